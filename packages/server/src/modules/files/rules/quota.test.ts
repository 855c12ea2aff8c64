import { describe, expect, it } from "vitest";
import { dailyBytesOfClient, dailyBytesOfPerson, isWithinQuota, unfinishedOfPerson } from "./quota.ts";

const nothing = { personBytes: 0, clientBytes: 0, unfinished: 0 };

describe("§7 how much may be uploaded in a day", () => {
  it.each([
    [nothing, dailyBytesOfPerson, true],
    [nothing, dailyBytesOfPerson + 1, false],
    [{ ...nothing, personBytes: dailyBytesOfPerson - 10 }, 10, true],
    [{ ...nothing, personBytes: dailyBytesOfPerson - 10 }, 11, false],
    [{ ...nothing, clientBytes: dailyBytesOfClient - 10 }, 10, true],
    [{ ...nothing, clientBytes: dailyBytesOfClient - 10 }, 11, false],
    [{ ...nothing, unfinished: unfinishedOfPerson - 1 }, 1, true],
    [{ ...nothing, unfinished: unfinishedOfPerson }, 1, false],
  ])("%j and %d bytes more: %s", (used, size, fits) => {
    expect(isWithinQuota(used, size)).toBe(fits);
  });
});
