import type { ModuleFlag, ModuleItemKey } from "@trilha/contract/tenants/clients/shapes.ts";

/** The module behind a place of the menu; with the module off the place does not show, whatever the menu says. */
export const FLAG_OF: Readonly<Partial<Record<ModuleItemKey, ModuleFlag>>> = {
  "online-courses": "has_courses",
  trails: "has_trails",
  "presential-courses": "has_presential_courses",
  webinars: "has_webcasts",
  "live-classes": "has_live_classes",
  podcasts: "has_podcasts",
  library: "has_library",
  news: "has_news",
  campaigns: "has_campaigns",
  "insert-sales": "has_sales",
  "upload-photos": "has_photos",
  "points-table": "has_points_table",
  "reward-store": "has_reward_store",
  events: "has_events",
  ranking: "has_ranking",
  faq: "has_faq",
  support: "has_support",
  profile: "has_profile",
};
