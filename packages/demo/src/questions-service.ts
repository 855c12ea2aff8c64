import { type DemoQuestion, essay, inOrder, number, one, opinion, several, truth } from "./question-plans.ts";
import { words } from "./reward-words.ts";

const same = (text: string) => words(text, text, text, text);
const care = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["atendimento"], level });
const body = (level: 1 | 2 | 3 | 4 | 5 = 2) => ({ tags: ["bateria"], level });

/** Batteries, how to serve, and what learners thought of it all. */
export const serviceQuestions: readonly DemoQuestion[] = [
  one(
    words(
      "O cliente viaja muito. O que perguntar primeiro?",
      "The customer travels a lot. What to ask first?",
      "El cliente viaja mucho. ¿Qué preguntar primero?",
      "Le client voyage beaucoup. Que demander d’abord ?",
    ),
    [
      words(
        "Quanto tempo fica longe da tomada?",
        "How long are you away from a socket?",
        "¿Cuánto tiempo pasa lejos de un enchufe?",
        "Combien de temps loin d’une prise ?",
      ),
      words(
        "Prefere teclado branco?",
        "Do you prefer a white keyboard?",
        "¿Prefiere teclado blanco?",
        "Préférez-vous un clavier blanc ?",
      ),
      words(
        "Já viu o mais caro?",
        "Have you seen the dearest one?",
        "¿Ya vio el más caro?",
        "Avez-vous vu le plus cher ?",
      ),
    ],
    { tags: ["atendimento", "bateria"], level: 2 },
  ),
  several(
    words(
      "O que gasta mais bateria?",
      "What uses the most battery?",
      "¿Qué gasta más batería?",
      "Qu’est-ce qui use le plus la batterie ?",
    ),
    [
      words("Brilho no máximo", "Full brightness", "Brillo al máximo", "Luminosité au maximum"),
      words("Jogos", "Games", "Juegos", "Jeux"),
    ],
    [words("Ler um texto", "Reading a text", "Leer un texto", "Lire un texte")],
    { ...body(1), points: 2 },
  ),
  truth(
    words(
      "Deixar o notebook no calor gasta a bateria mais depressa.",
      "Heat wears a laptop’s battery out sooner.",
      "El calor desgasta antes la batería.",
      "La chaleur use plus vite la batterie.",
    ),
    true,
    words(
      "Calor é o que mais envelhece uma bateria.",
      "Heat ages a battery more than anything.",
      "El calor es lo que más envejece una batería.",
      "La chaleur vieillit une batterie plus que tout.",
    ),
    body(2),
  ),
  number(
    words(
      "Uma bateria de 60 Wh e um consumo de 10 W: quantas horas?",
      "A 60 Wh battery, 10 W of use: how many hours?",
      "Batería de 60 Wh y consumo de 10 W: ¿cuántas horas?",
      "Batterie de 60 Wh, 10 W consommés : combien d’heures ?",
    ),
    6,
    same("h"),
    { ...body(4), near: [5.5, 6.5] },
  ),
  inOrder(
    words(
      "Um bom atendimento, do começo ao fim:",
      "Good service, from start to end:",
      "Una buena atención, de principio a fin:",
      "Un bon accueil, du début à la fin :",
    ),
    [
      words("Cumprimentar", "Greet", "Saludar", "Saluer"),
      words("Perguntar", "Ask", "Preguntar", "Demander"),
      words("Mostrar", "Show", "Mostrar", "Montrer"),
      words("Recomendar", "Recommend", "Recomendar", "Conseiller"),
    ],
    { ...care(1), points: 2 },
  ),
  one(
    words(
      "Quantas opções mostrar ao cliente indeciso?",
      "How many options to show an undecided customer?",
      "¿Cuántas opciones mostrar a un cliente indeciso?",
      "Combien d’options montrer à un client indécis ?",
    ),
    [
      words("Duas ou três", "Two or three", "Dos o tres", "Deux ou trois"),
      words("Todas", "All of them", "Todas", "Toutes"),
      words("Nenhuma", "None", "Ninguna", "Aucune"),
    ],
    care(1),
  ),
  truth(
    words(
      "Ouvir primeiro evita recomendar o que não serve.",
      "Listening first avoids recommending what does not fit.",
      "Escuchar primero evita recomendar lo que no sirve.",
      "Écouter d’abord évite de conseiller ce qui ne convient pas.",
    ),
    true,
    words(
      "Quem pergunta antes erra menos.",
      "Who asks first errs less.",
      "Quien pregunta antes se equivoca menos.",
      "Qui demande d’abord se trompe moins.",
    ),
    care(1),
  ),
  essay(
    words(
      "Uma cliente quer um notebook para a faculdade. O que você pergunta e o que recomenda?",
      "A customer wants a laptop for university. What do you ask and recommend?",
      "Una clienta quiere un notebook para la universidad. ¿Qué preguntas y qué recomiendas?",
      "Une cliente veut un portable pour l’université. Que demandez-vous, que conseillez-vous ?",
    ),
    [
      [
        words(
          "Pergunta antes de recomendar",
          "Asks before recommending",
          "Pregunta antes de recomendar",
          "Demande avant de conseiller",
        ),
        2,
      ],
      [
        words(
          "Recomenda com um motivo",
          "Recommends with a reason",
          "Recomienda con un motivo",
          "Conseille avec une raison",
        ),
        2,
      ],
      [words("Fala sem siglas", "Speaks without jargon", "Habla sin siglas", "Parle sans jargon"), 1],
    ],
    words(
      "Pergunta curso, transporte e orçamento; recomenda leve, 16 GB e SSD.",
      "Asks about the course, carrying and budget; recommends light, 16 GB, SSD.",
      "Pregunta carrera, traslado y presupuesto; recomienda ligero, 16 GB y SSD.",
      "Demande la filière, le transport et le budget ; conseille léger, 16 Go, SSD.",
    ),
    care(4),
  ),
  opinion(
    words(
      "Este curso ajuda no seu dia a dia?",
      "Does this course help you in your daily work?",
      "¿Este curso te ayuda en tu día a día?",
      "Ce cours vous aide-t-il au quotidien ?",
    ),
    words("Nada", "Not at all", "Nada", "Pas du tout"),
    words("Muito", "A lot", "Mucho", "Beaucoup"),
    { tags: ["reação"], level: 1 },
  ),
  opinion(
    words(
      "O conteúdo estava claro?",
      "Was the content clear?",
      "¿El contenido fue claro?",
      "Le contenu était-il clair ?",
    ),
    words("Confuso", "Confusing", "Confuso", "Confus"),
    words("Muito claro", "Very clear", "Muy claro", "Très clair"),
    { tags: ["reação"], level: 1 },
  ),
  opinion(
    words(
      "Você recomendaria este curso?",
      "Would you recommend this course?",
      "¿Recomendarías este curso?",
      "Recommanderiez-vous ce cours ?",
    ),
    words("Não", "No", "No", "Non"),
    words("Com certeza", "Certainly", "Claro que sí", "Sans hésiter"),
    { tags: ["reação"], level: 1 },
  ),
];
