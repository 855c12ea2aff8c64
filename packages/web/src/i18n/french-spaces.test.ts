import { expect, it } from "vitest";
import { withFrenchSpaces } from "./french-spaces.ts";

it("§earning-rules#forecast French: a sign never begins a line, wherever the text stands", () => {
  const texts = { leave: "Partir ?", deep: { said: "Il dit : « oui » ; puis part !", plain: "12:30, a/b" } };
  expect(withFrenchSpaces(texts)).toEqual({
    leave: "Partir\u00A0?",
    deep: { said: "Il dit\u00A0: «\u00A0oui\u00A0»\u00A0; puis part\u00A0!", plain: "12:30, a/b" },
  });
});
