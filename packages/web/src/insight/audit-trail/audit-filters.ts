import { auditEntities } from "@trilha/contract/core/audit-acts.ts";
import { type FilterReader, text } from "../../core/lists/read-filters.ts";

/** The thing entries are about, by its id; only with its kind. */
export const entityId: FilterReader<string> = (values) =>
  auditEntities.some((entity) => entity === values.entity) ? text()(values, "entityId") : undefined;
