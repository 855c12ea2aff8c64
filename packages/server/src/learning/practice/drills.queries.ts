import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import { type Selectable, sql } from "kysely";
import type { DrawnQuestion } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

interface Person {
  clientId: string;
  userId: string;
}
export type DrillRow = Selectable<Tables["drills"]>;
export type DrillRunRow = Selectable<Tables["drill_runs"]>;

export async function drillById(tx: Tx, clientId: string, id: string): Promise<DrillRow | undefined> {
  return tx
    .selectFrom("drills")
    .selectAll()
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .executeTakeFirst();
}

export interface OpenDrill extends DrillRow {
  answered: number | null;
  correct: number | null;
  run_done_at: Date | null;
  /** Questions that were drawn; null: they have not begun. */
  drawn: number | null;
  banner_closed: boolean;
}

const mostOpen = 100;

/** Drills that are open now, with what somebody did of each; for whom they are is judged by whoever asks. */
export async function openDrills(
  tx: Tx,
  filter: Person & { now: Date; mandatoryOnly: boolean },
): Promise<OpenDrill[]> {
  const { rows } = await sql<OpenDrill>`
    select d.*, r.answered, r.correct, r.done_at as run_done_at, jsonb_array_length(r.paper) as drawn,
           exists (select from drill_banners_closed b where b.client_id = d.client_id and b.drill_id = d.id
                   and b.user_id = ${filter.userId}) as banner_closed
    from drills d
    left join drill_runs r on r.client_id = d.client_id and r.drill_id = d.id and r.user_id = ${filter.userId}
    where d.client_id = ${filter.clientId} and d.state = 'active' and d.from_at <= ${filter.now}
      and (d.until_at is null or d.until_at > ${filter.now})
      and (not ${filter.mandatoryOnly}::boolean or d.mandatory and r.done_at is null)
    order by r.done_at is not null, not d.mandatory, d.until_at nulls last, d.id limit ${mostOpen}`.execute(
    tx,
  );
  return rows;
}

/** Questions of a drill's bank it may ask: active ones that grade themselves, with all its tags. */
export async function drillPool(
  tx: Tx,
  drill: Pick<DrillRow, "client_id" | "bank_id" | "tags">,
): Promise<{ id: string; version: number; locales: Locale[] }[]> {
  const { rows } = await sql<{ id: string; version: number; locales: Locale[] }>`
    select id, body_version as version, locales from questions
    where client_id = ${drill.client_id} and bank_id = ${drill.bank_id} and state = 'active'
      and kind not in ('essay', 'scale') and tags @> ${drill.tags}::text[]
    order by id`.execute(tx);
  return rows;
}

/** Run of a person, held until the transaction ends. */
export async function runHeld(tx: Tx, run: Person & { drillId: string }): Promise<DrillRunRow | undefined> {
  return tx
    .selectFrom("drill_runs")
    .selectAll()
    .where("client_id", "=", run.clientId)
    .where("drill_id", "=", run.drillId)
    .where("user_id", "=", run.userId)
    .forUpdate()
    .executeTakeFirst();
}

/** Begins a run; where another device was faster, its questions stay. */
export async function insertRun(
  tx: Tx,
  run: Person & { drillId: string; paper: DrawnQuestion[]; locale: Locale; now: Date },
): Promise<void> {
  await tx
    .insertInto("drill_runs")
    .values({
      ...{ client_id: run.clientId, drill_id: run.drillId, user_id: run.userId, done_at: null },
      ...{ paper: JSON.stringify(run.paper), locale: run.locale, started_at: run.now },
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

export async function answersOf(
  tx: Tx,
  run: Person & { drillId: string },
): Promise<Map<number, QuestionAnswer>> {
  const rows = await tx
    .selectFrom("drill_answers")
    .select(["question", "answer"])
    .where("client_id", "=", run.clientId)
    .where("drill_id", "=", run.drillId)
    .where("user_id", "=", run.userId)
    .execute();
  return new Map(rows.map(({ question, answer }) => [question, answer]));
}

/** Adds an answer to a run that is held, and counts it. */
export async function addAnswer(
  tx: Tx,
  run: DrillRunRow,
  given: { question: number; answer: QuestionAnswer; share: number; now: Date },
): Promise<DrillRunRow> {
  const keys = { client_id: run.client_id, drill_id: run.drill_id, user_id: run.user_id };
  const { question, answer, share, now } = given;
  await tx
    .insertInto("drill_answers")
    .values({ ...keys, question, answer: JSON.stringify(answer), share, at: now })
    .execute();
  const answered = run.answered + 1;
  return tx
    .updateTable("drill_runs")
    .set({
      answered,
      correct: run.correct + (share === 1 ? 1 : 0),
      done_at: answered === run.paper.length ? now : null,
    })
    .where("client_id", "=", keys.client_id)
    .where("drill_id", "=", keys.drill_id)
    .where("user_id", "=", keys.user_id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function keepBannerClosed(
  tx: Tx,
  person: Person & { drillId: string; now: Date },
): Promise<void> {
  await tx
    .insertInto("drill_banners_closed")
    .values({ client_id: person.clientId, drill_id: person.drillId, user_id: person.userId, at: person.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}
