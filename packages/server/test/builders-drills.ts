import type { DrillWrite } from "@trilha/contract/learning/practice/shapes.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant, unique } from "./builders.ts";

/** A drill as it is written: one question of a bank, open to everybody since long ago, unless said. */
export const aDrillOf = (bankId: string, fields: Partial<DrillWrite> = {}): DrillWrite => ({
  ...{ title: { "pt-BR": unique("Treino") }, bankId, tags: [], questions: 1 },
  ...{ from: "2020-01-01T00:00:00.000Z", until: null, audience: { all: [] }, mandatory: false },
  state: "active",
  ...fields,
});

/** The same, kept past the office. */
export function aDrill(
  app: Pick<TestApp, "parts" | "clock">,
  client: Client,
  bankId: string,
  fields: Partial<DrillWrite> = {},
): Promise<string> {
  const drill = aDrillOf(bankId, fields);
  const now = app.clock.now();
  return plant(app, async (tx) => {
    const { id } = await tx
      .insertInto("drills")
      .values({
        ...{ client_id: client.id, title: JSON.stringify(drill.title), bank_id: bankId, tags: drill.tags },
        ...{ questions: drill.questions, from_at: new Date(drill.from), mandatory: drill.mandatory },
        ...{ until_at: drill.until === null ? null : new Date(drill.until), state: drill.state },
        ...{ audience: JSON.stringify(drill.audience), created_by: null, created_at: now, updated_at: now },
      })
      .returning("id")
      .executeTakeFirstOrThrow();
    return id;
  });
}
