import type { NewsTopic } from "@trilha/contract/communication/messages/news-topics.ts";
import type { NewsChannel } from "@trilha/contract/privacy/own-data/kinds.ts";
import type { Tx } from "../../db/database.ts";

export interface ChoiceRow {
  topic: NewsTopic;
  channel: NewsChannel;
  wanted: boolean;
}

export function choicesOf(tx: Tx, userId: string): Promise<ChoiceRow[]> {
  return tx
    .selectFrom("news_choices")
    .select(["topic", "channel", "wanted"])
    .where("user_id", "=", userId)
    .execute();
}

/** Choices take the place of all somebody chose before. */
export async function saveChoices(tx: Tx, userId: string, rows: readonly ChoiceRow[]): Promise<void> {
  await tx.deleteFrom("news_choices").where("user_id", "=", userId).execute();
  if (rows.length === 0) return;
  await tx
    .insertInto("news_choices")
    .values(rows.map((row) => ({ ...row, user_id: userId })))
    // The same person in two windows: the last of them stands.
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "topic", "channel"])
        .doUpdateSet((row) => ({ wanted: row.ref("excluded.wanted") })),
    )
    .execute();
}
