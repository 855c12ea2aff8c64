import { endpoint } from "../../core/endpoint.ts";
import { genericProblems } from "../../core/problems.ts";
import { rewardProblems } from "./problems.ts";
import * as shape from "./section-shapes.ts";

export const readSections = endpoint({
  id: "rewards.office_sections",
  method: "GET",
  path: "/api/office/reward-sections",
  summary: "Departments and categories of the store, with those switched off",
  access: "rewards.read",
  module: "has_reward_store",
  answer: shape.rewardSections,
});

export const editSections = endpoint({
  id: "rewards.section_edit",
  method: "PUT",
  path: "/api/office/reward-sections",
  summary: "Write departments and categories as a whole; what exists may be switched off, never left out",
  access: "rewards.edit",
  module: "has_reward_store",
  body: shape.sectionsEdit,
  answer: shape.rewardSections,
  problems: [
    genericProblems.notFound,
    genericProblems.conflict,
    rewardProblems.sectionMissing,
    rewardProblems.sectionNameUsed,
  ],
  bodyLimit: 1024 * 1024,
});

export const readCategoryLimits = endpoint({
  id: "rewards.office_limits",
  method: "GET",
  path: "/api/office/reward-limits",
  summary: "How many units of a category one person may order in a period",
  access: "rewards.read",
  module: "has_reward_store",
  answer: shape.categoryLimits,
});

export const editCategoryLimits = endpoint({
  id: "rewards.limits",
  method: "PUT",
  path: "/api/office/reward-limits",
  summary: "Write the limits of all categories as a whole",
  access: "rewards.edit",
  module: "has_reward_store",
  body: shape.categoryLimitsEdit,
  answer: shape.categoryLimits,
  problems: [genericProblems.notFound, genericProblems.conflict],
  bodyLimit: 1024 * 1024,
});

export const readRewardSettings = endpoint({
  id: "rewards.office_settings",
  method: "GET",
  path: "/api/office/reward-settings",
  summary: "What a point is worth in money",
  access: "rewards.read",
  module: "has_reward_store",
  answer: shape.rewardSettings,
});

export const editRewardSettings = endpoint({
  id: "rewards.settings",
  method: "PUT",
  path: "/api/office/reward-settings",
  summary: "Say what a point is worth in money, or that nothing is shown in money",
  access: "rewards.edit",
  module: "has_reward_store",
  body: shape.rewardSettingsEdit,
  answer: shape.rewardSettings,
  problems: [genericProblems.conflict],
});

export const sectionEndpoints = [
  readSections,
  editSections,
  readCategoryLimits,
  editCategoryLimits,
  readRewardSettings,
  editRewardSettings,
];
