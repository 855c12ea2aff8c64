import { recordKinds } from "@trilha/contract/home/office/states.ts";
import { expect, it } from "vitest";
import { pages } from "../rooms.ts";
import { recordPath } from "./use-record-search.ts";

it("§interface#record-search every kind of record leads to a page of the office", () => {
  const patterns = pages.map(
    ({ path }) => new RegExp(`^${path.replace(/\/\{-\$\w+\}/, "").replaceAll(/\$\w+/g, "[^/]+")}$`),
  );
  for (const kind of recordKinds) {
    const path = recordPath({ kind, id: "7", within: "3" });
    expect(
      patterns.some((pattern) => pattern.test(path)),
      path,
    ).toBe(true);
  }
});
