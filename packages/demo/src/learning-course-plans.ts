import type { Translations } from "@trilha/contract/core/locale.ts";
import { type PageName, page, pageTitles } from "./learning-pages.ts";
import {
  type CoursePlan,
  type CourseThings,
  everywhere,
  inTwo,
  module,
  pdf,
  two,
  video,
} from "./learning-plans.ts";
import { trainingPlans, words } from "./reward-words.ts";

/** Courses of Nimbus beside the trail for beginners; what is required stands before what requires it. */
export const coursePlans = (things: CourseThings): CoursePlan[] => [
  {
    ...{
      key: "care",
      cover: "care",
      daysAgo: 45,
      locales: everywhere,
      labels: ["sales", "shop", "essential", "welcome"],
    },
    ...{ title: trainingPlans.care, order: "sequential" },
    summary: words(
      "Receber, ouvir e recomendar: o atendimento que faz o cliente voltar.",
      "Welcome, listen, recommend: the service people come back for.",
      "Recibir, escuchar y recomendar: la atención que hace volver.",
      "Accueillir, écouter, conseiller : l’accueil qui fait revenir.",
    ),
    modules: [
      module(words("Receber", "Welcome", "Recibir", "Accueillir"), [
        page(words("O primeiro olá", "The first hello", "El primer hola", "Le premier bonjour"), "hello"),
        video(
          words("Três passos", "Three steps", "Tres pasos", "Trois temps"),
          { "pt-BR": things.file("atendimento.webm") },
          { "pt-BR": things.file("atendimento.pt-BR.vtt"), "es-ES": things.file("atendimento.es-ES.vtt") },
          { noSkip: true },
        ),
      ]),
      module(
        words("Ouvir", "Listen", "Escuchar", "Écouter"),
        [
          page(
            words("Perguntas que abrem", "Questions that open", "Preguntas que abren", "Questions ouvertes"),
            "ask",
          ),
          page(words("O que não foi dito", "What was not said", "Lo que no se dijo", "Le non-dit"), "listen"),
        ],
        [1],
      ),
      module(
        words("Recomendar", "Recommend", "Recomendar", "Conseiller"),
        [page(words("Dois, nunca dez", "Two, never ten", "Dos, nunca diez", "Deux, jamais dix"), "offer")],
        [2],
      ),
    ],
  },
  {
    ...{
      key: "screens",
      cover: "screens",
      daysAgo: 45,
      locales: everywhere,
      labels: ["product", "screen", "advanced"],
    },
    title: trainingPlans.screens,
    summary: two(
      "Tamanho, resolução e taxa de atualização em palavras de cliente.",
      "Tamaño, resolución y frecuencia en palabras del cliente.",
    ),
    modules: [
      module(two("O que muda na tela", "Qué cambia en la pantalla"), [
        page(two("Polegadas e distância", "Pulgadas y distancia"), "inches"),
        page(two("Nitidez sem sigla", "Nitidez sin siglas"), "sharp"),
        pdf(two("Guia de telas", "Guía de pantallas"), things.file("guia-de-telas.pdf")),
      ]),
    ],
  },
  {
    ...{
      key: "notebooks-1",
      cover: "notebook",
      daysAgo: 38,
      locales: inTwo,
      labels: ["product", "notebook", "essential"],
    },
    title: two("Notebooks 1: primeiros passos", "Notebooks 1: primeros pasos"),
    summary: two(
      "O que cada peça faz, sem decorar ficha técnica.",
      "Qué hace cada pieza, sin memorizar fichas.",
    ),
    modules: [
      module(two("Por dentro", "Por dentro"), [
        page(two("Processador e memória", "Procesador y memoria"), "chip"),
        page(two("Armazenamento", "Almacenamiento"), "disk"),
        video(
          two("Como mostrar um notebook", "Cómo mostrar un notebook"),
          { "pt-BR": things.file("atendimento.webm") },
          { "pt-BR": things.file("atendimento.pt-BR.vtt"), "es-ES": things.file("atendimento.es-ES.vtt") },
        ),
      ]),
      module(two("Por fora", "Por fuera"), [
        page(two("Peso e bateria", "Peso y batería"), "weight"),
        page(two("Teclado e tela", "Teclado y pantalla"), "inches"),
      ]),
    ],
  },
  small("notebooks-2", two("Notebooks 2: comparar", "Notebooks 2: comparar"), ["chip", "offer"], {
    ...{ cover: "notebook", labels: ["product", "notebook"], requires: ["notebooks-1"], daysAgo: 36 },
  }),
  small("notebooks-3", two("Notebooks 3: fechar a venda", "Notebooks 3: cerrar la venta"), ["ask", "offer"], {
    ...{
      cover: "notebook",
      labels: ["sales", "notebook", "advanced"],
      requires: ["notebooks-2"],
      daysAgo: 34,
    },
  }),
  small("expert", two("Especialista da loja", "Especialista de la tienda"), ["chip", "listen", "offer"], {
    ...{ labels: ["sales", "shop", "advanced"], subscription: "approval", daysAgo: 30 },
  }),
  small("leaders", two("Líderes de loja", "Líderes de tienda"), ["listen", "hello"], {
    ...{ labels: ["sales", "shop", "advanced"], subscription: "invitation", daysAgo: 30 },
  }),
  small("privacy", two("Dados do cliente: o que pode", "Datos del cliente: qué se puede"), ["data", "ask"], {
    ...{ cover: "privacy", labels: ["rules", "essential"], mandatory: true, daysToFinish: 10, daysAgo: 28 },
  }),
  small("creators", two("Conteúdo que vende", "Contenido que vende"), ["photo", "hello"], {
    ...{ labels: ["brand", "advanced"], audience: { level: "creator" }, daysAgo: 25 },
  }),
  small("promoters", two("Promotores SP: ação do mês", "Promotores SP: acción del mes"), ["photo", "offer"], {
    ...{
      labels: ["brand", "street", "launch"],
      audience: { group: [things.group("Promotores SP")] },
      daysAgo: 12,
    },
  }),
  small("photos", two("Foto de vitrine que convence", "Foto de vitrina que convence"), ["photo", "window"], {
    ...{ cover: "window", labels: ["brand", "window", "essential"], daysAgo: 20 },
  }),
  {
    ...{
      key: "launch",
      cover: "screens",
      daysAgo: 6,
      locales: inTwo,
      labels: ["product", "launch"],
      order: "sequential",
    },
    title: two("Lançamento Gen 15, ao vivo", "Lanzamiento Gen 15, en vivo"),
    summary: two("A última parte abre durante a aula.", "La última parte se abre durante la clase."),
    modules: [
      module(two("Antes da aula", "Antes de la clase"), [
        page(two("O que há de novo", "Qué hay de nuevo"), "chip"),
        page(two("Para quem é", "Para quién es"), "ask"),
      ]),
      module(
        two("Durante a aula", "Durante la clase"),
        [{ ...page(two("Demonstração ao vivo", "Demostración en vivo"), "offer"), authorised: true }],
        [1],
      ),
    ],
  },
  small("mirror", two("Realidade aumentada na vitrine", "Realidad aumentada en la vitrina"), ["window"], {
    ...{ labels: ["brand", "window"], state: "draft", daysAgo: 1 },
  }),
  small("winter", two("Campanha de inverno", "Campaña de invierno"), ["offer", "window"], {
    ...{ labels: ["sales", "window"], state: "archived", daysAgo: 45 },
  }),
  {
    ...{ key: "notebooks", cover: "notebook", daysAgo: 33, locales: inTwo, labels: ["product", "notebook"] },
    title: two("Do primeiro olá ao fechamento", "Del primer hola al cierre"),
    summary: two("Quatro cursos para quem vende notebooks.", "Cuatro cursos para quien vende notebooks."),
    courses: [
      { key: "care" },
      { key: "notebooks-1" },
      { key: "notebooks-2" },
      { key: "notebooks-3", mandatory: false },
    ],
  },
];

