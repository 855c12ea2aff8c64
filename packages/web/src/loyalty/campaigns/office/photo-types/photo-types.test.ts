import { expect, it } from "vitest";
import type { PhotoType } from "./photo-types.queries.ts";
import { added, changed, namelessIn, shifted, written } from "./photo-types.ts";

const type = (id: string, position: number): PhotoType => ({
  id,
  name: { "pt-BR": id },
  hint: {},
  position,
  active: true,
});
const now = [type("vitrine", 1), type("mesa", 2), type("gôndola", 3)];
const ids = (list: readonly { id: string | null }[]) => list.map(({ id }) => id);

it("§entities#photo-type: a new one comes last, and once however often it is sent", () => {
  const add = added({ name: { "pt-BR": "cartaz" }, hint: {} });
  expect(ids(add(now))).toEqual(["vitrine", "mesa", "gôndola", null]);
  const after = [...now, { ...type("cartaz", 4), id: "made" }];
  expect(ids(add(after))).toEqual(["vitrine", "mesa", "gôndola", "made"]);
});

it.each([
  ["mesa", -1, ["mesa", "vitrine", "gôndola"]],
  ["mesa", 1, ["vitrine", "gôndola", "mesa"]],
  ["vitrine", -1, ["vitrine", "mesa", "gôndola"]],
  ["gôndola", 1, ["vitrine", "mesa", "gôndola"]],
  ["gone", 1, ["vitrine", "mesa", "gôndola"]],
] as const)("§entities#photo-type: %s moved by %i", (id, offset, expected) => {
  expect(ids(shifted(id, offset)(now))).toEqual(expected);
});

it("§entities#photo-type: switched off keeps its place and its words", () => {
  expect(changed("mesa", { active: false })(now)[1]).toEqual({
    id: "mesa",
    name: { "pt-BR": "mesa" },
    hint: {},
    active: false,
  });
});

it("§entities#photo-type: blank languages are none", () => {
  expect(written({ "pt-BR": " Mesa ", "en-US": " " })).toEqual({ "pt-BR": "Mesa" });
  expect(namelessIn({ name: { "pt-BR": "Mesa", "en-US": " " } }, ["pt-BR", "en-US", "fr-FR"])).toEqual([
    "en-US",
    "fr-FR",
  ]);
});
