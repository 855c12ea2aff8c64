import { type Selectable, sql } from "kysely";
import type { MemoryCard } from "../../db/column-types.ts";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type MemoryKind = Selectable<Tables["memories"]>["kind"];

/** Owner of memories. */
export interface Rememberer {
  clientId: string;
  userId: string;
}
/** Subject of a memory. */
export interface MemorySubject {
  kind: MemoryKind;
  subject: string;
}

/** A flashcard's name among memories: cards are named within their activity. */
export const cardSubject = (activityId: string, cardId: string): MemorySubject => ({
  kind: "card",
  subject: `${activityId}:${cardId}`,
});

/** Memories of a person, held until the transaction ends. */
export async function memoriesHeld(
  tx: Tx,
  who: Rememberer,
  { kind, subjects }: { kind: MemoryKind; subjects: readonly string[] },
): Promise<Map<string, MemoryCard>> {
  const rows = await tx
    .selectFrom("memories")
    .select(["subject", "card"])
    .where("client_id", "=", who.clientId)
    .where("user_id", "=", who.userId)
    .where("kind", "=", kind)
    .where("subject", "in", subjects.length > 0 ? [...subjects] : [""])
    .orderBy("subject")
    .forUpdate()
    .execute();
  return new Map(rows.map(({ subject, card }) => [subject, card]));
}

/** Memory of one thing; undefined: they have not seen it. */
export async function memoryOf(
  tx: Tx,
  { clientId, userId }: Rememberer,
  { kind, subject }: MemorySubject,
): Promise<MemoryCard | undefined> {
  const row = await tx
    .selectFrom("memories")
    .select("card")
    .where("client_id", "=", clientId)
    .where("user_id", "=", userId)
    .where("kind", "=", kind)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row?.card;
}

export async function keepMemory(
  tx: Tx,
  { clientId, userId }: Rememberer,
  { kind, subject }: MemorySubject,
  card: MemoryCard,
  now: Date,
): Promise<void> {
  await sql`
    insert into memories (client_id, user_id, kind, subject, card, due, seen_at)
    values (${clientId}, ${userId}, ${kind}, ${subject}, ${JSON.stringify(card)}, ${new Date(card.due)}, ${now})
    on conflict (client_id, user_id, kind, subject)
    do update set card = excluded.card, due = excluded.due, seen_at = excluded.seen_at`.execute(tx);
}

/** Cards of an activity that are due, longest first. */
export async function dueCards(
  tx: Tx,
  { clientId, userId }: Rememberer,
  due: { activityId: string; now: Date },
): Promise<string[]> {
  const { rows } = await sql<{ subject: string }>`
    select subject from memories
    where client_id = ${clientId} and user_id = ${userId} and kind = 'card'
      and starts_with(subject, ${`${due.activityId}:`}) and due <= ${due.now}
    order by due, subject`.execute(tx);
  return rows.map(({ subject }) => subject.slice(due.activityId.length + 1));
}
