import { type FilterReader, text } from "../../core/lists/read-filters.ts";

/** Entities that staff writes can be about. */
export const ENTITIES = [
  "person",
  "client",
  "people_file",
  "product",
  "product_file",
  "chain",
  "store",
  "store_file",
  "store_group",
  "claim",
  "photo",
  "campaign",
  "award_batch",
  "reward",
  "reward_file",
  "reward_shelves",
  "reward_limits",
  "reward_settings",
  "stock_correction",
  "order",
  "level_review",
  "training",
  "course",
  "trail",
  "course_label",
  "question",
  "question_bank",
  "drill",
  "certificate",
  "certificate_template",
  "badge",
  "attempt",
  "group",
  "package",
  "export",
  "company",
  "brand",
  "text",
  "support_request",
  "partner",
  "portfolio",
  "outbox_message",
  "job",
] as const;
export type Entity = (typeof ENTITIES)[number];

/** The thing entries are about, by its id; only with its kind. */
export const entityId: FilterReader<string> = (values) =>
  ENTITIES.some((entity) => entity === values.entity) ? text()(values, "entityId") : undefined;
