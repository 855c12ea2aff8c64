import { enrolmentColumns } from "@trilha/contract/learning/enrolments/shapes.ts";
import { expect, it } from "vitest";
import { COLUMNS } from "./import-columns.ts";

it("the guide names every column a file of enrolments may have", () => {
  expect(COLUMNS).toEqual(enrolmentColumns);
});
