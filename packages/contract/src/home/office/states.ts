/** Queues of the staff on the office home, in its order: what other people wait for first. */
export const officeQueues = [
  "registrations",
  "audit",
  "orders",
  "parcels",
  "levels",
  "support",
  "requests",
  "essays",
  "rules",
  "proposals",
  "corrections",
  "flags",
] as const;
export type OfficeQueue = (typeof officeQueues)[number];

/** Open work that stands still without its module: the queues, and what people are in the middle of. */
export const moduleWork = [...officeQueues, "courses", "trails"] as const;
export type ModuleWork = (typeof moduleWork)[number];

/** Failures somebody of the staff should look at. */
export const officeTroubles = ["lost_messages", "sold_out", "failed_files"] as const;
export type OfficeTrouble = (typeof officeTroubles)[number];

/** Dates of the next days, and those that passed with the work left. */
export const dueKinds = [
  "campaign_unready",
  "campaign_begins",
  "campaign_ends",
  "drill_ends",
  "support",
] as const;
export type DueKind = (typeof dueKinds)[number];

/** Steps of a new client, in the order they build on each other. */
export const setUpSteps = [
  "branding",
  "texts",
  "stores",
  "products",
  "people",
  "courses",
  "campaign",
  "rewards",
] as const;
export type SetUpStepName = (typeof setUpSteps)[number];

/** Kinds of records the office's one search finds. */
export const recordKinds = [
  "person",
  "campaign",
  "invoice",
  "order",
  "reward",
  "course",
  "question",
  "segment",
] as const;
export type RecordKind = (typeof recordKinds)[number];
