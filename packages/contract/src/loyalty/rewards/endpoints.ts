import * as z from "zod/mini";
import { type EndpointSpec, endpoint } from "../../core/endpoint.ts";
import { pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { id, searchText } from "../../core/shapes.ts";
import { codeEndpoints } from "./code-endpoints.ts";
import { rewardOfficeEndpoints } from "./office-endpoints.ts";
import { sectionEndpoints } from "./section-endpoints.ts";
import * as shape from "./shapes.ts";
import { stockEndpoints } from "./stock-endpoints.ts";

const params = z.strictObject({ id });
const yes = z.optional(z.literal("true"));

export const listStore = endpoint({
  id: "rewards.list",
  method: "GET",
  path: "/api/rewards",
  summary: "What the store of the person's country offers, with what each item means for them",
  access: "participant",
  module: "has_reward_store",
  query: z.strictObject({
    /** Campaign whose points pay; else the campaign whose points they may spend. */
    campaignId: z.optional(id),
    /** Words of the name, in any order, without accents. */
    search: searchText,
    departmentId: z.optional(id),
    categoryId: z.optional(id),
    sort: z._default(shape.storeSort, "popular"),
    /** Only what they have the points for and nothing locks. */
    affordable: yes,
    wished: yes,
    inStock: yes,
    ...pageQuery,
  }),
  answer: shape.storePage,
  problems: [genericProblems.notFound],
});

export const readStoreSections = endpoint({
  id: "rewards.sections",
  method: "GET",
  path: "/api/rewards/sections",
  summary: "Departments and categories with something to see in the person's country",
  access: "participant",
  module: "has_reward_store",
  answer: shape.storeSections,
});

export const readStoreItem = endpoint({
  id: "rewards.read",
  method: "GET",
  path: "/api/rewards/:id",
  summary: "One item of the store: texts, pictures, price, and what opens it",
  access: "participant",
  module: "has_reward_store",
  params,
  query: z.strictObject({ campaignId: z.optional(id) }),
  answer: shape.storeItem,
  problems: [genericProblems.notFound],
});

export const wishReward = endpoint({
  id: "rewards.wish",
  method: "PUT",
  path: "/api/rewards/:id/wish",
  summary: "Put an item on one's wish list",
  access: "participant",
  module: "has_reward_store",
  params,
  problems: [genericProblems.notFound],
});

export const unwishReward = endpoint({
  id: "rewards.unwish",
  method: "DELETE",
  path: "/api/rewards/:id/wish",
  summary: "Take an item off one's wish list",
  access: "participant",
  module: "has_reward_store",
  params,
});

export const rewardEndpoints: readonly EndpointSpec[] = [
  listStore,
  readStoreSections,
  readStoreItem,
  wishReward,
  unwishReward,
  ...rewardOfficeEndpoints,
  ...sectionEndpoints,
  ...stockEndpoints,
  ...codeEndpoints,
];
