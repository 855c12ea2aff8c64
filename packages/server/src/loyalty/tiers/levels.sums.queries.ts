import { type RawBuilder, sql } from "kysely";

// Sums of a person in a campaign, from the ledger. Each part is the SQL of an id.
type Id = RawBuilder<unknown>;

/** Experience credited, audited or not. */
export function credited(client: Id, campaign: Id, user: Id): RawBuilder<number> {
  return sql<number>`coalesce((
    select x.balance from ledger_accounts x
    where x.client_id = ${client} and x.user_id = ${user} and x.pot_id = ${campaign} and x.unit = 'XP'
      and x.kind = 'xp'), 0)::bigint`;
}

/** Audited experience, what no audit can take any more. */
export function audited(client: Id, campaign: Id, user: Id): RawBuilder<number> {
  return sql<number>`coalesce((
    select sum(x.experience - x.experience_reversed) from ledger_lots x
    where x.client_id = ${client} and x.pot_id = ${campaign} and x.user_id = ${user} and x.audit = 'cleared'),
    0)::bigint`;
}
