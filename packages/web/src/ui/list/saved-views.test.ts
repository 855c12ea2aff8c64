import { describe, expect, it } from "vitest";
import { changesFor, chosenFilters, MOST_VIEWS, readViews, type SavedView, withView } from "./saved-views.ts";

const view = (name: string, values: Record<string, string> = {}): SavedView => ({ name, values });

describe("§interface#saved-views", () => {
  it("hold the filters that are chosen, and no search", () => {
    expect(chosenFilters({ search: "Ana", risk: "50", type: "" }, ["risk", "type"])).toEqual({ risk: "50" });
  });

  it("bring their filters back and take the others away", () => {
    expect(changesFor(view("x", { risk: "50" }), ["risk", "type"])).toEqual({ risk: "50", type: "" });
  });

  it("are replaced by name, and end in number", () => {
    const two = [view("a", { risk: "25" }), view("b")];
    expect(withView(two, view("a", { risk: "50" }))).toEqual([view("b"), view("a", { risk: "50" })]);
    const full = Array.from({ length: MOST_VIEWS }, (_, index) => view(`v${index}`));
    expect(withView(full, view("one more"))).toBeUndefined();
    expect(withView(full, view("v0"))).toHaveLength(MOST_VIEWS);
  });

  it.each([null, "", "{", "7", '[1, {"name": 1}, {"name": "x", "values": {"a": 1}}]'])(
    "read nothing out of %j",
    (stored) => {
      expect(readViews(stored)).toEqual([]);
    },
  );

  it("read what was saved", () => {
    const saved = [view("a", { risk: "25" })];
    expect(readViews(JSON.stringify(saved))).toEqual(saved);
  });
});
