import * as z from "zod/mini";
import { endpoint } from "../../core/endpoint.ts";
import { importProblems } from "../../core/imports/problems.ts";
import { importFile, importReport } from "../../core/imports/report.ts";
import { page, pageQuery } from "../../core/page.ts";
import { genericProblems } from "../../core/problems.ts";
import { country, id, searchText } from "../../core/shapes.ts";
import * as shape from "./office-shapes.ts";
import { rewardProblems } from "./problems.ts";
import { delivery } from "./shapes.ts";

const params = z.strictObject({ id });
const wrong = [
  rewardProblems.skuUsed,
  rewardProblems.windowsWrong,
  rewardProblems.notReady,
  rewardProblems.deliveryFixed,
];

export const listRewards = endpoint({
  id: "rewards.office_list",
  method: "GET",
  path: "/api/office/rewards",
  summary: "Items of the store, by SKU, with price and stock of each country",
  access: "rewards.read",
  module: "has_reward_store",
  query: z.strictObject({
    /** In name or SKU. */
    search: searchText,
    state: z.optional(shape.rewardState),
    departmentId: z.optional(id),
    categoryId: z.optional(id),
    country: z.optional(country),
    delivery: z.optional(delivery),
    /** Only what is sold out in a country it is offered in. */
    soldOut: z.optional(z.literal("true")),
    ...pageQuery,
  }),
  answer: page(shape.rewardListItem),
});

export const readReward = endpoint({
  id: "rewards.office_read",
  method: "GET",
  path: "/api/office/rewards/:id",
  summary: "One item of the store as it is edited",
  access: "rewards.read",
  module: "has_reward_store",
  params,
  answer: shape.officeReward,
  problems: [genericProblems.notFound],
});

export const createReward = endpoint({
  id: "rewards.create",
  method: "POST",
  path: "/api/office/rewards",
  summary: "Add an item to the store, as a draft",
  access: "rewards.edit",
  module: "has_reward_store",
  body: shape.rewardFields,
  answer: z.strictObject({ id }),
  problems: [genericProblems.notFound, rewardProblems.skuUsed, rewardProblems.windowsWrong],
  idempotent: true,
});

export const editReward = endpoint({
  id: "rewards.edit",
  method: "PUT",
  path: "/api/office/rewards/:id",
  summary: "Change an item; orders placed before keep what it was",
  access: "rewards.edit",
  module: "has_reward_store",
  params,
  body: shape.rewardEdit,
  answer: shape.officeReward,
  problems: [genericProblems.notFound, genericProblems.conflict, ...wrong],
  bodyLimit: 256 * 1024,
});

export const switchRewards = endpoint({
  id: "rewards.archive",
  method: "POST",
  path: "/api/office/rewards/states",
  summary: "Publish or archive one item or many; all or none",
  access: "rewards.edit",
  module: "has_reward_store",
  body: shape.rewardSwitching,
  answer: z.strictObject({ changed: z.number() }),
  problems: [genericProblems.notFound, rewardProblems.notReady],
  idempotent: true,
});

export const importRewards = endpoint({
  id: "rewards.import",
  method: "POST",
  path: "/api/office/rewards/import",
  summary: "Check a file of items (CSV or XLSX), or bring it in, whole or its good lines alone",
  access: "rewards.edit",
  module: "has_reward_store",
  body: z.strictObject(importFile),
  answer: importReport,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    importProblems.unreadable,
    importProblems.tooLong,
  ],
  rate: "upload",
  idempotent: true,
});

export const exportRewards = endpoint({
  id: "rewards.export",
  method: "GET",
  path: "/api/office/rewards/export",
  summary: "All items as the text of a CSV file that can be imported again",
  access: "rewards.edit",
  module: "has_reward_store",
  answer: z.strictObject({ name: z.string(), text: z.string() }),
});

export const rewardOfficeEndpoints = [
  listRewards,
  readReward,
  createReward,
  editReward,
  switchRewards,
  importRewards,
  exportRewards,
];
