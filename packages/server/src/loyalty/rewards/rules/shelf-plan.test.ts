import { expect, test } from "vitest";
import { type Department, faultOf, type ShelfFault, type StoreShelf } from "./shelf-plan.ts";

const shelf = (id: string, name = id): StoreShelf => ({ id, name: { "pt-BR": name }, active: true });
const department = (id: string, categories: StoreShelf[] = [], name = id): Department => ({
  ...shelf(id, name),
  categories,
});

test.each<[string, Department[], StoreShelf[], Partial<ShelfFault> | undefined]>([
  [
    "all there, and more",
    [department("a", [shelf("b")]), department("c")],
    [shelf("a"), shelf("b")],
    undefined,
  ],
  ["one left out", [department("a")], [shelf("a"), shelf("b")], { kind: "missing" }],
  ["moved to another department", [department("a"), department("c", [shelf("b")])], [shelf("b")], undefined],
  [
    "two departments of one name",
    [department("a", [], "Áudio"), department("b", [], "audio")],
    [],
    { kind: "name_used" },
  ],
  [
    "two categories of one name",
    [department("a", [shelf("b", "x"), shelf("c", "X")])],
    [],
    { kind: "name_used" },
  ],
  [
    "one name in two departments",
    [department("a", [shelf("b", "x")]), department("c", [shelf("d", "x")])],
    [],
    undefined,
  ],
  [
    "an id twice",
    [department("a", [shelf("a")])],
    [],
    { kind: "id_used", path: "body.departments.0.categories.0.id" },
  ],
  ["without a name", [department("a", [], "")], [], { kind: "no_name", path: "body.departments.0.name" }],
])("§routes#screen-reward-store departments written whole: %s", (_, departments, existing, fault) => {
  if (fault) expect(faultOf(departments, existing)).toMatchObject(fault);
  else expect(faultOf(departments, existing)).toBeUndefined();
});

test("two languages of one shelf may be the same word", () => {
  const names = { "pt-BR": "Áudio", "es-ES": "Audio" };
  expect(faultOf([{ id: "a", name: names, active: true, categories: [] }], [])).toBeUndefined();
});
