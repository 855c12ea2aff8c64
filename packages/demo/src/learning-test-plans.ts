import type { Translations } from "@trilha/contract/core/locale.ts";
import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { TestData, TestPart } from "@trilha/contract/learning/tests/test-settings.ts";
import { page } from "./learning-pages.ts";
import {
  type ActivityPlan,
  type CoursePlan,
  type CourseThings,
  everywhere,
  module,
} from "./learning-plans.ts";
import { words } from "./reward-words.ts";

type BankPart = Extract<TestPart, { from: "bank" }>;
interface Draw {
  count: number;
  tags?: string[];
  levels?: BankPart["difficulties"];
  /** Which module it is about, by its order from 1. */
  about?: number;
}

const usual: TestData = {
  ...{ parts: [], minimumScore: 70, maximumAttempts: 3, minutes: null, closesAt: null, onFailure: "none" },
  ...{ shuffleQuestions: true, shuffleOptions: true, feedback: "end", improve: true },
};
const opinions: ReadonlySet<TestType> = new Set(["unevaluated_quiz", "reaction_evaluation"]);

/** A test that draws from the programme's bank; its ids follow from its place in the demo. */
function testPlan(
  type: TestType,
  number: number,
  title: Translations,
  draws: readonly Draw[],
  bankId: string,
  more: Partial<TestData> & { mandatory?: false } = {},
): ActivityPlan {
  const { mandatory, ...settings } = more;
  const idOf = (at: number) =>
    `0193a6c0-${String(number).padStart(4, "0")}-7000-8000-${String(at + 1).padStart(12, "0")}`;
  return {
    ...{
      type,
      title,
      minutes: 5,
      completion: { rule: "verdict", require: opinions.has(type) ? "completed" : "passed" },
    },
    data: null,
    ...(mandatory === false && { mandatory }),
    dataIn: (moduleIds): TestData => ({
      ...usual,
      ...settings,
      parts: draws.map(({ count, tags = [], levels = [], about }, at) => ({
        ...{ from: "bank", id: idOf(at), bankId, tags, difficulties: levels, count },
        moduleId: about === undefined ? null : (moduleIds[about - 1] ?? null),
      })),
    }),
  };
}

