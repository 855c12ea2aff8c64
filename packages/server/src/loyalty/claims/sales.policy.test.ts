import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { describe, expect, test } from "vitest";
import { mayAppeal, mayResubmit, maySendPicture, mayWithdraw, type SubmittedClaim } from "./sales.policy.ts";

const sent: SubmittedClaim = {
  state: "rejected",
  attempt: 1,
  appealed: false,
  decidedAt: new Date("2026-11-02T15:00:00Z"),
  partly: false,
  timeZone: "America/Sao_Paulo",
  reportingDays: 15,
  campaignEndsAt: new Date("2026-12-16T03:00:00Z"),
  campaignSettled: false,
  pictureDueAt: null,
};
const now = new Date("2026-11-05T12:00:00Z");
const statesFor = (may: (state: SubmittedClaim) => boolean, change: Partial<SubmittedClaim> = {}) =>
  claimStates.filter((state) => may({ ...sent, ...change, state }));

describe("§states#claims sales can be reproved: what their owner may do then, by state", () => {
  test("sent once more: what was rejected", () => {
    expect(statesFor((one) => mayResubmit(one, now))).toEqual(["rejected"]);
  });

  test("appealed: what was rejected, or accepted in part", () => {
    expect(statesFor((one) => mayAppeal(one, now))).toEqual(["rejected"]);
    expect(statesFor((one) => mayAppeal(one, now), { partly: true })).toEqual(["accepted", "rejected"]);
  });

  test("taken back: what nobody has decided on", () => {
    expect(statesFor(mayWithdraw, { decidedAt: null })).toEqual([
      "submitted",
      "in_review",
      "awaiting_picture",
    ]);
    expect(statesFor(mayWithdraw, { attempt: 2 })).toEqual([]);
    expect(statesFor(mayWithdraw, { appealed: true })).toEqual([]);
  });
});

describe("§loyalty#another-picture another picture", () => {
  test("is sent while the audit waits for it, until the last day is over", () => {
    const due = { pictureDueAt: new Date("2026-11-05T03:00:00Z") };
    const at = (moment: string) => statesFor((one) => maySendPicture(one, new Date(moment)), due);
    expect(at("2026-11-05T02:59:59Z")).toEqual(["awaiting_picture"]);
    expect(at("2026-11-05T03:00:00Z")).toEqual([]);
    expect(statesFor((one) => maySendPicture(one, now))).toEqual([]);
  });
});

describe("§states#claims sales can be reproved: once more or appealed, each once and in time", () => {
  test.each<[string, Partial<SubmittedClaim>, string, { again: boolean; appeal: boolean }]>([
    ["after a first try", {}, "2026-11-05T12:00:00Z", { again: true, appeal: true }],
    ["after a second", { attempt: 2 }, "2026-11-05T12:00:00Z", { again: false, appeal: true }],
    ["after an appeal", { appealed: true }, "2026-11-05T12:00:00Z", { again: false, appeal: false }],
    ["with no verdict", { decidedAt: null }, "2026-11-05T12:00:00Z", { again: false, appeal: false }],
    ["at the fifteenth day's end", {}, "2026-11-18T02:59:59.999Z", { again: true, appeal: true }],
    ["a moment later", {}, "2026-11-18T03:00:00Z", { again: false, appeal: false }],
    [
      "at the end of the day where the campaign gives none",
      { reportingDays: 0 },
      "2026-11-03T02:59:59.999Z",
      { again: true, appeal: true },
    ],
    [
      "a verdict of the night counts from the store's day",
      { decidedAt: new Date("2026-11-03T02:59:59Z") },
      "2026-11-18T03:00:00Z",
      { again: false, appeal: false },
    ],
    [
      "and that of the next day a day longer",
      { decidedAt: new Date("2026-11-03T03:00:00Z") },
      "2026-11-18T03:00:00Z",
      { again: true, appeal: true },
    ],
    [
      "in the campaign's last moment",
      { decidedAt: new Date("2026-12-10T12:00:00Z") },
      "2026-12-16T02:59:59.999Z",
      { again: true, appeal: true },
    ],
    [
      "after its end",
      { decidedAt: new Date("2026-12-10T12:00:00Z") },
      "2026-12-16T03:00:00Z",
      { again: false, appeal: true },
    ],
    ["when it is settled", { campaignSettled: true }, "2026-11-05T12:00:00Z", { again: true, appeal: false }],
  ])("%s", (_, change, at, { again, appeal }) => {
    const one = { ...sent, ...change };
    const moment = new Date(at);
    expect({ again: mayResubmit(one, moment), appeal: mayAppeal(one, moment) }).toEqual({ again, appeal });
  });
});
