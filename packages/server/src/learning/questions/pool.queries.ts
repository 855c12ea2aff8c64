import type { TestableQuestion } from "@trilha/contract/learning/questions/draw.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

/** Facts about a question that a test may ask. */
export type PoolQuestionFacts = Required<TestableQuestion>;

/** Questions some parts of a test may ask: of their banks, if any part could take them; by name, whatever their state. */
export async function questionsFor(
  tx: Tx,
  clientId: string,
  parts: readonly TestPart[],
): Promise<PoolQuestionFacts[]> {
  const named = parts.flatMap((part) => (part.from === "chosen" ? part.questionIds : []));
  const drawn = parts.flatMap((part) =>
    part.from === "bank"
      ? [
          {
            bank: part.bankId,
            tags: part.tags,
            levels: part.difficulties.length > 0 ? part.difficulties : null,
          },
        ]
      : [],
  );
  const { rows } = await sql<PoolQuestionFacts>`
    select q.id, q.body_version as version, q.bank_id as "bankId", q.tags, q.difficulty, q.kind, q.state = 'retired' as retired, q.locales
    from questions q
    where q.client_id = ${clientId} and (
      q.id = any(${named}::uuid[])
      or (q.state = 'active'
        and q.bank_id = any(${[...new Set(drawn.map(({ bank }) => bank))]}::uuid[])
        and exists (
          select from jsonb_to_recordset(${JSON.stringify(drawn)}::jsonb) as p (bank uuid, tags text[], levels smallint[])
          where p.bank = q.bank_id and q.tags @> p.tags and (p.levels is null or q.difficulty = any(p.levels)))))
    order by q.id`.execute(tx);
  return rows;
}

/** Which of these are banks of the client, with their names and whether they are put away. */
export async function banksNamed(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<{ id: string; name: string; archived: boolean }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; name: string; archived: boolean }>`
    select id, name, archived_at is not null as archived from question_banks
    where client_id = ${clientId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

export interface BodyRow {
  question_id: string;
  version: number;
  body: QuestionBody;
}

/** Content of these versions. */
export async function bodiesOf(
  tx: Tx,
  clientId: string,
  refs: readonly { questionId: string; version: number }[],
): Promise<BodyRow[]> {
  const { rows } = await sql<BodyRow>`
    select v.question_id, v.version, v.body
    from question_versions v
    join unnest(${refs.map(({ questionId }) => questionId)}::uuid[], ${refs.map(({ version }) => version)}::integer[])
      as r (id, version) on r.id = v.question_id and r.version = v.version
    where v.client_id = ${clientId}`.execute(tx);
  return rows;
}

/** Which version of these questions is asked from now on. */
export async function newestVersions(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<{ id: string; version: number; tags: string[] }[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<{ id: string; version: number; tags: string[] }>`
    select id, body_version as version, tags from questions
    where client_id = ${clientId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}
