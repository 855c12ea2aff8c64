// Drawn receipts, photographed, read with the reader people have in their browser.
import { expect, test } from "vitest";
import { hostilePdfs } from "../../../test/receipts/hostile-pdf.ts";
import { measureNear, measureReading } from "../../../test/receipts/measure.ts";
import { codesInPdf } from "../../../test/receipts/reader.ts";

const percent = (share: number) => `${(share * 100).toFixed(1)} %`;

test("§validation#invoice-reading invoices on photographs are read right or not at all", {
  timeout: 240_000,
}, async () => {
  const { pictures, right, wrong, missed, precision, recall } = await measureReading();
  const line = `receipts: ${pictures} pictures, ${right.length} read, precision ${percent(precision)}, recall ${percent(recall)}`;
  process.stdout.write(`${line}; missed: ${missed.join("; ") || "none"}\n`);
  expect(wrong, line).toEqual([]);
  expect(pictures).toBeGreaterThanOrEqual(40);
  // One hardship is beyond reading: a stamp of 1.6 pixels a bar.
  expect(missed, line).toEqual(["sii, squeezed"]);
});

test.each(hostilePdfs)(
  "§validation#invoice-reading %s holds no code, and does no harm",
  { timeout: 20_000 },
  async (_, make) => {
    // The worker says that it failed, which to the page is a file without a code.
    const texts = await codesInPdf(await make(), () => false).catch(() => []);
    expect(texts).toEqual([]);
    expect(globalThis).not.toHaveProperty("ran");
  },
);

test("§validation#near-pictures a photo sent again is recognised, another receipt is not", {
  timeout: 60_000,
}, async () => {
  const {
    copies,
    found: matched,
    missed,
    pairs,
    confused,
    sameShopPairs,
    sameShopConfused,
  } = await measureNear();
  const line =
    `near pictures: ${matched} of ${copies} disguised copies found, ${confused.length} of ${pairs} pairs confused, ` +
    `${sameShopConfused} of ${sameShopPairs} pairs of flat scans of one shop`;
  process.stdout.write(`${line}\n`);
  expect(missed, line).toEqual([]);
  expect(confused, line).toEqual([]);
  expect(sameShopConfused / sameShopPairs, line).toBeLessThan(0.05);
});
