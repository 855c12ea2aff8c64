/** §entities#client, §roles#module-access: one flag a module, named as the spec names them. */
export const moduleFlags = [
  "has_courses",
  "has_trails",
  "has_presential_courses",
  "has_webcasts",
  "has_live_classes",
  "has_podcasts",
  "has_library",
  "has_news",
  "has_forum",
  "has_surveys",
  "has_reward_store",
  "has_points_table",
  "has_campaigns",
  "has_sales",
  "has_photos",
  "has_events",
  "has_badges",
  "has_certificates",
  "has_ranking",
  "has_profile",
  "has_faq",
  "has_support",
  "group_training_use_score",
] as const;
export type ModuleFlag = (typeof moduleFlags)[number];
export type Module = Exclude<ModuleFlag, "group_training_use_score">;

/** Modules of a client; a flag that is missing is off. */
export type ModuleFlags = Readonly<Partial<Record<ModuleFlag, boolean>>>;

/** §roles#module-access: what is on where no client is found. */
export const flagsWithoutClient: ModuleFlags = { has_ranking: true, group_training_use_score: true };

/** Modules the product does not have yet: no client can switch them on, and no place leads to them. */
export const plannedModules: ReadonlySet<ModuleFlag> = new Set([
  "has_presential_courses",
  "has_webcasts",
  "has_live_classes",
  "has_podcasts",
  "has_library",
  "has_news",
  "has_forum",
  "has_surveys",
  "has_faq",
]);

/** The module something belongs to: one, any of several, or none, where every client has it (`always`). */
export type ModuleUse = Module | readonly [Module, Module, ...Module[]] | "always";

/** Module of each kind of course. */
export const moduleOfCourse = { course: "has_courses", trail: "has_trails" } as const;

/** Courses and trails share their calls: either module opens them. */
export const learningModules = [moduleOfCourse.course, moduleOfCourse.trail] as const satisfies ModuleUse;

/** Campaigns say what sales, photos and the table of points are worth: each of these modules reads them. */
export const campaignModules = [
  "has_campaigns",
  "has_sales",
  "has_photos",
  "has_points_table",
] as const satisfies ModuleUse;

/** Learning, campaigns, rewards and badges are for some people: a segment of them serves each of these modules. */
export const audienceModules = [
  ...learningModules,
  ...campaignModules,
  "has_reward_store",
  "has_badges",
  "has_events",
] as const satisfies ModuleUse;

/** Sales and photos share their audit: either module opens it. */
export const claimModules = ["has_sales", "has_photos"] as const satisfies ModuleUse;

/** Module of each kind of report. */
export const claimModuleOf = { claim: "has_sales", photo: "has_photos" } as const;

/** Points are earned in campaigns and spent in the store: either module shows them. */
export const pointModules = ["has_campaigns", "has_reward_store"] as const satisfies ModuleUse;

/** Whether a client with these flags has what belongs to the module (§roles#module-access). */
export function isModuleOn(use: ModuleUse, flags: ModuleFlags): boolean {
  if (use === "always") return true;
  return typeof use === "string" ? flags[use] === true : use.some((module) => flags[module] === true);
}
