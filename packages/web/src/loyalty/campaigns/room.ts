import { IconFlag3, IconTable } from "@tabler/icons-react";
import { listCampaigns, readPointsTable, readSignUp } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { listOfficeCampaigns, readCampaign } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { listPhotoTypes } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/campaigns",
    load: () => import("./office/list/CampaignListPage.tsx"),
    view: "CampaignListPage",
    texts: ["loyalty/campaigns/office", "core/exports"],
    search: textsOfSearch,
    endpoints: [listOfficeCampaigns],
    place: {
      id: "office-campaigns",
      label: "officeCampaigns",
      icon: IconFlag3,
      group: "earning",
      position: 1,
    },
  }),
  officePage({
    path: "/admin/campaigns/photo-types",
    load: () => import("./office/photo-types/PhotoTypesPage.tsx"),
    view: "PhotoTypesPage",
    texts: ["loyalty/campaigns/office"],
    endpoints: [listPhotoTypes],
  }),
  officePage({
    path: "/admin/campaigns/$campaignId/{-$part}",
    load: () => import("./office/CampaignPage.tsx"),
    view: "CampaignPage",
    texts: ["loyalty/campaigns/office", "loyalty/earning", "members/eligibility", "core/imports"],
    endpoints: [readCampaign],
  }),
  personPage({
    path: "/campaigns",
    load: () => import("./CampaignsPage.tsx"),
    view: "CampaignsPage",
    texts: ["loyalty/campaigns", "loyalty/earning"],
    endpoints: [listCampaigns],
    module: "has_campaigns",
    place: {
      id: "campaigns",
      icon: IconFlag3,
      group: "programme",
      position: 2,
      item: "campaigns",
    },
  }),
  personPage({
    path: "/campaigns/$campaignId",
    load: () => import("./SignUpPage.tsx"),
    view: "SignUpPage",
    texts: ["loyalty/campaigns", "loyalty/earning"],
    endpoints: [readSignUp],
    module: "has_campaigns",
  }),
  personPage({
    path: "/points-table",
    load: () => import("./PointsTablePage.tsx"),
    view: "PointsTablePage",
    texts: ["loyalty/campaigns", "loyalty/earning"],
    search: textsOfSearch,
    endpoints: [readPointsTable],
    place: {
      id: "points-table",
      label: "pointsTable",
      icon: IconTable,
      group: "programme",
      position: 7,
      item: "points-table",
    },
  }),
] as const;
