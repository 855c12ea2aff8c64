import type { Tx } from "../../server/src/db/database.ts";
import { insertQuestions, writtenQuestion } from "../../server/src/learning/questions/index.ts";
import type { BankPlan } from "./question-plans.ts";
import { insideQuestions } from "./questions-notebook-inside.ts";
import { outsideQuestions } from "./questions-notebook-outside.ts";
import { paintQuestions } from "./questions-paint.ts";
import { serviceQuestions } from "./questions-service.ts";
import { createRandom } from "./random.ts";

const banks: Readonly<Record<"nimbus" | "cimenta", BankPlan>> = {
  nimbus: {
    ...{
      name: "Notebooks",
      description: "Peças, telas e atendimento",
      questions: [...insideQuestions, ...outsideQuestions, ...serviceQuestions],
    },
  },
  cimenta: { name: "Tintas", description: "Parede, tinta e segurança", questions: paintQuestions },
};

/** The bank a programme's tests draw from; answers its id. Chance of its own: it changes nothing else of the demo. */
export async function plantQuestions(
  tx: Tx,
  scope: { clientId: string; slug: string; author: { id: string; name: string }; at: Date },
): Promise<string> {
  const { clientId, author, at } = scope;
  const isNimbus = scope.slug === "nimbus";
  const plan = isNimbus ? banks.nimbus : banks.cimenta;
  const random = createRandom(isNimbus ? 60_034 : 60_035);
  const bankId = random.id(at);
  await tx
    .insertInto("question_banks")
    .values({
      ...{ client_id: clientId, id: bankId, name: plan.name, description: plan.description },
      ...{ archived_at: null, created_by: author.id, created_at: at, updated_at: at },
    })
    .execute();
  const written = plan.questions.map(({ body, tags, difficulty }) =>
    writtenQuestion({ id: random.id(at), bankId, tags, difficulty, body }, null),
  );
  await insertQuestions(tx, clientId, { userId: author.id, name: author.name, at }, written);
  return bankId;
}
