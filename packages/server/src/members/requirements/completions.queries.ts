import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface TrainingCompletion {
  trainingId: string;
  userId: string;
  completedAt: Date;
}

const statementRows = 1_000;

/** Writes who completed what; whoever did already keeps the earlier moment. Answers how many are new. */
export async function insertCompletions(
  tx: Tx,
  origin: { clientId: string; source: "staff" | "import" | "learning" },
  completions: readonly TrainingCompletion[],
): Promise<number> {
  let made = 0;
  for (let start = 0; start < completions.length; start += statementRows) {
    const rows = completions.slice(start, start + statementRows);
    const { numAffectedRows } = await sql`
      insert into training_completions (client_id, training_id, user_id, completed_at, source)
      select distinct on (1, 2, 3) ${origin.clientId}::uuid, c."trainingId", c."userId", c."completedAt", ${origin.source}
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as c ("trainingId" uuid, "userId" uuid, "completedAt" timestamptz)
      order by 1, 2, 3, c."completedAt"
      on conflict do nothing`.execute(tx);
    made += Number(numAffectedRows ?? 0);
  }
  return made;
}

/** Which of these somebody completed already, as `training user`. */
export async function knownCompletions(
  tx: Tx,
  clientId: string,
  completions: readonly Pick<TrainingCompletion, "trainingId" | "userId">[],
): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ training_id: string; user_id: string }>`
    select k.training_id, k.user_id
    from jsonb_to_recordset(${JSON.stringify(completions)}::jsonb) as c ("trainingId" uuid, "userId" uuid)
    join training_completions k
      on k.client_id = ${clientId} and k.training_id = c."trainingId" and k.user_id = c."userId"`.execute(tx);
  return new Set(rows.map((row) => `${row.training_id} ${row.user_id}`));
}

export async function deleteCompletion(
  tx: Tx,
  training: { clientId: string; trainingId: string; userId: string },
): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom("training_completions")
    .where("client_id", "=", training.clientId)
    .where("training_id", "=", training.trainingId)
    .where("user_id", "=", training.userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export interface CompletedRow {
  user_id: string;
  membership_id: string | null;
  name: string;
  store: string | null;
  completed_at: Date;
  source: "staff" | "import" | "learning";
}

/** Up to so many people of a name are looked up one by one. */
const few = 500;

/** People of the client with these letters in their name; null: so many that a walk from the newest finds them sooner. */
export async function fewCalled(tx: Tx, search: string): Promise<string[] | null> {
  const { rows } = await sql<{ id: string }>`
    select id from people_called(${search}, ${few + 1}) as id`.execute(tx);
  return rows.length > few ? null : rows.map(({ id }) => id);
}

/** Completions of a training, the newest first; the page is known before anybody's name is read. */
export async function completedPage(
  tx: Tx,
  filter: { clientId: string; trainingId: string; search: string; among: readonly string[] | null },
  page: { after: readonly [completedAt: Date, userId: string] | undefined; rows: number },
): Promise<CompletedRow[]> {
  const [at, userId] = page.after ?? [null, null];
  const searched = filter.among
    ? sql`and c.user_id = any (${[...filter.among]}::uuid[])`
    : sql`and coalesce((select strpos(f.called, fold(${filter.search})) > 0 from memberships f
            where f.client_id = c.client_id and f.user_id = c.user_id), false)`;
  const { rows } = await sql<CompletedRow>`
    with page as materialized (
      select c.* from training_completions c
      where c.client_id = ${filter.clientId} and c.training_id = ${filter.trainingId}
        ${filter.search ? searched : sql``}
        ${at ? sql`and (c.completed_at, c.user_id) < (${at}::timestamptz, ${userId}::uuid)` : sql``}
      order by c.completed_at desc, c.user_id desc limit ${page.rows}
    )
    select p.user_id, m.id as membership_id, coalesce(m.sort_name, '') as name, s.name as store, p.completed_at,
           p.source
    from page p
    left join memberships m on m.client_id = p.client_id and m.user_id = p.user_id
    left join stores s on s.client_id = m.client_id and s.id = m.store_id
    order by p.completed_at desc, p.user_id desc`.execute(tx);
  return rows;
}

/** Which of these people belong to the client. */
export async function membersAmong(
  tx: Tx,
  clientId: string,
  userIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom("memberships")
    .select("user_id")
    .where("client_id", "=", clientId)
    .where("user_id", "=", sql<string>`any(${[...userIds]}::uuid[])`)
    .execute();
  return new Set(rows.map((row) => row.user_id));
}
