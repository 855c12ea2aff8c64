import { IconCamera, IconGavel, IconReceipt, IconReceipt2 } from "@tabler/icons-react";
import {
  listClaims,
  listQueue,
  openSubject,
  readAcceptance,
  readSubject,
  takeNext,
} from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { listSales, previewSale, readSale, reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { listPhotos, readPhotoForm } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { queryClient } from "../../api/query-client.ts";
import { officePage, personPage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/review",
    load: () => import("./audit/list/ReviewPage.tsx"),
    view: "ReviewPage",
    texts: ["loyalty/claims/audit", "loyalty/earning"],
    search: textsOfSearch,
    endpoints: [listQueue],
    place: { id: "review", icon: IconGavel, group: "earning", position: 5 },
  }),
  officePage({
    path: "/admin/review/work",
    load: () => import("./audit/work/WorkPage.tsx"),
    view: "WorkPage",
    texts: ["loyalty/claims/audit", "loyalty/earning"],
    search: textsOfSearch,
    endpoints: [takeNext, openSubject],
  }),
  officePage({
    path: "/admin/review/acceptance",
    load: () => import("./audit/acceptance/AcceptancePage.tsx"),
    view: "AcceptancePage",
    texts: ["loyalty/claims/audit"],
    endpoints: [readAcceptance],
  }),
  officePage({
    path: "/admin/claims",
    load: () => import("./audit/claims/ClaimsPage.tsx"),
    view: "ClaimsPage",
    texts: ["loyalty/claims/audit", "loyalty/earning", "core/exports"],
    search: textsOfSearch,
    endpoints: [listClaims],
    place: { id: "claims", icon: IconReceipt2, group: "earning", position: 4 },
  }),
  officePage({
    path: "/admin/claims/$type/$claimId",
    load: () => import("./audit/claims/ClaimPage.tsx"),
    view: "ClaimPage",
    texts: ["loyalty/claims/audit", "loyalty/earning"],
    endpoints: [readSubject],
  }),
  personPage({
    path: "/insert-sales",
    load: () => import("./sales/form/ReportPage.tsx"),
    view: "ReportPage",
    texts: ["loyalty/claims/sales", "loyalty/earning"],
    endpoints: [previewSale, reportSale],
    prefetch: async () => {
      const earning = await import("../earning/earning.queries.ts");
      const { items } = await queryClient.fetchQuery(earning.campaignsQuery);
      const campaign = earning.currentCampaign(items);
      if (!campaign?.can.report) return;
      await Promise.all([
        queryClient.prefetchQuery(earning.enrolmentQuery(campaign.id)),
        queryClient.prefetchQuery(earning.rulesQuery(campaign.id)),
      ]);
    },
    place: {
      id: "insert-sales",
      label: "report",
      icon: IconReceipt,
      group: "programme",
      position: 5,
      item: "insert-sales",
      tab: "report",
    },
  }),
  personPage({
    path: "/profile/sales",
    assembled: "SalesRoute",
    texts: ["loyalty/claims/sales", "loyalty/earning", "accounts/profile"],
    search: textsOfSearch,
    endpoints: [listSales],
  }),
  personPage({
    path: "/profile/sales/$saleId",
    load: () => import("./sales/history/SalePage.tsx"),
    view: "SalePage",
    texts: ["loyalty/claims/sales", "loyalty/earning"],
    search: textsOfSearch,
    endpoints: [readSale],
  }),
  personPage({
    path: "/upload-photos",
    load: () => import("./photos/PhotosPage.tsx"),
    view: "PhotosPage",
    texts: ["loyalty/claims/photos", "loyalty/earning"],
    search: textsOfSearch,
    endpoints: [readPhotoForm, listPhotos],
    place: {
      id: "upload-photos",
      label: "uploadPhotos",
      icon: IconCamera,
      group: "programme",
      position: 6,
      item: "upload-photos",
      tab: "report",
    },
  }),
] as const;
