import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface BookCheck {
  readonly name: string;
  /** Rows that are wrong, each in words; none when all is well. Takes a condition on the client. */
  readonly faults: (
    inClient: (column: RawBuilder<unknown>) => RawBuilder<unknown>,
  ) => RawBuilder<{ fault: string }>;
}

/** Invariants of the books; each is one statement and so sees one moment. */
export const bookChecks: readonly BookCheck[] = [
  {
    name: "every transaction sums to 0 per unit, with two entries or more, all of one client and pot",
    faults: (inClient) => sql`
      select 'transaction ' || t.id || ' «' || t.key || '» does not balance' as fault
      from ledger_transactions t
      left join (
        select e.transaction_id, a.unit, sum(e.amount) as total, count(*) as n,
          bool_or(a.client_id <> e.client_id) as astray, min(a.pot_id::text) as pot, max(a.pot_id::text) as last_pot
        from ledger_entries e join ledger_accounts a on a.id = e.account_id where ${inClient(sql`e.client_id`)}
        group by e.transaction_id, a.unit
      ) u on u.transaction_id = t.id
      where ${inClient(sql`t.client_id`)}
      group by t.id, t.key, t.pot_id
      having coalesce(sum(u.n), 0) < 2 or bool_or(u.total <> 0) or bool_or(u.astray)
        or min(u.pot) <> t.pot_id::text or max(u.last_pot) <> t.pot_id::text`,
  },
  {
    name: "every entry is of a transaction and on an account of its own client",
    faults: (inClient) => sql`
      select 'entry ' || e.line || ' of transaction ' || e.transaction_id || ' on account ' || e.account_id
        || case when t.id is null then ' has no transaction' when a.id is null then ' has no account'
             else ' stands between clients' end as fault
      from ledger_entries e
      left join ledger_transactions t on t.id = e.transaction_id
      left join ledger_accounts a on a.id = e.account_id
      where ${inClient(sql`e.client_id`)}
        and (t.client_id is distinct from e.client_id or a.client_id is distinct from e.client_id)`,
  },
  {
    name: "every balance follows from its entries, versions without gaps",
    faults: (inClient) => sql`
      select 'entry ' || line || ' of transaction ' || transaction_id || ': account ' || account_id
        || ' says ' || coalesce(balance_after::text, '-') || ' in version ' || account_version
        || ', its entries ' || total || ' in version ' || place as fault
      from (
        select e.*, sum(e.amount) over versions as total, row_number() over versions as place
        from ledger_entries e where e.account_version is not null and ${inClient(sql`e.client_id`)}
        window versions as (partition by e.account_id order by e.account_version)
      ) walked
      where balance_after is distinct from total or account_version <> place`,
  },
  {
    name: "every person's account says what its last entry says, and none is below its bound",
    faults: (inClient) => sql`
      select 'account ' || a.id || ' (' || a.kind || ') of person ' || a.user_id || ' has ' || a.balance
        || ', its entries ' || coalesce(e.total, 0) as fault
      from ledger_accounts a
      left join (
        select e.account_id, sum(e.amount) as total, count(*) as n,
          sum(e.amount) filter (where t.type in ('award', 'reverse', 'adjust')) as earned
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
        where e.account_version is not null and ${inClient(sql`e.client_id`)} group by e.account_id
      ) e on e.account_id = a.id
      where a.user_id is not null and ${inClient(sql`a.client_id`)}
        and (a.balance <> coalesce(e.total, 0) or a.version <> coalesce(e.n, 0) or a.earned <> coalesce(e.earned, 0)
          or (a.kind = 'debt' and a.balance > 0) or (a.kind <> 'debt' and a.balance < 0))`,
  },
  {
    name: "lots agree with people's accounts",
    faults: (inClient) => sql`
      select 'person ' || a.user_id || ' in pot ' || a.pot_id || ': ' || a.kind || ' is ' || a.balance
        || ', the lots say ' || coalesce(l.total, 0) as fault
      from ledger_accounts a
      left join (
        select client_id, user_id, pot_id, k.kind, sum(k.amount) as total
        from ledger_lots cross join lateral (values
          ('uncleared', case when audit = 'awaiting' then open else 0 end),
          ('cleared', case when audit = 'cleared' then open else 0 end),
          ('held', held), ('debt', -owed), ('xp', experience - experience_reversed)) k (kind, amount)
        where ${inClient(sql`client_id`)} group by 1, 2, 3, 4
      ) l on l.client_id = a.client_id and l.user_id = a.user_id and l.pot_id = a.pot_id and l.kind = a.kind
      where a.user_id is not null and ${inClient(sql`a.client_id`)} and a.balance <> coalesce(l.total, 0)`,
  },
  {
    name: "lots agree with the programme's accounts: everything issued is somewhere",
    faults: (inClient) => sql`
      select 'pot ' || pot_id || ': ' || what || ' is ' || booked || ', the lots say ' || in_lots as fault
      from (
        select coalesce(b.pot_id, l.pot_id) as pot_id, k.*
        from (
          select a.client_id, a.pot_id,
            sum(e.amount) filter (where a.unit = 'PTS' and a.kind = 'issuance') as issuance,
            sum(e.amount) filter (where a.unit = 'XP' and a.kind in ('issuance', 'adjustment')) as experience,
            sum(e.amount) filter (where a.unit = 'XP' and a.kind = 'reversed') as experience_reversed,
            sum(e.amount) filter (where a.kind in ('redeemed', 'transferred', 'partner_clearing')) as spent,
            sum(e.amount) filter (where a.kind = 'expired') as expired,
            sum(e.amount) filter (where a.unit = 'PTS' and a.kind = 'reversed') as reversed,
            sum(e.amount) filter (where a.unit = 'PTS' and a.kind = 'adjustment') as adjusted,
            sum(e.amount) filter (where a.kind = 'writeoff') as written_off
          from ledger_entries e join ledger_accounts a on a.id = e.account_id
          where e.account_version is null and ${inClient(sql`e.client_id`)} group by 1, 2
        ) b
        full join (
          select l.client_id, l.pot_id, sum(original) filter (where t.type = 'award') as awarded,
            coalesce(sum(original) filter (where t.type = 'adjust'), 0) as corrected,
            coalesce(sum(original) filter (where t.type in ('transfer_back', 'refund')), 0) as returned,
            sum(redeemed + transferred + owed + repaid + written_off) as spent, sum(expired) as expired,
            sum(l.reversed + owed + written_off) as reversed, sum(adjusted) as adjusted,
            sum(written_off) as written_off, sum(experience) as experience,
            sum(experience_reversed) as experience_reversed
          from ledger_lots l join ledger_transactions t on t.id = l.transaction_id
          where ${inClient(sql`l.client_id`)} group by 1, 2
        ) l on l.client_id = b.client_id and l.pot_id = b.pot_id
        cross join lateral (values
          ('issued', -coalesce(b.issuance, 0), coalesce(l.awarded, 0)),
          ('spent', coalesce(b.spent, 0), coalesce(l.spent - l.returned, 0)),
          ('expired', coalesce(b.expired, 0), coalesce(l.expired, 0)),
          ('reversed', coalesce(b.reversed, 0), coalesce(l.reversed, 0)),
          ('adjusted', coalesce(b.adjusted, 0), coalesce(l.adjusted - l.corrected, 0)),
          ('written off', -coalesce(b.written_off, 0), coalesce(l.written_off, 0)),
          ('experience', -coalesce(b.experience, 0), coalesce(l.experience, 0)),
          ('experience taken back', coalesce(b.experience_reversed, 0), coalesce(l.experience_reversed, 0))
        ) k (what, booked, in_lots)
      ) compared where booked <> in_lots`,
  },
  {
    name: "holds are covered by their lots, and what is spent had cleared",
    faults: (inClient) => sql`
      select 'hold ' || h.id || ' (' || h.purpose || ' ' || h.source_id || ', ' || h.state || ') of ' || h.amount
        || ' has ' || coalesce(s.total, 0) || ' in lots' as fault
      from ledger_holds h
      left join (
        select s.hold_id, sum(s.amount) as total, bool_or(l.audit = 'awaiting') as waits,
          bool_or(l.audit = 'rejected') as fell,
          bool_or(l.client_id <> s.client_id) as astray
        from ledger_hold_lots s join ledger_lots l on l.id = s.lot_id where ${inClient(sql`s.client_id`)} group by s.hold_id
      ) s on s.hold_id = h.id
      where ${inClient(sql`h.client_id`)}
        and (h.amount <> coalesce(s.total, 0) or s.astray or (h.state = 'captured' and s.waits)
          or (h.state = 'held' and s.fell))
      union all
      select 'lot ' || l.id || ' holds ' || l.held || ', its holds ' || coalesce(sum(s.amount), 0)
      from ledger_lots l
      left join (select s.lot_id, s.amount from ledger_hold_lots s join ledger_holds h on h.id = s.hold_id
                 where h.state = 'held' and ${inClient(sql`s.client_id`)}) s on s.lot_id = l.id
      where ${inClient(sql`l.client_id`)}
      group by l.id, l.held having l.held <> coalesce(sum(s.amount), 0)`,
  },
  {
    name: "roll-ups are the sums of what was sealed",
    faults: (inClient) => sql`
      select 'roll-up of account ' || r.account_id || ' is ' || r.balance || ', the sealed entries '
        || coalesce(s.total, 0) as fault
      from ledger_rollups r
      left join (
        select e.account_id, sum(e.amount) as total
        from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          join (select distinct on (client_id) client_id, end_made_in from ledger_seals
                order by client_id, number desc) z on z.client_id = t.client_id
        where e.account_version is null and t.made_in < z.end_made_in and ${inClient(sql`e.client_id`)}
        group by e.account_id
      ) s on s.account_id = r.account_id
      where ${inClient(sql`r.client_id`)} and r.balance <> coalesce(s.total, 0)`,
  },
];

/** At most so many faults of a kind are told. */
const toldFaults = 20;

export async function faultsOf(tx: Tx, check: BookCheck, clientId: string | undefined): Promise<string[]> {
  const inClient = (column: RawBuilder<unknown>) => (clientId ? sql`${column} = ${clientId}` : sql`true`);
  const { rows } = await sql<{ fault: string }>`
    select fault from (${check.faults(inClient)}) found limit ${sql.lit(toldFaults)}`.execute(tx);
  return rows.map(({ fault }) => fault);
}

/** A replay of everything takes as long as it takes. */
export async function takeTime(tx: Tx): Promise<void> {
  await sql`set local statement_timeout = 0`.execute(tx);
  await sql`set local idle_in_transaction_session_timeout = 0`.execute(tx);
}

export async function clientsWithBooks(tx: Tx): Promise<{ id: string; name: string }[]> {
  return tx.selectFrom("clients").select(["id", "name"]).orderBy("id").execute();
}
