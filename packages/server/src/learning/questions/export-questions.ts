import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { exportQuestions as spec } from "@trilha/contract/learning/questions/bank-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { bankById } from "./banks.queries.ts";
import { questionsOfBank } from "./questions.queries.ts";
import { writeCsv } from "./write-csv.ts";
import { writeGift } from "./write-gift.ts";

/** All questions of a bank that may be drawn, as a file that can be imported again. */
export const exportQuestions: UseCase<typeof spec> = async (call, { params, query }) => {
  const { clientId } = call.actor;
  const read = await call.read(async (tx) => {
    const bank = await bankById(tx, clientId, params.id);
    return bank && { bank, questions: await questionsOfBank(tx, clientId, bank.id, ["active"]) };
  });
  if (!read) return refuse(genericProblems.notFound);
  const { bank, questions } = read;
  const name = `${fileName(bank.name)}-${call.now.toISOString().slice(0, 10)}`;
  if (query.format === "csv") return { name: `${name}.csv`, text: writeCsv(questions), leftOut: 0 };
  const written = questions.flatMap((question) => writeGift(question, query.language) ?? []);
  const text = `${written.join("\n\n")}\n`;
  return { name: `${name}.gift.txt`, text, leftOut: questions.length - written.length };
};

const fileName = (name: string): string =>
  name
    .normalize("NFD")
    .replaceAll(/[^A-Za-z0-9]+/g, "-")
    .replaceAll(/^-+|-+$/g, "")
    .toLowerCase() || "questions";
