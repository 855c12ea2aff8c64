import { IconUsersGroup } from "@tabler/icons-react";
import {
  importGroupMembers,
  listGroupMembers,
  listPeopleGroups,
  readPeopleGroup,
} from "@trilha/contract/members/groups/endpoints.ts";
import { officePage } from "../../room/page.ts";
import { textsOfSearch } from "../../room/search.ts";

export const pages = [
  officePage({
    path: "/admin/groups",
    load: () => import("./GroupsPage.tsx"),
    view: "GroupsPage",
    texts: ["members/groups"],
    search: textsOfSearch,
    endpoints: [listPeopleGroups],
    place: { id: "people-groups", label: "peopleGroups", icon: IconUsersGroup, group: "people", position: 3 },
  }),
  officePage({
    path: "/admin/groups/$groupId",
    load: () => import("./GroupPage.tsx"),
    view: "GroupPage",
    texts: ["members/groups"],
    search: textsOfSearch,
    endpoints: [readPeopleGroup, listGroupMembers],
  }),
  officePage({
    path: "/admin/groups/$groupId/import",
    load: () => import("./ImportPage.tsx"),
    view: "ImportPage",
    texts: ["members/groups", "core/imports"],
    endpoints: [importGroupMembers],
  }),
] as const;
