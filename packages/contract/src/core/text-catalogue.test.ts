import { expect, test } from "vitest";
import { localizedTexts } from "./text-catalogue.ts";

const file = (mark: string) => ({
  "sale.window": `${mark} window`,
  mail: { subject: `${mark} subject`, paragraphs: [`${mark} first`, `${mark} second`] },
});
const texts = localizedTexts({
  "pt-BR": file("pt"),
  "en-US": file("en"),
  "es-ES": file("es"),
  "fr-FR": file("fr"),
});
const inFour = (text: string) => ({
  "pt-BR": `pt ${text}`,
  "en-US": `en ${text}`,
  "es-ES": `es ${text}`,
  "fr-FR": `fr ${text}`,
});

test("§purpose#languages a text of a catalogue carries its four languages, under the keys of the files", () => {
  expect(texts).toEqual({
    "sale.window": inFour("window"),
    mail: { subject: inFour("subject"), paragraphs: [inFour("first"), inFour("second")] },
  });
});
