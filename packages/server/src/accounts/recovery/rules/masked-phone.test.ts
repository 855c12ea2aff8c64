import { describe, expect, test } from "vitest";
import { maskPhone } from "./masked-phone.ts";

describe("§api#masked-phone", () => {
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
});
