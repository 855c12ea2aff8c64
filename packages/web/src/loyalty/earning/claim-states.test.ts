import { reportedStates } from "@trilha/contract/loyalty/claims/states.ts";
import { describe, expect, it } from "vitest";
import enUS from "./locales/en-US.json" with { type: "json" };
import esES from "./locales/es-ES.json" with { type: "json" };
import frFR from "./locales/fr-FR.json" with { type: "json" };
import ptBR from "./locales/pt-BR.json" with { type: "json" };

describe("§states#claims a list of states names each once", () => {
  it.each([
    ["pt-BR", ptBR],
    ["en-US", enUS],
    ["es-ES", esES],
    ["fr-FR", frFR],
  ])("%s", (_, texts) => {
    const names = reportedStates.map((state) => texts.claimState[state]);
    expect(new Set(names).size).toBe(names.length);
  });
});
