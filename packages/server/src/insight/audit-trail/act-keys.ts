import type { AuditAct } from "@trilha/contract/core/audit-acts.ts";

/** Acts done to a photo as to a sale: a photo's name is its store's. */
export const photoActs = ["audit.decide photo", "audit.ask_picture photo", "audit.reverse photo"] as const;

/** Sentence of each act in one language, with [who] and [whom] where names stand: never reordered around them. */
export type ActWords = Readonly<Record<AuditAct | (typeof photoActs)[number], string>>;
