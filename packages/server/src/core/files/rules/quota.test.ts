import { describe, expect, it } from "vitest";
import { dailyBytesOfClient, dailyBytesOfPerson, obstacleTo, unfinishedOfPerson } from "./quota.ts";

const nothing = { personBytes: 0, clientBytes: 0, unfinished: 0 };

describe("§api#files how much may be uploaded in a day", () => {
  it.each([
    [nothing, dailyBytesOfPerson, undefined],
    [nothing, dailyBytesOfPerson + 1, "bytes"],
    [{ ...nothing, personBytes: dailyBytesOfPerson - 10 }, 10, undefined],
    [{ ...nothing, personBytes: dailyBytesOfPerson - 10 }, 11, "bytes"],
    [{ ...nothing, clientBytes: dailyBytesOfClient - 10 }, 10, undefined],
    [{ ...nothing, clientBytes: dailyBytesOfClient - 10 }, 11, "bytes"],
    [{ ...nothing, unfinished: unfinishedOfPerson - 1 }, 1, undefined],
    [{ ...nothing, unfinished: unfinishedOfPerson }, 1, "unfinished"],
  ])("%j and %d bytes more: %s", (used, size, obstacle) => {
    expect(obstacleTo(used, size)).toBe(obstacle);
  });
});
