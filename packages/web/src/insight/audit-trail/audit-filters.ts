import type { FilterValues } from "../../ui/list/filters.ts";
import type { AuditFilters } from "./audit.queries.ts";

/** What staff writes can be about. */
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

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const day = /^\d{4}-\d{2}-\d{2}$/;

const dayOf = (text: string | undefined): string | undefined =>
  text && day.test(text) && !Number.isNaN(Date.parse(text)) ? text : undefined;

/** The trail's query as the address says it; what it could not mean is left out. */
export function queryOf(values: FilterValues): AuditFilters {
  const entity = ENTITIES.find((one) => one === values.entity);
  const filters: AuditFilters = {
    entity,
    entityId: entity ? values.entityId?.slice(0, 64) || undefined : undefined,
    actorId: values.actorId && uuid.test(values.actorId) ? values.actorId : undefined,
    from: dayOf(values.from),
    to: dayOf(values.to),
  };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}
