import { sql } from "kysely";
import type { SetUpStep } from "../../core/staff-queue.ts";

export const brandingStep: SetUpStep = {
  module: "always",
  isDone: (clientId) =>
    sql`exists (select from client_branding where client_id = ${clientId} and logos <> '{}')`,
};

/** Terms and privacy policy are published. */
export const textsStep: SetUpStep = {
  module: "always",
  isDone: (clientId) => sql`
    (select count(distinct kind) = 2 from legal_texts where client_id = ${clientId} and kind in ('terms', 'privacy'))`,
};
