import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import { catalogueRoutes } from "../../../catalog/products/index.ts";
import { supportRoutes } from "../../../content/support/index.ts";
import type { Route, UseCase } from "../../../core/use-case.ts";
import { badgeRoutes } from "../../../learning/badges/index.ts";
import { certificateRoutes } from "../../../learning/certificates/index.ts";
import { enrolmentRoutes } from "../../../learning/enrolments/index.ts";
import { resultRoutes } from "../../../learning/grading/index.ts";
import { drillRoutes } from "../../../learning/practice/index.ts";
import { adjustmentRoutes } from "../../../loyalty/adjustments/index.ts";
import { campaignRoutes } from "../../../loyalty/campaigns/index.ts";
import { auditRoutes } from "../../../loyalty/claims/index.ts";
import { orderRoutes } from "../../../loyalty/orders/index.ts";
import { rewardRoutes } from "../../../loyalty/rewards/index.ts";
import { levelRoutes } from "../../../loyalty/tiers/index.ts";
import { peopleRoutes } from "../../../members/people/index.ts";
import { trainingRoutes } from "../../../members/requirements/index.ts";
import { segmentRoutes } from "../../../members/segments/index.ts";
import { auditTrailRoutes } from "../../audit-trail/index.ts";
import { reportRoutes } from "../../reports/index.ts";
import * as certificate from "./certificates.ts";
import * as drill from "./drills.ts";
import * as results from "./grading.ts";
import * as institutional from "./institutional.ts";
import type { ExportSource } from "./kind.ts";
import * as learning from "./learning.ts";
import * as list from "./lists.ts";
import * as figure from "./reports.ts";
import * as segment from "./segments.ts";
import * as store from "./store.ts";
import { parcelRoute, warehouse } from "./warehouse.ts";

/** Each kind as its own page reads it: same filters, same rights, same rows. */
export const kinds: Readonly<Record<ExportKind, ExportSource>> = {
  people: list.people,
  segments: segment.segments,
  segment_people: segment.people,
  claims: list.claims,
  products: list.products,
  stores: list.stores,
  awards: list.awards,
  campaigns: list.campaigns,
  levels: list.levels,
  completions: list.completions,
  rewards: store.rewards,
  stock: store.stock,
  stock_moves: store.stockMoves,
  stock_corrections: store.stockCorrections,
  orders: store.orders,
  warehouse,
  enrolments: learning.enrolments,
  learning_people: learning.people,
  learning_stores: learning.stores,
  learning_groups: learning.groups,
  learning_courses: learning.courses,
  certificates: certificate.certificates,
  badge_people: certificate.badgePeople,
  drill_people: drill.people,
  consents: institutional.consents,
  audit_trail: institutional.auditTrail,
  support_requests: institutional.supportRequests,
  results_tests: results.tests,
  results_people: results.people,
  results_places: results.places,
  results_items: results.items,
  results_attempts: results.attempts,
  results_opinions: results.opinions,
  results_comments: results.comments,
  "figures.sales": figure.sales,
  "figures.points": figure.points,
  "figures.queues": figure.queues,
  "figures.audit": figure.audit,
  "figures.redemption": figure.redemption,
  "figures.levels": figure.levels,
  "figures.ages": figure.ages,
  "figures.compare": figure.compare,
};

const routes: readonly Route[] = [
  ...peopleRoutes,
  ...segmentRoutes,
  ...auditRoutes,
  ...catalogueRoutes,
  ...adjustmentRoutes,
  ...campaignRoutes,
  ...levelRoutes,
  ...trainingRoutes,
  ...enrolmentRoutes,
  ...resultRoutes,
  ...rewardRoutes,
  ...orderRoutes,
  ...reportRoutes,
  ...certificateRoutes,
  ...drillRoutes,
  ...badgeRoutes,
  ...supportRoutes,
  ...auditTrailRoutes,
  parcelRoute,
];

/** Use case of a kind's endpoint. */
export function useCaseOf({ spec }: ExportSource): UseCase<EndpointSpec> {
  const match = routes.find((route) => route.spec === spec);
  if (!match) throw new Error(`${spec.id} has no route`);
  return match.useCase;
}
