import { describe, expect, it } from "vitest";
import {
  addRow,
  cellsIn,
  deleteRows,
  duplicateRows,
  fillArea,
  pasteBlock,
  setCell,
  takeOver,
} from "./grid-edits.ts";
import { blankRow, type Row } from "./rule-rows.ts";

const row = (id: string, cells: Partial<Row> = {}): Row => ({ ...blankRow(id), ...cells });
const ids = () => {
  let count = 0;
  return () => {
    count += 1;
    return `new-${count}`;
  };
};
const three = [row("a", { sku: "1" }), row("b", { sku: "2" }), row("c", { sku: "3" })];

it("one cell changes, the other lines stay the same objects", () => {
  const after = setCell(three, "b", "points", " 60 ");
  expect(after[1]?.points).toBe("60");
  expect(after[0]).toBe(three[0]);
  expect(setCell(three, "b", "sku", "2")[1]).toBe(three[1]);
});

describe("a pasted block", () => {
  const block = { cells: [["9", "", "4"], ["8", "2"], ["7"]], columns: undefined };

  it("covers what is there and goes on with new lines", () => {
    const after = pasteBlock(three, three, { row: 1, column: 4 }, block, ids());
    expect(after.map(({ id, sku, from, to }) => [id, sku, from, to])).toEqual([
      ["a", "1", "", ""],
      ["b", "9", "", "4"],
      ["c", "8", "2", ""],
      ["new-1", "7", "", ""],
    ]);
  });
  it("covers only lines in sight", () => {
    const shown = three.filter(({ id }) => id !== "b");
    const after = pasteBlock(three, shown, { row: 0, column: 4 }, block, ids());
    expect(after.map(({ sku }) => sku)).toEqual(["9", "2", "8", "7"]);
  });
  it("goes by its headings, wherever it was pasted", () => {
    const headed = { cells: [["60", "Aurora"]], columns: ["points", "brand"] as const };
    const [after] = pasteBlock(three, three, { row: 0, column: 4 }, headed, ids());
    expect(after).toMatchObject({ sku: "1", brand: "Aurora", points: "60" });
  });
  it("what does not fit on the right stays out", () => {
    const [after] = pasteBlock(three, three, { row: 0, column: 8 }, { ...block, cells: [["5", "6"]] }, ids());
    expect(after).toEqual(row("a", { sku: "1", experience: "5" }));
  });
});

it("lines are filled, added, copied, deleted", () => {
  const area = { top: 0, bottom: 1, left: 7, right: 8 };
  const filled = fillArea(three, three, area, "5");
  expect(cellsIn(filled, { ...area, bottom: 2 })).toEqual([
    ["5", "5"],
    ["5", "5"],
    ["", ""],
  ]);
  expect(addRow(three, "a", ids()).map(({ id }) => id)).toEqual(["a", "new-1", "b", "c"]);
  expect(addRow(three, undefined, ids()).at(-1)?.id).toBe("new-1");
  expect(duplicateRows(three, new Set(["a", "b"]), ids()).map(({ sku }) => sku)).toEqual([
    ..."12",
    ..."12",
    "3",
  ]);
  expect(deleteRows(three, new Set(["b"])).map(({ id }) => id)).toEqual(["a", "c"]);
});

it("a file's lines replace, or come behind with ids of their own", () => {
  expect(takeOver(three, [row("a")], true, ids())).toEqual([row("a")]);
  const behind = takeOver([...three, row("empty")], [row("a")], false, ids());
  expect(behind.map(({ id }) => id)).toEqual(["a", "b", "c", "new-1"]);
});
