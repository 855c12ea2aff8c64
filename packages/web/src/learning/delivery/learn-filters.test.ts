import { describe, expect, it } from "vitest";
import { courseList } from "./learn.queries.ts";
import { countOf, listed, nothing } from "./learn-filters.ts";

const one = "019a3b5e-0000-7000-8000-000000000001";
const two = "019a3b5e-0000-7000-8000-000000000002";

describe("§entities#filters per list: the address tells what narrows it", () => {
  it.each([
    [{}, {}],
    [{ search: "  fone  " }, { search: "fone" }],
    [{ progress: "in_progress,finished" }, { progress: "in_progress,finished" }],
    [{ progress: "in_progress,invented" }, { progress: "in_progress" }],
    [
      { favorite: "true", subscription: "open" },
      { favorite: "true", subscription: "open" },
    ],
    [{ favorite: "yes", subscription: "free", page: "2" }, {}],
    [{ areas: `${one},${two},${one}`, tags: "x" }, { areas: `${one},${two}` }],
    [
      { groups: one, categories: two },
      { groups: one, categories: two },
    ],
  ])("%j asks for %j", (values, query) => {
    expect(courseList.read(values)).toEqual(query);
  });

  it("a search is cut to what the server reads", () => {
    expect(courseList.read({ search: "a".repeat(80) }).search).toHaveLength(64);
  });

  it("each chosen value counts; the search has its own field", () => {
    expect(countOf({ search: "fone", progress: "finished,blocked", favorite: "true", areas: one })).toBe(4);
    expect(countOf({})).toBe(0);
  });

  it("nothing takes every filter and the search away", () => {
    expect(Object.keys(nothing).toSorted()).toEqual(
      ["areas", "categories", "favorite", "groups", "progress", "search", "subscription", "tags"].toSorted(),
    );
  });

  it("a value is listed once", () => {
    expect(listed("a,,b,a")).toEqual(["a", "b"]);
    expect(listed(undefined)).toEqual([]);
  });
});
