import * as contract from "@trilha/contract/learning/badges/endpoints.ts";
import { type Route, route } from "../../core/use-case.ts";
import { createBadge, editBadge, listBadges, previewBadge, readBadge } from "./edit-badge.ts";
import { listAwarded } from "./list-awarded.ts";
import { listCourseBadges } from "./list-course-badges.ts";
import { listOwnBadges, seeBadges } from "./own-badges.ts";
import { readSharedBadge, shareBadge, unshareBadge } from "./share-badge.ts";

export const badgeRoutes: readonly Route[] = [
  route(contract.listBadges, listBadges),
  route(contract.readBadge, readBadge),
  route(contract.createBadge, createBadge),
  route(contract.editBadge, editBadge),
  route(contract.previewBadge, previewBadge),
  route(contract.listAwarded, listAwarded),
  route(contract.listOwnBadges, listOwnBadges),
  route(contract.seeBadges, seeBadges),
  route(contract.listCourseBadges, listCourseBadges),
  route(contract.shareBadge, shareBadge),
  route(contract.unshareBadge, unshareBadge),
  route(contract.readSharedBadge, readSharedBadge),
];
