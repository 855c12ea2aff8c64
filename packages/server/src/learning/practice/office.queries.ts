import type { DrillItem, DrillWrite } from "@trilha/contract/learning/practice/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { judgedPeople } from "../../members/eligibility/index.ts";
import type { DrillRow } from "./drills.queries.ts";

export interface ListedDrill extends DrillRow {
  bank: string;
  started: number;
  done: number;
}

const listed = (clientId: string) => sql<ListedDrill>`
  select d.*, b.name as bank, r.started, r.done
  from drills d
  join question_banks b on b.client_id = d.client_id and b.id = d.bank_id
  cross join lateral (
    select count(*)::integer as started, count(r.done_at)::integer as done
    from drill_runs r where r.client_id = d.client_id and r.drill_id = d.id) r
  where d.client_id = ${clientId}`;

/** Drills, the newest first. */
export async function drillPage(
  tx: Tx,
  scope: { clientId: string; state: DrillItem["state"] | "all" },
  page: { after: readonly [at: number, id: string] | undefined; rows: number },
): Promise<ListedDrill[]> {
  const [time, id] = page.after ?? [null, null];
  const at = time === null ? null : new Date(time);
  const { rows } = await sql<ListedDrill>`
    ${listed(scope.clientId)} and (${scope.state}::text = 'all' or d.state = ${scope.state})
      and (${at}::timestamptz is null or (d.created_at, d.id) < (${at}::timestamptz, ${id}::uuid))
    order by d.created_at desc, d.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

export async function listedDrill(tx: Tx, clientId: string, id: string): Promise<ListedDrill | undefined> {
  const { rows } = await sql<ListedDrill>`${listed(clientId)} and d.id = ${id}`.execute(tx);
  return rows[0];
}

const columns = (drill: DrillWrite) => ({
  ...{ title: JSON.stringify(drill.title), bank_id: drill.bankId, tags: drill.tags },
  ...{ questions: drill.questions, mandatory: drill.mandatory, state: drill.state },
  ...{ from_at: new Date(drill.from), until_at: drill.until === null ? null : new Date(drill.until) },
  audience: JSON.stringify(drill.audience),
});

export async function insertDrill(
  tx: Tx,
  author: { clientId: string; userId: string; now: Date },
  drill: DrillWrite,
): Promise<string> {
  const { id } = await tx
    .insertInto("drills")
    .values({
      ...columns(drill),
      ...{
        client_id: author.clientId,
        created_by: author.userId,
        created_at: author.now,
        updated_at: author.now,
      },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it is no longer of that version. */
export async function updateDrill(
  tx: Tx,
  edited: { clientId: string; id: string; version: number; now: Date },
  drill: DrillWrite,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("drills")
    .set({ ...columns(drill), version: edited.version + 1, updated_at: edited.now })
    .where("client_id", "=", edited.clientId)
    .where("id", "=", edited.id)
    .where("version", "=", edited.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface DrilledRow {
  membership_id: string;
  sort_name: string;
  answered: number | null;
  correct: number | null;
  started_at: Date | null;
  done_at: Date | null;
}

/** Audience of a drill, and whoever did it while it was for them, by name. */
export async function drilledPage(
  tx: Tx,
  filter: {
    clientId: string;
    drillId: string;
    eligibility: Eligibility;
    now: Date;
    search: string;
    state: "not_started" | "started" | "done" | undefined;
  },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<DrilledRow[]> {
  const [name, id] = page.after ?? [null, null];
  const state = filter.state ?? null;
  const { rows } = await sql<DrilledRow>`
    select p.membership_id, p.sort_name, r.answered, r.correct, r.started_at, r.done_at
    from ${judgedPeople(filter)} p
    left join drill_runs r on r.client_id = ${filter.clientId} and r.drill_id = ${filter.drillId} and r.user_id = p.user_id
    where (p.open or r.started_at is not null)
      and (${state}::text is null or ${state} = case when r.done_at is not null then 'done'
             when r.started_at is not null then 'started' else 'not_started' end)
      and (${filter.search}::text = '' or strpos(fold(p.sort_name), fold(${filter.search}::text)) > 0)
      and (${name}::text is null or (p.sort_name, p.membership_id) > (${name}::text, ${id}::uuid))
    order by p.sort_name, p.membership_id limit ${page.rows}`.execute(tx);
  return rows;
}
