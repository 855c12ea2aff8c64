import { expect, test } from "vitest";
import { pointsFell, reasonIn } from "./reasons.ts";

test.each([
  [pointsFell, "Os pontos deste pedido não passaram na auditoria"],
  ["Fora de linha", "Fora de linha"],
  [null, null],
])("a reason is told in the reader's language, people's own words as they stand: %s", (reason, expected) => {
  expect(reasonIn(reason, "pt-BR")).toBe(expected);
});
