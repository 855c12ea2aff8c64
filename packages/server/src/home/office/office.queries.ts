import type { Locale } from "@trilha/contract/core/locale.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface WaitingRow<Name extends string> {
  name: Name;
  count: number;
  more: boolean;
  oldest: Date | null;
}

/** Rows of each part, as one answer; none where there is no part. */
async function together<Row>(tx: Tx, parts: readonly RawBuilder<unknown>[]): Promise<Row[]> {
  if (parts.length === 0) return [];
  return (await sql<Row>`${sql.join(parts, sql` union all `)}`.execute(tx)).rows;
}

/** How much waits in each of these, counted no further than to `most`. */
export const countWaiting = <Name extends string>(
  tx: Tx,
  sources: readonly { name: Name; waiting: RawBuilder<unknown> }[],
  most: number,
): Promise<WaitingRow<Name>[]> =>
  together(
    tx,
    sources.map(
      ({ name, waiting }) => sql`
        select ${name}::text as name, least(count(*), ${most})::integer as count, count(*) > ${most} as more,
               min(at) as oldest
        from (${waiting} limit ${most + 1}) w`,
    ),
  );

export interface DueRow<Kind extends string> {
  kind: Kind;
  id: string;
  number: number | null;
  title: Partial<Record<Locale, string>> | null;
  at: Date;
}

/** The nearest dates of these, so many of each. */
export const nearestDates = <Kind extends string>(
  tx: Tx,
  sources: readonly { kind: Kind; due: RawBuilder<unknown> }[],
  most: number,
): Promise<DueRow<Kind>[]> =>
  together(
    tx,
    sources.map(({ kind, due }) => sql`select ${kind}::text as kind, d.* from (${due} limit ${most}) d`),
  );

export interface RecordRow<Kind extends string> {
  kind: Kind;
  id: string;
  title: string | Partial<Record<Locale, string>>;
  detail: string | null;
}

/** Records of these, those that begin with the text first, then those in which a word does, then the rest. */
export async function rankedRecords<Kind extends string>(
  tx: Tx,
  sources: readonly { kind: Kind; matching: RawBuilder<unknown> }[],
  text: string,
): Promise<RecordRow<Kind>[]> {
  if (sources.length === 0) return [];
  const parts = sources.map(
    ({ kind, matching }, place) => sql`
      (select ${kind}::text as kind, ${place}::integer as place, r.id, r.title, r.detail, r.words from (${matching}) r)`,
  );
  const { rows } = await sql<RecordRow<Kind>>`
    select kind, id, title, detail from (${sql.join(parts, sql` union all `)}) r
    order by case when starts_with(words, fold(${text})) then 2
                  when strpos(' ' || words, ' ' || fold(${text})) > 0 then 1 else 0 end desc,
             word_similarity(fold(${text}), words) desc, place, id`.execute(tx);
  return rows;
}

/** Which of these are true. */
export async function stepsDone<Step extends string>(
  tx: Tx,
  steps: readonly { step: Step; isDone: RawBuilder<unknown> }[],
): Promise<{ step: Step; done: boolean }[]> {
  return together(
    tx,
    steps.map(({ step, isDone }) => sql`select ${step}::text as step, ${isDone} as done`),
  );
}
