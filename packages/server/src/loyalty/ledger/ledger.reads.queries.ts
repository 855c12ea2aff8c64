import { sql } from "kysely";
import type { PersonalAccount, ProgrammeAccount } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import type { LedgerType } from "./ledger.post.queries.ts";
import type { Bucket } from "./rules/lot.ts";

export interface PotBalanceRow {
  potId: string;
  balances: Record<PersonalAccount, number>;
  earned: number;
}

export async function balancesOf(
  tx: Tx,
  clientId: string,
  userId: string,
  potIds: readonly string[] | undefined,
): Promise<PotBalanceRow[]> {
  const { rows } = await sql<PotBalanceRow>`
    select pot_id as "potId", jsonb_object_agg(kind, balance) as balances,
      coalesce(sum(earned) filter (where unit = 'PTS'), 0)::bigint as earned
    from ledger_accounts
    where client_id = ${clientId} and user_id = ${userId}
      and (${potIds ? [...potIds] : null}::uuid[] is null or pot_id = any(${potIds ? [...potIds] : null}::uuid[]))
    group by pot_id order by pot_id`.execute(tx);
  return rows;
}

/** When which open points of a person go, the first first. */
export async function expiringOf(
  tx: Tx,
  clientId: string,
  userId: string,
  potIds: readonly string[],
): Promise<{ potId: string; points: number; at: Date }[]> {
  const { rows } = await sql<{ potId: string; points: number; at: Date }>`
    select pot_id as "potId", sum(open)::bigint as points, expires_at as at
    from ledger_lots
    where client_id = ${clientId} and user_id = ${userId} and pot_id = any(${[...potIds]}::uuid[]) and open > 0
    group by pot_id, expires_at order by pot_id, expires_at`.execute(tx);
  return rows;
}

export interface StatementRow {
  id: number;
  type: LedgerType;
  potId: string;
  at: Date;
  occurredAt: Date;
  source: { type: string; id: string };
  ruleSetVersionId: string | null;
  reason: string | null;
  details: Record<string, unknown>;
  points: number;
  available: number;
  debt: number;
  experience: number;
  lots: (Record<Bucket, number> & { audit: "awaiting" | "cleared" | "rejected"; open: number })[];
}

/** Rows before `before`, the newest first, one more than asked; found in the index, then read one by one. */
export async function statementRows(
  tx: Tx,
  query: {
    clientId: string;
    userId: string;
    before: number | undefined;
    rows: number;
    potId: string | undefined;
    types: readonly LedgerType[] | undefined;
  },
): Promise<StatementRow[]> {
  const { rows } = await sql<StatementRow>`
    with page as materialized (
      select id from ledger_transactions
      where client_id = ${query.clientId} and user_id = ${query.userId} and type <> 'clear'
        and id < ${query.before ?? Number.MAX_SAFE_INTEGER}
        and (${query.potId ?? null}::uuid is null or pot_id = ${query.potId ?? null}::uuid)
        and (${query.types ? [...query.types] : null}::text[] is null
          or type = any(${query.types ? [...query.types] : null}::text[]))
      order by id desc limit ${query.rows + 1}
    )
    select t.id, t.type, t.pot_id as "potId", t.posted_at as at, t.occurred_at as "occurredAt",
      jsonb_build_object('type', t.source_type, 'id', t.source_id) as source,
      t.rule_set_version_id as "ruleSetVersionId", t.reason,
      -- Points taken back stand on the document that gave them.
      case when t.details ? 'document' or o.details is null then t.details
        else t.details || jsonb_build_object('document', o.details -> 'document') end as details,
      e.points, e.available, e.debt, e.experience, coalesce(l.lots, '[]'::jsonb) as lots
    from page join ledger_transactions t on t.id = page.id
    left join ledger_transactions o on o.id = t.reverses
    cross join lateral (
      select coalesce(sum(e.amount) filter (where a.unit = 'PTS'), 0)::bigint as points,
        coalesce(sum(e.amount) filter (where a.kind in ('uncleared', 'cleared')), 0)::bigint as available,
        coalesce(-sum(e.amount) filter (where a.kind = 'debt'), 0)::bigint as debt,
        coalesce(sum(e.amount) filter (where a.unit = 'XP'), 0)::bigint as experience
      from ledger_entries e join ledger_accounts a on a.id = e.account_id
      where e.transaction_id = t.id and e.account_version is not null
    ) e
    left join lateral (
      select jsonb_agg(jsonb_build_object('audit', audit, 'open', open, 'held', held, 'redeemed', redeemed,
        'transferred', transferred, 'expired', expired, 'reversed', reversed, 'repaid', repaid, 'owed', owed,
        'written_off', written_off, 'adjusted', adjusted) order by id) as lots
      from ledger_lots where transaction_id = t.id
    ) l on true
    order by t.id desc`.execute(tx);
  return rows;
}

