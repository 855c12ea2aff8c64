import { expect, it } from "vitest";
import { newPartId } from "./part-id.ts";

it.each([
  [[], "p1"],
  [["p1"], "p2"],
  [["p1", "p3"], "p4"],
  [["a", "p2"], "p3"],
  [["p2", "p3"], "p4"],
])("§learning#games a part beside %j is named %s", (ids, name) => {
  expect(newPartId(ids.map((id) => ({ id })))).toBe(name);
});
