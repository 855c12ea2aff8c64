import { expect, test } from "vitest";
import type { Activity, CourseDraft } from "../delivery/outline.ts";
import { languageCompleteness } from "./languages.ts";

const film: Activity = {
  ...{
    id: "a",
    type: "video",
    mandatory: true,
    minutes: 1,
    completion: null,
    requires: [],
    authorised: false,
  },
  title: { "pt-BR": "Filme", "en-US": "Film" },
  data: { files: { "pt-BR": "1" }, captions: { "pt-BR": "2", "en-US": "3" }, noSkip: false },
};
const draft = {
  title: { "pt-BR": "Curso", "en-US": "Course" },
  summary: {},
  description: { "pt-BR": "Texto" },
  locales: ["pt-BR", "en-US", "fr-FR"],
  modules: [{ id: "m", title: { "pt-BR": "Módulo" }, requires: [], activities: [film] }],
  items: [],
} as unknown as CourseDraft;

test("§learning#versions a language is as complete as its texts, captions and files; what nobody wrote is missed by nobody", () => {
  expect(languageCompleteness(draft)).toEqual([
    { locale: "pt-BR", percent: 100, missing: 0 },
    // Course, activity and captions; not the module, the description, the film itself.
    { locale: "en-US", percent: 50, missing: 3 },
    { locale: "fr-FR", percent: 0, missing: 6 },
  ]);
});

test("§learning#games a game is as complete as its texts; what its author left out everywhere is missed nowhere", () => {
  const game = {
    ...film,
    type: "true_or_false",
    title: { "pt-BR": "Jogo" },
    data: {
      ...{ allowedErrors: null, shuffle: true },
      cards: [{ id: "a", text: { "pt-BR": "Frase" }, fileId: null, right: true, why: {} }],
    },
  };
  const [module] = draft.modules;
  const played = { ...draft, modules: [{ ...module, activities: [game] }] } as unknown as CourseDraft;
  // Course, description, module, activity, and the statement.
  expect(languageCompleteness(played).map(({ missing }) => missing)).toEqual([0, 4, 5]);
});
