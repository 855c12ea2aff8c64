// Banks and questions, past the office: kept as writing them keeps them.

import type { QuestionBody, QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import type { Difficulty } from "@trilha/contract/learning/questions/sorts.ts";
import { insertQuestions } from "../src/learning/questions/questions.queries.ts";
import { writtenQuestion } from "../src/learning/questions/write-question.ts";
import type { TestApp } from "./app.ts";
import { type Client, plant, unique } from "./builders.ts";

type App = Pick<TestApp, "parts" | "clock">;

/** An empty bank. */
export function aBank(
  app: App,
  client: Client,
  name = unique("Banco"),
): Promise<{ id: string; name: string }> {
  const now = app.clock.now();
  return plant(app, (tx) =>
    tx
      .insertInto("question_banks")
      .values({
        client_id: client.id,
        name,
        archived_at: null,
        created_by: null,
        created_at: now,
        updated_at: now,
      })
      .returning(["id", "name"])
      .executeTakeFirstOrThrow(),
  );
}

/** One answer is right: the first of its options. */
export function aChoice(fields: Partial<QuestionOf<"one">> = {}): QuestionOf<"one"> {
  const option = (id: string, share: number) => ({
    ...{ id, share, text: { "pt-BR": `Opção ${id}` }, feedback: {}, fileId: null },
  });
  return {
    ...{ kind: "one", prompt: { "pt-BR": unique("Pergunta") }, fileId: null, feedback: {}, points: 1 },
    options: [option("certa", 100), option("errada", 0)],
    ...fields,
  };
}

export interface TestQuestion {
  id: string;
  version: number;
  body: QuestionBody;
}

interface QuestionFields {
  body?: QuestionBody;
  tags?: readonly string[];
  difficulty?: Difficulty;
  state?: "active" | "retired";
}

/** A question of a bank, to be drawn unless said; a choice of two without more. Its parts keep the ids of `body`. */
export async function aQuestion(
  app: App,
  client: Client,
  bank: { id: string },
  { body = aChoice(), tags = [], difficulty = 3, state = "active" }: QuestionFields = {},
): Promise<TestQuestion> {
  const id = crypto.randomUUID();
  const author = { userId: null, name: "Autora", at: app.clock.now() };
  await plant(app, async (tx) => {
    const written = writtenQuestion({ id, bankId: bank.id, tags, difficulty, body }, body);
    await insertQuestions(tx, client.id, author, [written]);
    if (state === "retired") await tx.updateTable("questions").set({ state }).where("id", "=", id).execute();
  });
  return { id, version: 1, body };
}