/** Courses with tests of every type. */
export const testPlans = (things: CourseThings): CoursePlan[] => [
  {
    ...{
      key: "exam",
      cover: "notebook",
      daysAgo: 9,
      locales: everywhere,
      labels: ["product", "notebook", "advanced"],
    },
    ...{ untaken: true },
    title: words(
      "Notebooks à prova",
      "Laptops put to the test",
      "Notebooks a prueba",
      "Les portables à l’épreuve",
    ),
    summary: words(
      "Treine, prove o que sabe e melhore sua nota.",
      "Practise, show what you know and improve your grade.",
      "Practica, demuestra lo que sabes y mejora tu nota.",
      "Entraînez-vous, montrez ce que vous savez, améliorez votre note.",
    ),
    modules: [
      module(words("Por dentro", "Inside", "Por dentro", "À l’intérieur"), [
        page(
          words(
            "Processador e memória",
            "Processor and memory",
            "Procesador y memoria",
            "Processeur et mémoire",
          ),
          "chip",
        ),
        testPlan(
          "unevaluated_quiz",
          1,
          words("Aquecimento", "Warm-up", "Calentamiento", "Échauffement"),
          [{ count: 4, tags: ["processador"], levels: [1, 2] }],
          things.bank,
          { feedback: "now", maximumAttempts: null, mandatory: false },
        ),
        testPlan(
          "conventional_test",
          2,
          words("Teste: por dentro", "Test: inside", "Test: por dentro", "Test : à l’intérieur"),
          [
            { count: 3, tags: ["processador"] },
            { count: 3, tags: ["memória"] },
          ],
          things.bank,
          { minutes: 10 },
        ),
      ]),
      module(words("Por fora", "Outside", "Por fuera", "À l’extérieur"), [
        page(
          words("Teclado e tela", "Keyboard and screen", "Teclado y pantalla", "Clavier et écran"),
          "inches",
        ),
        testPlan(
          "evaluated_quiz",
          3,
          words("Quiz da tela", "Screen quiz", "Quiz de la pantalla", "Quiz de l’écran"),
          [{ count: 4, tags: ["tela"] }],
          things.bank,
          { feedback: "now", maximumAttempts: null, minimumScore: 60 },
        ),
      ]),
      module(words("Tudo junto", "All together", "Todo junto", "Tout ensemble"), [
        testPlan(
          "block_general_test",
          4,
          words("Prova geral", "General test", "Test general", "Test général"),
          [
            { count: 3, tags: ["processador"], about: 1 },
            { count: 2, tags: ["memória"], about: 1 },
            { count: 3, tags: ["tela"], about: 2 },
          ],
          things.bank,
          { minutes: 20 },
        ),
        testPlan(
          "reaction_evaluation",
          5,
          words("O que você achou?", "What did you think?", "¿Qué te pareció?", "Qu’en avez-vous pensé ?"),
          [{ count: 3, tags: ["reação"] }],
          things.bank,
          { maximumAttempts: 1, feedback: "never" },
        ),
      ]),
    ],
  },
  {
    ...{
      key: "ready",
      cover: "care",
      daysAgo: 8,
      locales: everywhere,
      labels: ["sales", "shop", "essential"],
    },
    ...{ untaken: true },
    title: words("Pronto para vender?", "Ready to sell?", "¿Listo para vender?", "Prêt à vendre ?"),
    summary: words(
      "Um teste que bloqueia, outro que recomeça o curso.",
      "A test that blocks, another that starts the course over.",
      "Un test que bloquea, otro que reinicia el curso.",
      "Un test qui bloque, un autre qui fait recommencer.",
    ),
    modules: [
      module(words("Atendimento", "Service", "Atención", "Accueil"), [
        page(words("O primeiro olá", "The first hello", "El primer hola", "Le premier bonjour"), "hello"),
        testPlan(
          "restart_test",
          6,
          words(
            "Teste que recomeça",
            "Test that starts over",
            "Test que reinicia",
            "Test qui fait recommencer",
          ),
          [{ count: 3, tags: ["atendimento"], levels: [1, 2] }],
          things.bank,
          { maximumAttempts: 2 },
        ),
        testPlan(
          "block_test",
          7,
          words("Teste que bloqueia", "Test that blocks", "Test que bloquea", "Test qui bloque"),
          [{ count: 4, tags: ["armazenamento"] }],
          things.bank,
          { maximumAttempts: 2 },
        ),
      ]),
      module(words("Por escrito", "In writing", "Por escrito", "Par écrit"), [
        testPlan(
          "conventional_test",
          8,
          words("Com as suas palavras", "In your own words", "Con tus palabras", "Avec vos mots"),
          [
            { count: 1, tags: ["atendimento"], levels: [4] },
            { count: 2, tags: ["bateria"] },
          ],
          things.bank,
          { minimumScore: 50, maximumAttempts: 5, mandatory: false },
        ),
      ]),
    ],
  },
];

/** Test of Cimenta for painters. */
export const paintTestPlan = (things: CourseThings): CoursePlan => ({
  ...{ key: "paint-test", daysAgo: 10, locales: everywhere, labels: ["product", "essential"], untaken: true },
  title: words("Prova da parede", "The wall’s test", "La prueba de la pared", "L’épreuve du mur"),
  summary: words(
    "Seis perguntas sobre parede, tinta e segurança.",
    "Six questions about walls, paint and safety.",
    "Seis preguntas sobre pared, pintura y seguridad.",
    "Six questions sur murs, peinture et sécurité.",
  ),
  modules: [
    module(
      words(
        "Da base ao acabamento",
        "From base to finish",
        "De la base al acabado",
        "De la base à la finition",
      ),
      [
        page(
          words(
            "Selador, massa, tinta",
            "Sealer, filler, paint",
            "Sellador, masilla, pintura",
            "Impression, enduit, peinture",
          ),
          "paint",
        ),
        testPlan(
          "restart_general_test",
          9,
          words("Teste", "Test", "Test", "Test"),
          [
            { count: 2, tags: ["parede"], levels: [1, 2, 3], about: 1 },
            { count: 2, tags: ["tinta"] },
            { count: 2, tags: ["segurança"] },
          ],
          things.bank,
        ),
      ],
    ),
  ],
});
