import { describe, expect, it } from "vitest";
import { hasGap } from "./events.ts";

describe("§states#realtime events missed by a device that was away", () => {
  it.each([
    ["nothing was ever told", 0, null, false],
    ["all that was told is forgotten", 7, null, true],
    ["everything is still kept", 0, 1, false],
    ["the next one is the first kept", 9, 10, false],
    ["the next one is forgotten", 8, 10, true],
    ["the last seen is kept itself", 10, 10, false],
    ["nothing was seen and the first are forgotten", 0, 10, true],
  ])("%s: since %d, kept from %s → %s", (_, since, first, gap) => {
    expect(hasGap(since, first)).toBe(gap);
  });
});
