import { expect, test } from "vitest";
import { titleOfCopy } from "./copy-title.ts";

test.each([
  [{ "pt-BR": "Vender" }, { "pt-BR": "Vender (cópia)" }],
  [{ "en-US": "x".repeat(120), "fr-FR": "" }, { "en-US": `${"x".repeat(113)} (copy)` }],
  [{ "es-ES": "😀".repeat(60) }, { "es-ES": `${"😀".repeat(56)} (copia)` }],
])("§learning#versions a copy of %j is called by its own name", (title, copy) => {
  expect(titleOfCopy(title)).toEqual(copy);
});
