import type { Locale } from "@trilha/contract/core/locale.ts";
import type { Difficulty, QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface BankRow {
  id: string;
  name: string;
  description: string;
  archived: boolean;
  active: number;
  retired: number;
  version: number;
  updated_at: Date;
}

const banks = (clientId: string): RawBuilder<BankRow> => sql<BankRow>`
  select b.id, b.name, b.description, b.archived_at is not null as archived, b.version, b.updated_at,
         c.active, c.retired
  from question_banks b
  cross join lateral (
    select count(*) filter (where q.state = 'active')::integer as active,
           count(*) filter (where q.state = 'retired')::integer as retired
    from questions q where q.client_id = b.client_id and q.bank_id = b.id) c
  where b.client_id = ${clientId}`;

/** Banks by name, archived ones last. */
export async function bankPage(
  tx: Tx,
  clientId: string,
  filter: { search: string | undefined; state: "active" | "archived" | "all" },
  page: { after: readonly [archived: number, name: string, id: string] | undefined; rows: number },
): Promise<(BankRow & { sorted: string })[]> {
  const { search = "", state } = filter;
  const [archived, name, id] = page.after ?? [null, null, null];
  const { rows } = await sql<BankRow & { sorted: string }>`
    select * from (select *, fold(name) as sorted from (${banks(clientId)}) b) b
    where (${search}::text = '' or strpos(sorted, fold(${search}::text)) > 0)
      and (${state}::text = 'all' or archived = (${state}::text = 'archived'))
      and (${archived}::integer is null
           or (archived::integer, sorted, id) > (${archived}::integer, ${name}::text, ${id}::uuid))
    order by archived::integer, sorted, id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function bankById(tx: Tx, clientId: string, id: string): Promise<BankRow | undefined> {
  const { rows } = await sql<BankRow>`${banks(clientId)} and b.id = ${id}::uuid`.execute(tx);
  return rows[0];
}

/** The same, held until the transaction ends. */
export async function lockBank(tx: Tx, clientId: string, id: string): Promise<BankRow | undefined> {
  await sql`select from question_banks where client_id = ${clientId} and id = ${id}::uuid for no key update`.execute(
    tx,
  );
  return bankById(tx, clientId, id);
}

export async function insertBank(
  tx: Tx,
  clientId: string,
  author: { userId: string; at: Date },
  bank: { name: string; description: string },
): Promise<string> {
  const { id } = await tx
    .insertInto("question_banks")
    .values({
      ...{ client_id: clientId, name: bank.name, description: bank.description, archived_at: null },
      ...{ created_by: author.userId, created_at: author.at, updated_at: author.at },
    })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** Writes a bank that is held. */
export async function updateBank(
  tx: Tx,
  clientId: string,
  id: string,
  set: { name?: string; description?: string; archived_at?: Date | null; updated_at: Date },
): Promise<void> {
  await tx
    .updateTable("question_banks")
    .set((eb) => ({ ...set, version: eb("version", "+", 1) }))
    .where("client_id", "=", clientId)
    .where("id", "=", id)
    .execute();
}

/** How many questions of each sort a bank can give; `language`: only those that can be asked in it. */
export async function poolGroups(
  tx: Tx,
  clientId: string,
  bankId: string,
  language: Locale | undefined,
): Promise<{ tags: string[]; difficulty: Difficulty; kind: QuestionKind; questions: number }[]> {
  const { rows } = await sql<{
    tags: string[];
    difficulty: Difficulty;
    kind: QuestionKind;
    questions: number;
  }>`
    select tags, difficulty, kind, count(*)::integer as questions
    from questions
    where client_id = ${clientId} and bank_id = ${bankId}::uuid and state = 'active'
      and (${language ?? null}::text is null or ${language ?? null}::text = any(locales))
    group by tags, difficulty, kind order by tags, difficulty, kind`.execute(tx);
  return rows;
}
