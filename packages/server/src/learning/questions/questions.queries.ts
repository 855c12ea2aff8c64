import type { Locale } from "@trilha/contract/core/locale.ts";
import type { QuestionBody } from "@trilha/contract/learning/questions/kinds.ts";
import type { QuestionState } from "@trilha/contract/learning/questions/shapes.ts";
import type { Difficulty, QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { fitsWords } from "../../db/word-search.ts";

/** A question as lists show it. */
export interface QuestionRow {
  id: string;
  bank_id: string;
  bank_name: string;
  bank_archived: boolean;
  kind: QuestionKind;
  body_version: number;
  tags: string[];
  difficulty: Difficulty;
  state: QuestionState;
  locales: Locale[];
  prompt: Partial<Record<Locale, string>>;
  file_id: string | null;
  points: number;
  version: number;
  editor_name: string;
  updated_at: Date;
}
export type FullQuestionRow = QuestionRow & { body: QuestionBody };

const columns = sql`q.id, q.bank_id, b.name as bank_name, b.archived_at is not null as bank_archived, q.kind,
  q.body_version, q.tags, q.difficulty, q.state, q.locales, q.prompt, q.file_id, q.points, q.version, q.editor_name,
  q.updated_at`;

export interface QuestionFilter {
  bankId: string | undefined;
  kinds: readonly string[] | undefined;
  difficulties: readonly number[] | undefined;
  tag: string | undefined;
  state: QuestionState | undefined;
  words: readonly string[];
  /** Only those with a picture nobody was asked to put into words. */
  wordless: boolean;
}

/** Current version has a picture, of its own or of a part, without a word on it or that it only decorates. */
const wordless = sql`exists (
  select from question_versions w
  where w.client_id = q.client_id and w.question_id = q.id and w.version = q.body_version
    and w.body @? '$.** ? (@.fileId != null && !exists(@.alt))')`;

/** Questions, what was written last first. */
export async function questionPage(
  tx: Tx,
  clientId: string,
  filter: QuestionFilter,
  page: { after: readonly [at: number, id: string] | undefined; rows: number },
): Promise<QuestionRow[]> {
  const fits = sql`
    q.client_id = ${clientId}
    and (${filter.bankId ?? null}::uuid is null or q.bank_id = ${filter.bankId ?? null})
    and (${filter.kinds ?? null}::text[] is null or q.kind = any(${filter.kinds ?? null}::text[]))
    and (${filter.difficulties ?? null}::smallint[] is null or q.difficulty = any(${filter.difficulties ?? null}::smallint[]))
    and (${filter.tag ?? null}::text is null or q.tags @> array[${filter.tag ?? null}::text])
    and (${filter.state ?? null}::text is null or q.state = ${filter.state ?? null})
    and (not ${filter.wordless}::boolean or ${wordless})`;
  const [at, id] = page.after ?? [null, null];
  const { rows } = await sql<QuestionRow>`
    select ${columns}
    from questions q join question_banks b on b.client_id = q.client_id and b.id = q.bank_id
    where ${fits} and ${fitsWords(sql`q.search_text`, filter.words, sql`select q.search_text from questions q where ${fits}`)}
      and (${at}::bigint is null
           or (q.updated_at, q.id) < (to_timestamp(${at}::bigint / 1000.0), ${id}::uuid))
    order by q.updated_at desc, q.id desc limit ${page.rows}`.execute(tx);
  return rows;
}

/** Questions with what they say now. */
const full = sql`
  select ${columns}, v.body
  from questions q
  join question_banks b on b.client_id = q.client_id and b.id = q.bank_id
  join question_versions v on v.client_id = q.client_id and v.question_id = q.id and v.version = q.body_version`;

/** One question with what it says now; `locked`: held until the transaction ends. */
export async function questionById(
  tx: Tx,
  clientId: string,
  id: string,
  locked = false,
): Promise<FullQuestionRow | undefined> {
  const { rows } = await sql<FullQuestionRow>`
    ${full}
    where q.client_id = ${clientId} and q.id = ${id}::uuid
    ${locked ? sql`for no key update of q` : sql``}`.execute(tx);
  return rows[0];
}

/** Lock on questions with what they say now, held until the transaction ends; always in one order, so that two wait. */
export async function holdQuestions(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<FullQuestionRow[]> {
  const { rows } = await sql<FullQuestionRow>`
    ${full}
    where q.client_id = ${clientId} and q.id = any(${[...ids]}::uuid[])
    order by q.id for no key update of q`.execute(tx);
  return rows;
}

/** How a question is found and drawn; what it says stays. */
export interface Sorting {
  id: string;
  tags: readonly string[];
  difficulty: Difficulty;
  state: QuestionState;
  searchText: string;
}

/** Sorts questions that are held anew. */
export async function writeSortings(
  tx: Tx,
  clientId: string,
  author: QuestionAuthor,
  sortings: readonly Sorting[],
): Promise<void> {
  const rows = JSON.stringify(
    sortings.map(({ searchText, ...row }) => ({ ...row, search_text: searchText })),
  );
  await sql`
    update questions q set tags = r.tags, difficulty = r.difficulty, state = r.state,
      search_text = fold(r.search_text), version = q.version + 1, updated_by = ${author.userId}::uuid,
      editor_name = ${author.name}, updated_at = ${author.at}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, tags text[], difficulty smallint, state text,
      search_text text)
    where q.client_id = ${clientId} and q.id = r.id`.execute(tx);
}

/** All questions of a bank with what they say, in the order they were made. */
export async function questionsOfBank(
  tx: Tx,
  clientId: string,
  bankId: string,
  states: readonly QuestionState[],
): Promise<FullQuestionRow[]> {
  const { rows } = await sql<FullQuestionRow>`
    ${full}
    where q.client_id = ${clientId} and q.bank_id = ${bankId}::uuid and q.state = any(${[...states]}::text[])
    order by q.id`.execute(tx);
  return rows;
}

/** Author, and when. */
export interface QuestionAuthor {
  /** Null: the product itself. */
  userId: string | null;
  name: string;
  at: Date;
}

/** A question as it is written. */
export interface WrittenQuestion {
  id: string;
  bankId: string;
  tags: readonly string[];
  difficulty: Difficulty;
  locales: readonly Locale[];
  body: QuestionBody;
  searchText: string;
}

/** Adds questions with the first version of what they say; answers how many. */
export async function insertQuestions(
  tx: Tx,
  clientId: string,
  author: QuestionAuthor,
  written: readonly WrittenQuestion[],
): Promise<number> {
  if (written.length === 0) return 0;
  const rows = JSON.stringify(written.map(asRow));
  await sql`
    insert into questions (client_id, id, bank_id, kind, tags, difficulty, locales, prompt, file_id, points,
      search_text, created_at, updated_by, editor_name, updated_at)
    select ${clientId}::uuid, r.id, r.bank_id, r.kind, r.tags, r.difficulty, r.locales, r.prompt, r.file_id, r.points,
      fold(r.search_text), ${author.at}::timestamptz, ${author.userId}::uuid, ${author.name}, ${author.at}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, bank_id uuid, kind text, tags text[], difficulty smallint,
      locales text[], prompt jsonb, file_id uuid, points smallint, search_text text)`.execute(tx);
  const { rows: made } = await sql`
    insert into question_versions (client_id, question_id, version, body, created_by, author_name, created_at)
    select ${clientId}::uuid, r.id, 1, r.body, ${author.userId}::uuid, ${author.name}, ${author.at}::timestamptz
    from jsonb_to_recordset(${rows}::jsonb) as r (id uuid, body jsonb) returning question_id`.execute(tx);
  return made.length;
}

const asRow = ({ id, bankId, tags, difficulty, locales, body, searchText }: WrittenQuestion) => ({
  ...{ id, bank_id: bankId, kind: body.kind, tags, difficulty, locales, prompt: body.prompt },
  ...{ file_id: body.fileId, points: body.points, search_text: searchText, body },
});

/** Writes a question that is held; `bodyVersion`: the new version of what it says, null where that stays. */
export async function updateQuestion(
  tx: Tx,
  clientId: string,
  author: QuestionAuthor,
  { id, bankId, tags, difficulty, locales, body, searchText }: WrittenQuestion,
  bodyVersion: number | null,
): Promise<void> {
  await sql`
    update questions set bank_id = ${bankId}::uuid, tags = ${[...tags]}::text[], difficulty = ${difficulty},
      locales = ${[...locales]}::text[], prompt = ${JSON.stringify(body.prompt)}::jsonb, file_id = ${body.fileId}::uuid,
      points = ${body.points}, search_text = fold(${searchText}), body_version = coalesce(${bodyVersion}, body_version),
      version = version + 1, updated_by = ${author.userId}::uuid, editor_name = ${author.name}, updated_at = ${author.at}
    where client_id = ${clientId} and id = ${id}::uuid`.execute(tx);
  if (bodyVersion === null) return;
  await tx
    .insertInto("question_versions")
    .values({
      client_id: clientId,
      question_id: id,
      version: bodyVersion,
      body: JSON.stringify(body),
      created_by: author.userId,
      author_name: author.name,
      created_at: author.at,
    })
    .execute();
}

export async function writeState(
  tx: Tx,
  clientId: string,
  author: QuestionAuthor,
  change: { id: string; state: QuestionState },
): Promise<void> {
  await tx
    .updateTable("questions")
    .set((eb) => ({
      state: change.state,
      version: eb("version", "+", 1),
      updated_by: author.userId,
      editor_name: author.name,
      updated_at: author.at,
    }))
    .where("client_id", "=", clientId)
    .where("id", "=", change.id)
    .execute();
}

export interface QuestionVersionRow {
  version: number;
  body: QuestionBody;
  author_name: string;
  created_at: Date;
}

/** Versions of a question, the newest first; `before`: only older versions than this. */
export async function versionPage(
  tx: Tx,
  clientId: string,
  id: string,
  page: { before: number | undefined; rows: number },
): Promise<QuestionVersionRow[]> {
  const { rows } = await sql<QuestionVersionRow>`
    select version, body, author_name, created_at from question_versions
    where client_id = ${clientId} and question_id = ${id}::uuid
      and (${page.before ?? null}::integer is null or version < ${page.before ?? null})
    order by version desc limit ${page.rows}`.execute(tx);
  return rows;
}
