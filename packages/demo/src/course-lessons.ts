import type { PackageKind } from "@trilha/contract/learning/content/shapes.ts";
import { htmlPackage, type Lesson } from "./packages/lesson.ts";
import { scormPackage, zipOf } from "./packages/scorm-package.ts";

const lesson = (
  title: string,
  pages: readonly (readonly [heading: string, text: string])[],
  question: Lesson["question"],
): Lesson => ({
  ...{ locale: "pt-BR", title, question },
  pages: pages.map(([heading, text]) => ({ heading, text: text })),
});

export const listening = lesson(
  "Ouvir o cliente",
  [
    ["Silêncio também atende", "Depois de perguntar, conte até três. Quase sempre vem o que faltava."],
    [
      "Repita com as suas palavras",
      "“Então você precisa de algo leve para a faculdade.” Quem se sente ouvido confia.",
    ],
    ["Anote o que importa", "Uso, orçamento e prazo: três palavras bastam para não perguntar de novo."],
  ],
  {
    ...{ id: "Q-OUVIR", text: "O cliente respondeu e ficou em silêncio. E agora?", correct: "espera" },
    choices: [
      { id: "oferta", text: "Mostro a oferta do dia" },
      { id: "espera", text: "Espero um instante e repito o que entendi" },
      { id: "preco", text: "Pergunto quanto quer gastar" },
    ],
  },
);

export const comparing = lesson(
  "Comparar",
  [
    ["Lado a lado", "Ponha os dois aparelhos juntos, ligados, com a mesma imagem."],
    ["Uma diferença por vez", "Peso primeiro, depois tela, depois preço. Nunca tudo junto."],
  ],
  {
    ...{ id: "Q-COMPARAR", text: "Quantos aparelhos mostrar de uma vez?", correct: "dois" },
    choices: [
      { id: "um", text: "Um" },
      { id: "dois", text: "Dois" },
      { id: "todos", text: "Todos" },
    ],
  },
);

export const recommending = lesson(
  "Recomendar",
  [
    ["Diga um nome", "“Eu levaria este, porque é o mais leve.” Quem pergunta quer uma resposta."],
    ["Diga por quê", "O motivo vem do que o cliente contou, não da etiqueta."],
  ],
  {
    ...{ id: "Q-RECOMENDAR", text: "De onde vem o motivo da recomendação?", correct: "cliente" },
    choices: [
      { id: "cliente", text: "Do que o cliente contou" },
      { id: "margem", text: "Da margem do produto" },
      { id: "etiqueta", text: "Da etiqueta" },
    ],
  },
);

export const labelling = lesson(
  "Etiqueta de preço em três passos",
  [
    ["Confira", "O preço da etiqueta é o preço do caixa. Na dúvida, passe no leitor."],
    ["Alinhe", "Embaixo do produto, à esquerda, sem tampar nada."],
    ["Olhe da porta", "Dá para ler? Então está pronto."],
  ],
  {
    ...{ id: "Q-ETIQUETA", text: "Qual preço vale?", correct: "caixa" },
    choices: [
      { id: "caixa", text: "O do caixa, e a etiqueta igual a ele" },
      { id: "folheto", text: "O do folheto antigo" },
    ],
  },
);

interface DrawnPackage {
  name: string;
  kind: PackageKind;
  title: string;
  zip: () => Buffer;
}

/** Packages as authors upload them: SCORM 1.2, SCORM 2004 with three lessons in two chapters, and zipped pages. */
export const drawnPackages: readonly DrawnPackage[] = [
  {
    ...{ name: "ouvir", kind: "scorm", title: "Ouvir o cliente (SCORM 1.2)" },
    zip: () =>
      zipOf(
        scormPackage("1.2", {
          title: listening.title,
          lessons: [{ identifier: "LICAO-OUVIR", lesson: listening }],
        }),
      ),
  },
  {
    ...{ name: "comparar", kind: "scorm", title: "Comparar e recomendar (SCORM 2004)" },
    zip: () =>
      zipOf(
        scormPackage("2004-4", {
          title: "Comparar e recomendar",
          lessons: [
            { identifier: "LICAO-COMPARAR", lesson: comparing, chapter: "Na frente da prateleira" },
            { identifier: "LICAO-ETIQUETA", lesson: labelling, chapter: "Na frente da prateleira" },
            { identifier: "LICAO-RECOMENDAR", lesson: recommending, chapter: "Na conversa" },
          ],
        }),
      ),
  },
  {
    ...{ name: "etiqueta", kind: "html", title: "Etiqueta de preço" },
    zip: () => zipOf(htmlPackage(labelling)),
  },
];
