import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

// A course or trail is a training too, under the same id: what may be required, and who completed it, stands here.

interface TrainingKey {
  clientId: string;
  id: string;
}

/** Makes the training of a new course, inactive until the course is published; without an id it gets a new one. */
export async function insertCourseTraining(
  tx: Tx,
  training: { clientId: string; id: string | null; title: object; path: string },
): Promise<string> {
  const { clientId, id, title, path } = training;
  const { rows } = await sql<{ id: string }>`
    insert into trainings (client_id, id, title, link, active)
    select ${clientId}::uuid, made.id, ${JSON.stringify(title)}::jsonb, ${path}::text || made.id, false
    from (select coalesce(${id}::uuid, uuidv7()) as id) made
    on conflict (id) do update set link = excluded.link, active = false, version = trainings.version + 1
    returning id`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("no training was made");
  return row.id;
}

/** Shows a training under the title its course is published with. */
export async function publishTraining(tx: Tx, { clientId, id }: TrainingKey, title: string): Promise<void> {
  await sql`
    update trainings set title = ${title}::jsonb, active = true, version = version + 1
    where client_id = ${clientId} and id = ${id}::uuid`.execute(tx);
}

export async function switchTraining(tx: Tx, { clientId, id }: TrainingKey, active: boolean): Promise<void> {
  await sql`
    update trainings set active = ${active}, version = version + 1
    where client_id = ${clientId} and id = ${id}::uuid and active <> ${active}`.execute(tx);
}

export async function deleteTraining(tx: Tx, { clientId, id }: TrainingKey): Promise<void> {
  await sql`delete from trainings where client_id = ${clientId} and id = ${id}::uuid`.execute(tx);
}

/** Takes back that people completed a training, where the programme itself had said so. */
export async function withdrawCompletions(
  tx: Tx,
  { clientId, id }: TrainingKey,
  userIds: readonly string[],
): Promise<void> {
  await sql`
    delete from training_completions
    where client_id = ${clientId} and training_id = ${id}::uuid and source = 'learning'
      and user_id = any(${[...userIds]}::uuid[])`.execute(tx);
}