/** Courses of Cimenta: for who builds and paints. */
export const cimentaPlans = (things: CourseThings): CoursePlan[] => [
  small("care", trainingPlans.care, ["hello", "ask"], {
    cover: "care",
    labels: ["sales", "essential"],
    daysAgo: 45,
  }),
  {
    ...{ key: "paint", daysAgo: 30, locales: ["pt-BR"], labels: ["product", "essential"] },
    title: { "pt-BR": "Tintas: da base ao acabamento" },
    summary: { "pt-BR": "Qual tinta para qual parede, e quanto levar." },
    modules: [
      module({ "pt-BR": "A parede certa" }, [
        page({ "pt-BR": "Selador, massa, tinta" }, "paint"),
        pdf({ "pt-BR": "Guia de tintas" }, things.file("guia-de-tintas.pdf")),
      ]),
    ],
  },
  small("works", { "pt-BR": "Segurança na obra" }, ["safety"], {
    ...{
      cover: "privacy",
      labels: ["rules"],
      mandatory: true,
      daysToFinish: 15,
      daysAgo: 20,
      locales: ["pt-BR"],
    },
  }),
];

type Small = Partial<Omit<CoursePlan, "key" | "title" | "modules">> & Pick<CoursePlan, "labels" | "daysAgo">;

/** One module of texts. */
function small(key: string, title: Translations, pages: readonly PageName[], more: Small): CoursePlan {
  return {
    ...{ key, title, locales: inTwo, ...more },
    summary:
      more.summary ??
      two("Curso rápido, para fazer entre um cliente e outro.", "Curso rápido, entre cliente y cliente."),
    modules: [
      module(
        two("Em poucos minutos", "En pocos minutos"),
        pages.map((name) => page(pageTitles[name], name)),
      ),
    ],
  };
}
