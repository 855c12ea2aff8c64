import { expect, it } from "vitest";
import { courseList } from "../course-office.queries.ts";

const LABEL = "0192f0c1-2345-7abc-8def-0123456789ab";

it("asks for what the address says, and for nothing it has wrong", () => {
  expect(courseList.read({ search: " vendas ", kind: "trail", state: "draft", labelId: LABEL })).toEqual({
    ...{ search: "vendas", kind: "trail", state: "draft" },
    labelId: LABEL,
  });
  expect(courseList.read({ search: "  ", kind: "film", state: "gone", labelId: "x" })).toEqual({});
});
