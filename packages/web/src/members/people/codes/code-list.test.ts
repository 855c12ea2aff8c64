import { csvOf } from "@trilha/contract/core/imports/csv.ts";
import { expect, test } from "vitest";
import { byStore, type IssuedCodes, rowsOf } from "./code-list.ts";

const code = (name: string, store: string | null) => ({
  ...{ personId: name, name, document: "••••••22", store, code: "K7P4-M2QX" },
});
const issued: IssuedCodes = {
  codes: [code("Caio", null), code("Ana", "Norte"), code("Bia", "Sul"), code("Davi", "Norte")],
  ...{
    until: "2026-04-01T12:00:00.000Z",
    address: "https://example.com/first_access",
    qr: { size: 1, path: "" },
  },
};

test("§routes#first-access: codes are handed out store by store, those without one last", () => {
  expect(byStore(issued.codes).map(({ store, codes }) => [store, ...codes.map(({ name }) => name)])).toEqual([
    ["Norte", "Ana", "Davi"],
    ["Sul", "Bia"],
    [null, "Caio"],
  ]);
});

test("§routes#first-access: the file has a row for each code, and no name runs as a formula", () => {
  const harmful = { ...issued, codes: [code("=1+1", "Norte")] };
  expect(csvOf(rowsOf(harmful, ["Pessoa"], "1 abr 2026"))).toBe(
    "\uFEFFPessoa\r\n'=1+1;••••••22;Norte;K7P4-M2QX;1 abr 2026;https://example.com/first_access\r\n",
  );
});
