import { expect, test } from "vitest";
import { byTitle } from "./by-title.ts";

test("§entities#language what a file names is found by its title in any language, unless two share it", () => {
  const find = byTitle([
    { id: "sell", title: { "pt-BR": "Técnicas de venda", "es-ES": "Técnicas de venta" } },
    { id: "serve", title: { "pt-BR": "Atendimento", "en-US": "Service" } },
    { id: "other", title: { "pt-BR": "Outro", "en-US": "SERVICE" } },
    { id: "none", title: {} },
  ]);
  expect(["tecnicas  de venta", "TÉCNICAS DE VENDA", "atendimento"].map(find)).toEqual([
    "sell",
    "sell",
    "serve",
  ]);
  expect(["Service", "service", "", "unknown"].map(find)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});
