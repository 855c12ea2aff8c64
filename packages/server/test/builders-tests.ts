// Tests as they stand in a course: a question of each kind, a bank that holds some, the activity that asks them.

import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { Activity } from "@trilha/contract/learning/delivery/outline.ts";
import type { QuestionOf } from "@trilha/contract/learning/questions/kinds.ts";
import type { QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";
import type { TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import type { TestApp } from "./app.ts";
import type { Client } from "./builders.ts";
import { aQuestion, aTestActivity, type TestQuestion } from "./builders-results.ts";

const inPortuguese = (text: string) => ({ "pt-BR": text });
const body = (prompt: string, points = 1) => ({
  prompt: inPortuguese(prompt),
  fileId: null,
  feedback: {},
  points,
});
const option = (id: string, text: string, share: number, feedback = {}) => ({
  ...{ id, text: inPortuguese(text), fileId: null, share, feedback },
});

/** A question of each kind, about one shop; what is right is said beside it. */
export const questionOf: { readonly [Kind in QuestionKind]: QuestionOf<Kind> } = {
  /** Right: Ouvir o cliente. */
  one: {
    kind: "one",
    ...body("O que vem primeiro no atendimento?"),
    options: [
      option("ouvir", "Ouvir o cliente", 100, inPortuguese("Isso: quem ouve vende melhor.")),
      option("preco", "Falar do preço", 0, inPortuguese("O preço vem depois da necessidade.")),
      option("caixa", "Abrir a caixa", 0),
    ],
  },
  /** Right: Memória and Tela. */
  several: {
    kind: "several",
    ...body("O que muda de um modelo para o outro?", 2),
    options: [
      option("memoria", "Memória", 50),
      option("tela", "Tela", 50),
      option("garantia", "Garantia", -50),
      option("nota", "Nota fiscal", -50),
    ],
  },
  /** Right: true. */
  true_false: {
    ...{ kind: "true_false", ...body("A garantia começa na entrega?"), right: true },
    ...{
      whenTrue: inPortuguese("Sim, no dia da entrega."),
      whenFalse: inPortuguese("Ela começa na entrega."),
    },
  },
  /** Right: 3.5. */
  numeric: {
    kind: "numeric",
    ...body("Quantos quilos pesa a caixa?"),
    unit: inPortuguese("kg"),
    answers: [{ from: 3.4, to: 3.6, share: 100, feedback: {} }],
  },
  /** Right: garantia. */
  short_text: {
    kind: "short_text",
    ...body("O que o cliente leva além do produto?"),
    exact: false,
    answers: [{ texts: { "pt-BR": ["garantia", "a garantia"] }, share: 100, feedback: {} }],
  },
  /** Right: as it stands. */
  ordering: {
    kind: "ordering",
    ...body("Ponha os passos na ordem.", 2),
    items: [
      { id: "receber", text: inPortuguese("Receber"), fileId: null },
      { id: "mostrar", text: inPortuguese("Mostrar"), fileId: null },
      { id: "combinar", text: inPortuguese("Combinar"), fileId: null },
    ],
  },
  /** Right: each with its own. */
  matching: {
    kind: "matching",
    ...body("O que combina?", 2),
    pairs: [
      { id: "foto", left: inPortuguese("Fotos"), rightId: "camera", right: inPortuguese("Câmera") },
      { id: "jogo", left: inPortuguese("Jogos"), rightId: "placa", right: inPortuguese("Placa de vídeo") },
    ],
    others: [{ id: "nada", text: inPortuguese("Capa de chuva") }],
  },
  essay: {
    kind: "essay",
    ...body("Como você receberia este cliente?", 4),
    longest: 400,
    rubric: [{ id: "clara", text: inPortuguese("Clareza"), points: 4 }],
    model: inPortuguese("Com calma."),
  },
  scale: {
    kind: "scale",
    ...{ ...body("O curso ajudou você?"), steps: 5, low: inPortuguese("Nada"), high: inPortuguese("Muito") },
  },
};

type Fields = Partial<Omit<Activity, "type" | "data">> & {
  type?: TestType;
  /** Which questions, in this order. */
  asks?: readonly QuestionKind[];
  settings?: Partial<Omit<TestData, "parts">>;
};

/** A test that asks one question right, unless said; its questions stand in a bank of its own, in their order. */
export async function aTest(
  app: Pick<TestApp, "parts" | "clock">,
  client: Client,
  { type = "conventional_test", asks = ["one"], settings = {}, ...fields }: Fields = {},
): Promise<Activity> {
  const questions: TestQuestion[] = [];
  for (const kind of asks) {
    const bankId = questions[0]?.bankId;
    questions.push(await aQuestion(app, client, questionOf[kind], bankId ? { bankId } : {}));
  }
  const plain = aTestActivity();
  const data = plain.data as TestData;
  const parts = [
    { from: "chosen", id: crypto.randomUUID(), questionIds: questions.map(({ id }) => id), moduleId: null },
  ] satisfies TestData["parts"];
  return aTestActivity({ type, data: { ...data, ...settings, parts }, ...fields });
}
