import type { RequestState, Topic } from "@trilha/contract/content/support/kinds.ts";
import type { Country } from "@trilha/contract/core/country.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { type Insertable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export interface SupportRequestRow {
  id: string;
  number: number;
  user_id: string | null;
  membership_id: string | null;
  name: string;
  answer_to: string;
  topic: Topic;
  message: string;
  file_id: string | null;
  locale: Locale;
  state: RequestState;
  created_at: Date;
  due_on: string;
  answered_at: Date | null;
  closed_at: Date | null;
  version: number;
}

/** Support settings of a client. */
export interface Desk {
  name: string;
  locale: Locale;
  time_zone: string;
  /** Country whose holidays count: of the client’s countries the one with its clock, else the first. */
  country: Country;
  support_use: boolean;
  support_email: string | null;
}

export function deskOf(tx: Tx, clientId: string): Promise<Desk> {
  return tx
    .selectFrom("clients as c")
    .innerJoin("client_branding as l", "l.client_id", "c.id")
    .select(["c.name", "l.default_locale as locale", "c.time_zone", "l.support_use", "l.support_email"])
    .select(
      sql<Country>`coalesce(
        (select k.code from countries k where k.code = any(c.countries) and k.time_zone = c.time_zone
          order by array_position(c.countries, k.code) limit 1), c.countries[1], 'BR')`.as("country"),
    )
    .where("c.id", "=", clientId)
    .executeTakeFirstOrThrow();
}

/** The client's next number: one after the other, none twice. */
export async function nextNumber(tx: Tx, clientId: string): Promise<number> {
  const row = await tx
    .insertInto("support_numbers")
    .values({ client_id: clientId, last: 1 })
    .onConflict((conflict) =>
      conflict.column("client_id").doUpdateSet((eb) => ({ last: eb("support_numbers.last", "+", 1) })),
    )
    .returning("last")
    .executeTakeFirstOrThrow();
  return row.last;
}

export async function insertRequest(tx: Tx, row: Insertable<Tables["support_requests"]>): Promise<string> {
  const { id } = await tx
    .insertInto("support_requests")
    .values(row)
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writer of a request: their name and the address the programme knows. */
export function writerOf(tx: Tx, userId: string) {
  return tx
    .selectFrom("users")
    .select(["first_name", "last_name", "email"])
    .where("id", "=", userId)
    .executeTakeFirstOrThrow();
}

const columns = sql`r.id, r.number, r.user_id, m.id as membership_id, r.name, r.answer_to, r.topic, r.message, r.file_id,
  r.locale, r.state, r.created_at, r.due_on::text as due_on, r.answered_at, r.closed_at, r.version`;
const source = sql`support_requests r
  left join memberships m on m.client_id = r.client_id and m.user_id = r.user_id`;

export interface RequestFilter {
  state: RequestState | null;
  topic: Topic | null;
  search: string;
}

/** Requests of a client, the newest first. */
export async function requestsPage(
  tx: Tx,
  filter: { clientId: string; filter: RequestFilter },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<SupportRequestRow[]> {
  const { state, topic, search } = filter.filter;
  const [afterAt, afterId] = page.after ?? [null, null];
  const { rows } = await sql<SupportRequestRow>`
    select ${columns} from ${source}
    where r.client_id = ${filter.clientId}
      and (${afterAt}::timestamptz is null or (r.created_at, r.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
      and (${state}::text is null or r.state = ${state}::text)
      and (${topic}::text is null or r.topic = ${topic}::text)
      and (${search}::text = '' or r.number::text = ${search}::text
        or strpos(fold(r.name || ' ' || r.answer_to), fold(${search}::text)) > 0)
    order by r.created_at desc, r.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

/** How many wait, and how many of those longer than promised. */
export async function waiting(
  tx: Tx,
  scope: { clientId: string; today: string },
): Promise<{ open: number; late: number }> {
  const { rows } = await sql<{ open: number; late: number }>`
    select count(*)::integer as open, (count(*) filter (where due_on < ${scope.today}::date))::integer as late
    from support_requests where client_id = ${scope.clientId} and state = 'open'`.execute(tx);
  return rows[0] ?? { open: 0, late: 0 };
}

/** Requests somebody wrote with a session, the newest first. */
export async function ownRequestsPage(
  tx: Tx,
  writer: { clientId: string; userId: string },
  page: { after: readonly [at: Date, id: string] | undefined; rows: number },
): Promise<SupportRequestRow[]> {
  const [afterAt, afterId] = page.after ?? [null, null];
  const { rows } = await sql<SupportRequestRow>`
    select ${columns} from ${source}
    where r.client_id = ${writer.clientId} and r.user_id = ${writer.userId}
      and (${afterAt}::timestamptz is null or (r.created_at, r.id) < (${afterAt}::timestamptz, ${afterId}::uuid))
    order by r.created_at desc, r.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export async function requestById(
  tx: Tx,
  request: { clientId: string; id: string },
): Promise<SupportRequestRow | undefined> {
  const { rows } = await sql<SupportRequestRow>`
    select ${columns} from ${source} where r.client_id = ${request.clientId} and r.id = ${request.id}`.execute(
    tx,
  );
  return rows[0];
}

/** Takes a request for a change. */
export async function lockRequest(tx: Tx, request: { clientId: string; id: string }): Promise<void> {
  await sql`select from support_requests where client_id = ${request.clientId} and id = ${request.id} for update`.execute(
    tx,
  );
}

export async function changeState(
  tx: Tx,
  request: { clientId: string; id: string },
  to: { state: RequestState; version: number; answeredAt: Date | null; closedAt: Date | null },
): Promise<void> {
  await tx
    .updateTable("support_requests")
    .set({ state: to.state, version: to.version, answered_at: to.answeredAt, closed_at: to.closedAt })
    .where("client_id", "=", request.clientId)
    .where("id", "=", request.id)
    .execute();
}

export async function insertAnswer(tx: Tx, row: Insertable<Tables["support_answers"]>): Promise<void> {
  await tx.insertInto("support_answers").values(row).execute();
}

export async function answersOf(tx: Tx, request: { clientId: string; id: string }) {
  const { rows } = await sql<{ id: string; message: string; by: string | null; sent_at: Date }>`
    select a.id, a.message, a.sent_at, nullif(trim(concat_ws(' ', u.first_name, u.last_name)), '') as by
    from support_answers a left join users u on u.id = a.author_id
    where a.client_id = ${request.clientId} and a.request_id = ${request.id} order by a.id`.execute(tx);
  return rows;
}
