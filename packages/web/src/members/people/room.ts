import { IconUsers } from "@tabler/icons-react";
import {
  importPeople,
  invitePerson,
  listPeople,
  readPerson,
} from "@trilha/contract/members/people/endpoints.ts";
import { listInvitations } from "@trilha/contract/members/people/invitations.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/people",
    load: () => import("./list/PeoplePage.tsx"),
    view: "PeoplePage",
    texts: ["members/people", "core/exports"],
    search: textsOfSearch,
    endpoints: [listPeople],
    place: { id: "people", icon: IconUsers, group: "people", position: 1 },
  }),
  officePage({
    path: "/admin/people/invite",
    load: () => import("./invite/InvitePage.tsx"),
    view: "InvitePage",
    texts: ["members/people"],
    endpoints: [invitePerson],
  }),
  officePage({
    path: "/admin/people/invited",
    load: () => import("./list/InvitedPage.tsx"),
    view: "InvitedPage",
    texts: ["members/people"],
    endpoints: [listInvitations],
  }),
  officePage({
    path: "/admin/people/import",
    load: () => import("./import/ImportPage.tsx"),
    view: "ImportPage",
    texts: ["members/people", "core/imports"],
    endpoints: [importPeople],
  }),
  officePage({
    path: "/admin/people/$personId",
    assembled: "PersonRoute",
    texts: ["members/people", "insight/audit-trail", "tenants/clients", "accounts/sign-in-methods"],
    endpoints: [readPerson],
  }),
] as const;
