import { expect, it } from "vitest";
import { blankRow } from "./rule-rows.ts";
import { rulesCsv } from "./rules-csv.ts";

it("§routes#points-table the points table leaves as CSV: headings, numbers plain, no formula, no empty line", () => {
  const rows = [
    { ...blankRow("a"), brand: "Aurora", sku: "=NB;1", from: "2", points: "1.200", experience: "0" },
    blankRow("b"),
  ];
  expect(rulesCsv(rows)).toBe(
    "\uFEFFproduct_type;brand;processor;generation;sku;quantity_from;quantity_to;points;experience\r\n" +
      ';Aurora;;;"\'=NB;1";2;;1200;0\r\n',
  );
});
