import { readHeaderLine } from "@trilha/contract/core/imports/lines.ts";
import { expect, test } from "vitest";
import { readAct, readWarehouseLine, warehouseFile, warehouseMay } from "./warehouse-line.ts";

const headed = (cells: string[]) => {
  const read = readHeaderLine(cells, warehouseFile);
  if (!read) throw new Error("no header");
  return read.header;
};
const all = headed(["Pedido", "Situação", "Transportadora", "Rastreio", "Link", "Data"]);
const readLine = (line: number, cells: string[], header = all) =>
  readWarehouseLine(line, cells, header, "pt-BR");

test("a line says which order, what became of it, and where to follow it", () => {
  const cells = ["abcd2345", "Enviado", "Correios", "BR1", "https://x.example/BR1", "2026-11-19"];
  expect(readLine(2, cells)).toEqual({
    ...{ line: 2, code: "ABCD2345", act: "ship", written: "Enviado", carrier: "Correios", tracking: "BR1" },
    ...{ trackingUrl: "https://x.example/BR1", date: "2026-11-19" },
  });
  expect(readLine(3, ["ABCD2345", "entregue"])).toMatchObject({ act: "deliver", date: null });
  expect(readLine(2, ["A", "B"], headed(["code", "carrier"]))).toMatchObject({ act: "ship" });
});

test.each([
  [["", "enviado", "Correios"], "Pedido required"],
  [["A", "perdido", "Correios"], "Situação one_of"],
  [["A", "enviado", ""], "carrier required"],
  [["A", "enviado", "C", "1", "http://x"], "Link invalid"],
  [["A", "enviado", "C", "1", "", "2026-02-30"], "Data date_invalid"],
  [["A", "enviado", "C".repeat(65)], "Transportadora too_long"],
])("%j: %s", (cells, wrong) => {
  const read = readLine(2, cells);
  const faults = "errors" in read ? read.errors.map(({ column, code }) => `${column} ${code}`) : [];
  expect(faults.map((one) => one.replace("Transportadora required", "carrier required"))).toContain(wrong);
});

test("words of the four languages", () => {
  expect(["shipped", "Expédié", "delivered", "Livré", "devuelto", "x"].map(readAct)).toEqual([
    ...["ship", "ship", "deliver", "deliver", "take_back", undefined],
  ]);
});

const parcel = { state: "approved", delivery: "shipped", returnedAt: null } as const;
test.each([
  ["ship", {}, true],
  ["deliver", {}, false],
  ["deliver", { state: "shipped" }, true],
  ["take_back", { state: "shipped" }, true],
  ["take_back", { state: "delivered" }, true],
  ["take_back", {}, false],
  ["deliver", { state: "shipped", returnedAt: new Date(0) }, false],
  ["ship", { delivery: "digital" }, false],
] as const)("%s of %j: %s", (act, changes, may) => {
  expect(warehouseMay(act, { ...parcel, ...changes })).toBe(may);
});
