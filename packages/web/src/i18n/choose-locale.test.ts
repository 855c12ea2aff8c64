import { describe, expect, it } from "vitest";
import { chooseLocale } from "./choose-locale.ts";

describe("the language of the page", () => {
  it.each([
    [{ query: "fr-FR", person: "es-ES", browser: ["en-US"] }, "fr-FR"],
    [{ query: "xx", person: "es-ES", browser: ["en-US"] }, "es-ES"],
    [{ query: null, person: undefined, browser: ["de-DE", "en-GB"] }, "en-US"],
    [{ query: "", browser: ["es-MX"] }, "es-ES"],
    [{ query: "pt_BR" }, "pt-BR"],
    [{ browser: ["ja-JP"], client: "fr-FR" }, "fr-FR"],
    [{ browser: ["ja-JP"] }, "pt-BR"],
  ] as const)("for %o is %s", (wishes, expected) => {
    expect(chooseLocale(wishes)).toBe(expected);
  });
});
