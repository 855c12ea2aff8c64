import { sql } from "kysely";
import type { DueDates, SetUpStep, StaffQueue } from "../../core/staff-queue.ts";

/** Rules somebody else proposed. */
export const rulesQueue: StaffQueue = {
  rights: ["campaigns.approve"],
  module: "has_campaigns",
  waiting: ({ clientId, userId }) => sql`
    select proposed_at as at from rule_set_versions
    where client_id = ${clientId} and state = 'proposed' and proposed_by is distinct from ${userId}
    order by proposed_at`,
};

const dated = (states: string, at: "begins_at" | "ends_at"): DueDates => ({
  right: "campaigns.read",
  module: "has_campaigns",
  due: ({ clientId, now, until }) => sql`
    select id, null::integer as number, title, ${sql.ref(at)} as at from campaigns
    where client_id = ${clientId} and state = any (string_to_array(${states}, ' '))
      and ${sql.ref(at)} between ${now}::timestamptz and ${until}::timestamptz
    order by ${sql.ref(at)}`,
});

export const campaignsToBegin = dated("scheduled", "begins_at");
export const campaignsToEnd = dated("running", "ends_at");

/** Campaigns that should begin and whose rules are not approved yet, also those whose day has come. */
export const campaignsUnready: DueDates = {
  right: "campaigns.edit",
  module: "has_campaigns",
  due: ({ clientId, now, until }) => sql`
    select id, null::integer as number, title, begins_at as at from campaigns
    where client_id = ${clientId} and state in ('draft', 'validated') and begins_at <= ${until}::timestamptz
      and ends_at > ${now}::timestamptz
    order by begins_at`,
};

export const campaignStep: SetUpStep = {
  module: "has_campaigns",
  isDone: (clientId) => sql`
    exists (select from rule_set_versions where client_id = ${clientId} and state = 'approved')`,
};
