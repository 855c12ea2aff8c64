import { expect, test } from "vitest";
import { type Department, faultOf, type SectionFault, type StoreSection } from "./section-plan.ts";

const section = (id: string, name = id): StoreSection => ({ id, name: { "pt-BR": name }, active: true });
const department = (id: string, categories: StoreSection[] = [], name = id): Department => ({
  ...section(id, name),
  categories,
});

test.each<[string, Department[], StoreSection[], Partial<SectionFault> | undefined]>([
  [
    "all there, and more",
    [department("a", [section("b")]), department("c")],
    [section("a"), section("b")],
    undefined,
  ],
  ["one left out", [department("a")], [section("a"), section("b")], { kind: "missing" }],
  [
    "moved to another department",
    [department("a"), department("c", [section("b")])],
    [section("b")],
    undefined,
  ],
  [
    "two departments of one name",
    [department("a", [], "Áudio"), department("b", [], "audio")],
    [],
    { kind: "name_used" },
  ],
  [
    "two categories of one name",
    [department("a", [section("b", "x"), section("c", "X")])],
    [],
    { kind: "name_used" },
  ],
  [
    "one name in two departments",
    [department("a", [section("b", "x")]), department("c", [section("d", "x")])],
    [],
    undefined,
  ],
  [
    "an id twice",
    [department("a", [section("a")])],
    [],
    { kind: "id_used", path: "body.departments.0.categories.0.id" },
  ],
  ["without a name", [department("a", [], "")], [], { kind: "no_name", path: "body.departments.0.name" }],
])("§routes#screen-reward-store departments written whole: %s", (_, departments, existing, fault) => {
  if (fault) expect(faultOf(departments, existing)).toMatchObject(fault);
  else expect(faultOf(departments, existing)).toBeUndefined();
});

test("two languages of one section may be the same word", () => {
  const names = { "pt-BR": "Áudio", "es-ES": "Audio" };
  expect(faultOf([{ id: "a", name: names, active: true, categories: [] }], [])).toBeUndefined();
});
