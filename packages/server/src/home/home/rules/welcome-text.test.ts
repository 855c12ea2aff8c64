import { describe, expect, test } from "vitest";
import { welcomeText } from "./welcome-text.ts";

describe("home: the welcome in the caller's language", () => {
  const pt = { title: "Bem-vindo", text: "" };
  const fr = { title: "Bienvenue", text: "" };
  test.each([
    ["written in it", { "pt-BR": pt, "fr-FR": fr }, "fr-FR", fr],
    ["else in the client's", { "pt-BR": pt }, "fr-FR", pt],
    ["an empty one is none", { "pt-BR": pt, "fr-FR": { title: "", text: "" } }, "fr-FR", pt],
    ["nothing written", {}, "pt-BR", null],
    ["written only in a third", { "en-US": pt }, "fr-FR", null],
  ] as const)("%s", (_, texts, wanted, shown) => {
    expect(welcomeText(texts, wanted, "pt-BR")).toEqual(shown);
  });
});