export interface SourceLotRow {
  sourceId: string;
  audit: "awaiting" | "cleared" | "rejected";
  points: number;
  experience: number;
  open: number;
  held: number;
  spent: number;
  reversed: number;
  expired: number;
  experienceReversed: number;
}

export async function lotsBySources(
  tx: Tx,
  clientId: string,
  sourceIds: readonly string[],
): Promise<SourceLotRow[]> {
  const { rows } = await sql<SourceLotRow>`
    select source_id as "sourceId", audit, original as points, experience, open, held,
      redeemed + transferred + repaid + owed + written_off as spent, reversed, expired,
      experience_reversed as "experienceReversed"
    from ledger_lots where client_id = ${clientId} and source_id = any(${[...sourceIds]}::uuid[])
    order by source_id, id`.execute(tx);
  return rows;
}

/** Persons who still have open points in a pot, page by page. */
export async function peopleWithOpenPoints(
  tx: Tx,
  clientId: string,
  potId: string,
  after: string | undefined,
  rows: number,
): Promise<string[]> {
  const people = await tx
    .selectFrom("ledger_accounts")
    .select("user_id")
    .distinct()
    .where("client_id", "=", clientId)
    .where("pot_id", "=", potId)
    .where("kind", "in", ["uncleared", "cleared"])
    .where("balance", ">", 0)
    .$if(after !== undefined, (query) => query.where("user_id", ">", after ?? ""))
    .orderBy("user_id")
    .limit(rows)
    .$narrowType<{ user_id: string }>()
    .execute();
  return people.map(({ user_id }) => user_id);
}

/** §loyalty#points-given Credited in pots less what was taken back, from the programme's own accounts: nobody's row is read. */
export async function givenOfPots(
  tx: Tx,
  clientId: string,
  potIds: readonly string[],
): Promise<{ potId: string; given: number }[]> {
  const { rows } = await sql<{ potId: string; given: number }>`
    with accounts as materialized (
      select id, pot_id from ledger_accounts
      where client_id = ${clientId} and user_id is null and pot_id = any(${[...potIds]}::uuid[])
        and unit = 'PTS' and kind in ('issuance', 'reversed')
    ), since as (
      select e.account_id, sum(e.amount) as amount
      from ledger_transactions t
        join ledger_entries e on e.transaction_id = t.id join accounts a on a.id = e.account_id
      where t.client_id = ${clientId} and t.made_in >= coalesce(
        (select end_made_in from ledger_seals where client_id = ${clientId} order by number desc limit 1), '0'::xid8)
      group by e.account_id
    )
    select a.pot_id as "potId", (-sum(coalesce(r.balance, 0) + coalesce(s.amount, 0)))::bigint as given
    from accounts a
      left join ledger_rollups r on r.account_id = a.id
      left join since s on s.account_id = a.id
    group by a.pot_id`.execute(tx);
  return rows;
}

/** Sums per account kind of a pot: people's from their rows, the programme's from roll-ups and what came since. */
export async function sumsOfPot(
  tx: Tx,
  clientId: string,
  potId: string,
): Promise<{ unit: "PTS" | "XP" | "PARTNER"; kind: PersonalAccount | ProgrammeAccount; total: number }[]> {
  const { rows } = await sql<{
    unit: "PTS" | "XP" | "PARTNER";
    kind: PersonalAccount | ProgrammeAccount;
    total: number;
  }>`
    with accounts as materialized (
      select id, unit, kind, balance from ledger_accounts where client_id = ${clientId} and pot_id = ${potId}
    ), sealed as (
      select coalesce(
        (select end_made_in from ledger_seals where client_id = ${clientId} order by number desc limit 1),
        '0'::xid8) as until
    ), since as (
      select e.account_id, sum(e.amount) as amount
      from sealed, ledger_transactions t join ledger_entries e on e.transaction_id = t.id
      where t.client_id = ${clientId} and t.made_in >= sealed.until and t.pot_id = ${potId}
        and e.account_version is null
      group by e.account_id
    )
    select a.unit, a.kind, sum(coalesce(a.balance, coalesce(r.balance, 0) + coalesce(s.amount, 0)))::bigint as total
    from accounts a
      left join ledger_rollups r on r.account_id = a.id and a.balance is null
      left join since s on s.account_id = a.id and a.balance is null
    group by a.unit, a.kind`.execute(tx);
  return rows;
}
