import { readFileSync } from "node:fs";
import type { Locale } from "@trilha/contract/core/locale.ts";

/** Files of a package by their paths. */
export type PackageFiles = ReadonlyMap<string, Buffer>;

/** Content of a short lesson: pages to read, then a question. */
export interface Lesson {
  locale: Locale;
  title: string;
  pages: readonly { heading: string; text: string }[];
  question: {
    id: string;
    text: string;
    choices: readonly { id: string; text: string }[];
    correct: string;
  };
}

const words: Readonly<
  Record<Locale, Record<"next" | "back" | "check" | "answer" | "right" | "wrong", string>>
> = {
  "pt-BR": {
    ...{ next: "Avançar", back: "Voltar", check: "Para fixar", answer: "Responder" },
    ...{ right: "Isso mesmo!", wrong: "Ainda não. Leia de novo e tente outra vez." },
  },
  "en-US": {
    ...{ next: "Next", back: "Back", check: "Check yourself", answer: "Answer" },
    ...{ right: "That is right!", wrong: "Not yet. Read again and try once more." },
  },
  "es-ES": {
    ...{ next: "Siguiente", back: "Atrás", check: "Para repasar", answer: "Responder" },
    ...{ right: "¡Eso es!", wrong: "Todavía no. Vuelve a leer e inténtalo otra vez." },
  },
  "fr-FR": {
    ...{ next: "Suivant", back: "Retour", check: "À retenir", answer: "Répondre" },
    ...{ right: "C’est bien cela !", wrong: "Pas encore. Relisez et réessayez." },
  },
};

const ours = (name: string) => readFileSync(new URL(`./lesson/${name}`, import.meta.url));
const escaped = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

/** The files of a lesson, its page as `index.html` under a folder (empty, or with its slash). */
export function lessonFiles(lesson: Lesson, folder = "", speaks = true): PackageFiles {
  const labels = words[lesson.locale];
  const data = JSON.stringify({ ...lesson, words: labels }).replaceAll("<", "\\u003c");
  const page = `<!doctype html>
<html lang="${lesson.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(lesson.title)}</title>
<link rel="stylesheet" href="lesson.css">
</head>
<body>
<header><progress id="bar" max="1" value="0" aria-label="${escaped(lesson.title)}"></progress><p id="place"></p></header>
<main>
<div id="figure" class="figure"></div>
<h1 id="title" tabindex="-1"></h1>
<p id="text"></p>
<fieldset id="quiz" hidden><legend>${escaped(lesson.question.text)}</legend><div id="choices"></div></fieldset>
<p id="status" role="status"></p>
</main>
<footer><button id="back" type="button">${labels.back}</button><button id="next" type="button" class="primary">${labels.next}</button></footer>
<script type="application/json" id="lesson">${data}</script>
${speaks ? '<script src="scorm.js"></script>\n' : ""}<script src="lesson.js"></script>
</body>
</html>
`;
  const files = new Map([
    ["index.html", Buffer.from(page)],
    ["lesson.css", ours("lesson.css")],
    ["lesson.js", ours("lesson.js")],
  ]);
  if (speaks) files.set("scorm.js", ours("scorm.js"));
  return new Map([...files].map(([name, bytes]) => [`${folder}${name}`, bytes]));
}

/** A lesson as zipped pages. */
export const htmlPackage = (lesson: Lesson): PackageFiles => lessonFiles(lesson, "", false);
