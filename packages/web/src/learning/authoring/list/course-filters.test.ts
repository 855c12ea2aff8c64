import { expect, it } from "vitest";
import { queryOf } from "./course-filters.ts";

const LABEL = "0192f0c1-2345-7abc-8def-0123456789ab";

it("asks for what the address says, and for nothing it has wrong", () => {
  expect(queryOf({ search: " vendas ", kind: "trail", state: "draft", labelId: LABEL })).toEqual({
    ...{ search: "vendas", kind: "trail", state: "draft" },
    labelId: LABEL,
  });
  expect(queryOf({ search: "  ", kind: "film", state: "gone", labelId: "x" })).toEqual({});
});
