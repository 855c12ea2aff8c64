import type { Locale } from "@trilha/contract/core/locale.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { fitsWords } from "../../db/word-search.ts";

type Localized = Partial<Record<Locale, string>>;

export interface TrainingRow {
  id: string;
  title: Localized;
  link: string | null;
  active: boolean;
  completed: number;
  version: number;
  /** Course or trail: title, link and whether it is in use follow that. */
  course: "course" | "trail" | null;
  search_text: string;
}

function trainings(clientId: string): RawBuilder<TrainingRow> {
  return sql<TrainingRow>`
    select t.id, t.title, t.link, t.active, t.version, t.search_text, k.kind as course,
           (select count(*)::integer from training_completions c
            where c.client_id = t.client_id and c.training_id = t.id) as completed
    from trainings t
    left join courses k on k.client_id = t.client_id and k.id = t.id
    where t.client_id = ${clientId}`;
}

/** Trainings by name. */
export async function trainingPage(
  tx: Tx,
  clientId: string,
  filter: { words: readonly string[]; active: boolean | undefined },
  page: { after: readonly [name: string, id: string] | undefined; rows: number },
): Promise<TrainingRow[]> {
  const { words, active } = filter;
  const [name, id] = page.after ?? [null, null];
  const { rows } = await sql<TrainingRow>`
    ${trainings(clientId)}
      and ${fitsWords(sql`t.search_text`, words, sql`select search_text from trainings where client_id = ${clientId}`)}
      and (${active ?? null}::boolean is null or t.active = ${active ?? null}::boolean)
      and (${name}::text is null or (t.search_text, t.id) > (${name}::text, ${id}::uuid))
    order by t.search_text, t.id limit ${page.rows}`.execute(tx);
  return rows;
}

export async function trainingById(tx: Tx, clientId: string, id: string): Promise<TrainingRow | undefined> {
  const { rows } = await sql<TrainingRow>`${trainings(clientId)} and t.id = ${id}`.execute(tx);
  return rows[0];
}

/** Every training by its titles: a file names them. */
export function trainingTitles(tx: Tx, clientId: string): Promise<{ id: string; title: Localized }[]> {
  return tx
    .selectFrom("trainings")
    .select(["id", "title"])
    .where("client_id", "=", clientId)
    .orderBy("id")
    .execute();
}

export async function insertTraining(
  tx: Tx,
  clientId: string,
  parts: { title: Localized; link: string | null },
): Promise<string> {
  const { id } = await tx
    .insertInto("trainings")
    .values({ client_id: clientId, title: JSON.stringify(parts.title), link: parts.link })
    .returning("id")
    .executeTakeFirstOrThrow();
  return id;
}

/** False when it is no longer of that version. */
export async function updateTraining(
  tx: Tx,
  training: { clientId: string; id: string; version: number },
  parts: { title: Localized; link: string | null; active: boolean },
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable("trainings")
    .set({ ...parts, title: JSON.stringify(parts.title), version: training.version + 1 })
    .where("client_id", "=", training.clientId)
    .where("id", "=", training.id)
    .where("version", "=", training.version)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Days of completions are the client's own. */
export async function timeZoneOf(tx: Tx, clientId: string): Promise<string> {
  const { time_zone } = await tx
    .selectFrom("clients")
    .select("time_zone")
    .where("id", "=", clientId)
    .executeTakeFirstOrThrow();
  return time_zone;
}
