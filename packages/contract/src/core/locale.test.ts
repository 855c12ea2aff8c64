import { describe, expect, it } from "vitest";
import { chooseLocale, localize, nearestLocale } from "./locale.ts";

describe("§purpose#languages the language of an answer", () => {
  it.each([
    [{ query: "fr-FR", user: "en-US", acceptLanguage: "es" }, "fr-FR"],
    [{ query: "es", user: "en-US" }, "es-ES"],
    [{ query: "de", user: "en-US", acceptLanguage: "es" }, "en-US"],
    [{ user: "de", acceptLanguage: "es-PE,es;q=0.9" }, "es-ES"],
    [{ acceptLanguage: "de, fr;q=0.5, en;q=0.8" }, "en-US"],
    [{ acceptLanguage: "en;q=0, fr;q=0.1" }, "fr-FR"],
    [{ acceptLanguage: "*;;;=,," }, "pt-BR"],
    [{ query: ["en-US", "fr-FR"] }, "pt-BR"],
    [{}, "pt-BR"],
  ])("%j → %s", (from, locale) => {
    expect(chooseLocale(from)).toBe(locale);
  });

  it("takes the language where the region is another", () => {
    expect(nearestLocale("pt-PT")).toBe("pt-BR");
    expect(nearestLocale("FR-ca")).toBe("fr-FR");
    expect(nearestLocale("zh")).toBeUndefined();
  });
});

describe("localize", () => {
  const text = {
    "pt-BR": "{{n}} itens",
    "en-US": "{{n}} items",
    "es-ES": "{{n}} ítems",
    "fr-FR": "{{n}} éléments",
  };
  it("puts parameters in and leaves unknown ones as they stand", () => {
    expect(localize(text, "en-US", { n: 3 })).toBe("3 items");
    expect(localize(text, "pt-BR")).toBe("{{n}} itens");
  });
});
