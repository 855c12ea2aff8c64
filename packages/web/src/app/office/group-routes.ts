import { createRoute } from "@tanstack/react-router";
import type { office } from "../inside.ts";
import { page } from "../page.ts";
import { texts } from "../search-texts.ts";
import { guarded } from "./guarded.tsx";

/** Groups of people. */
export function groupRoutes(parent: typeof office) {
  const getParentRoute = () => parent;

  const groups = createRoute({
    getParentRoute,
    path: "/groups",
    validateSearch: texts,
    component: guarded(
      "people.read",
      page(() => import("../../members/groups/GroupsPage.tsx"), "GroupsPage", "members/groups"),
    ),
  });
  const group = createRoute({
    getParentRoute,
    path: "/groups/$groupId",
    validateSearch: texts,
    component: guarded(
      "people.read",
      page(() => import("../../members/groups/GroupPage.tsx"), "GroupPage", "members/groups"),
    ),
  });
  const importMembers = createRoute({
    getParentRoute,
    path: "/groups/$groupId/import",
    component: guarded(
      "people.edit",
      page(
        () => import("../../members/groups/ImportPage.tsx"),
        "ImportPage",
        "members/groups",
        "core/imports",
      ),
    ),
  });

  return [groups, group, importMembers] as const;
}
