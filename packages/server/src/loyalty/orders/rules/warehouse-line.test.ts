import { expect, test } from "vitest";
import { readAct, readWarehouseHeader, readWarehouseLine, warehouseMay } from "./warehouse-line.ts";

const headed = (cells: string[]) => {
  const read = readWarehouseHeader(cells);
  if (!read || "errors" in read) throw new Error("no header");
  return read.header;
};
const all = headed(["Pedido", "Situação", "Transportadora", "Rastreio", "Link", "Data"]);

test("a line says which order, what became of it, and where to follow it", () => {
  const cells = ["abcd2345", "Enviado", "Correios", "BR1", "https://x.example/BR1", "2026-11-19"];
  expect(readWarehouseLine(2, cells, all)).toEqual({
    ...{ line: 2, code: "ABCD2345", act: "ship", carrier: "Correios", tracking: "BR1" },
    ...{ trackingUrl: "https://x.example/BR1", date: "2026-11-19" },
  });
  expect(readWarehouseLine(3, ["ABCD2345", "entregue"], all)).toMatchObject({ act: "deliver", date: null });
  expect(readWarehouseLine(2, ["A", "B"], headed(["code", "carrier"]))).toMatchObject({ act: "ship" });
});

test.each([
  [["", "enviado", "Correios"], "Pedido required"],
  [["A", "perdido", "Correios"], "Situação not_an_option"],
  [["A", "enviado", ""], "carrier required"],
  [["A", "enviado", "C", "1", "http://x"], "Link invalid"],
  [["A", "enviado", "C", "1", "", "2026-02-30"], "Data date_invalid"],
  [["A", "enviado", "C".repeat(65)], "Transportadora too_long"],
])("%j: %s", (cells, wrong) => {
  const read = readWarehouseLine(2, cells, all);
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
