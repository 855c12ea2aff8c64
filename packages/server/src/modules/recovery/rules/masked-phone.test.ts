import { createHash } from "node:crypto";
import { describe, expect, test } from "vitest";
import { inventedMask, maskPhone } from "./masked-phone.ts";

describe("§7 masked phone", () => {
  test.each([
    ["+5511987654321", "•••••••21"],
    ["+543515551234", "•••••••34"],
    ["+14165550199", "•••••••99"],
    ["+56221234567", "•••••••67"],
    ["+573001234567", "•••••••67"],
    ["+525512345600", "•••••••00"],
    ["+51987654305", "•••••••05"],
  ])("%s: %s", (number, mask) => {
    expect(maskPhone(number)).toBe(mask);
  });

  test("an invented one has the same shape, is always the same, and any two digits may come", () => {
    const masks = Array.from({ length: 3_000 }, (_, document) =>
      inventedMask(createHash("sha256").update(String(document)).digest()),
    );
    for (const mask of masks) expect(mask).toMatch(/^•{7}\d\d$/);
    expect(new Set(masks).size).toBe(100);
    const mark = createHash("sha256").update("52998224725").digest();
    expect(inventedMask(mark)).toBe(inventedMask(Buffer.from(mark)));
  });
});
