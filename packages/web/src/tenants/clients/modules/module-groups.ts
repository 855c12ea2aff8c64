import type { ModuleFlag } from "@trilha/contract/core/modules.ts";

/** The modules as people think of them; every one the product has stands in one group. */
export const MODULE_GROUPS = {
  learning: ["has_courses", "has_trails", "has_certificates", "has_events", "group_training_use_score"],
  programme: [
    "has_campaigns",
    "has_sales",
    "has_photos",
    "has_points_table",
    "has_reward_store",
    "has_ranking",
    "has_badges",
  ],
  person: ["has_profile", "has_support"],
} as const satisfies Record<string, readonly ModuleFlag[]>;

export type ModuleGroup = keyof typeof MODULE_GROUPS;
