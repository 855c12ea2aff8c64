import { claimStates } from "@trilha/contract/loyalty/claims/states.ts";
import { describe, expect, test } from "vitest";
import {
  type PictureSubject,
  pictureDeadline,
  pictureObjection,
  requestObjection,
  returnPriority,
} from "./picture-request.ts";
import { orderWaits, priorityOf } from "./risk.ts";

const auditor = { userId: "ana", storeIds: new Set(["center"]) };
const subject: PictureSubject = {
  state: "in_review",
  userId: "bia",
  storeId: "north",
  notBy: null,
  lockedBy: null,
  photosAllowed: true,
  personActive: true,
  requests: 0,
};
const asking = (change: Partial<PictureSubject>) =>
  requestObjection(auditor, { ...subject, ...change })?.problem.code;

describe("§loyalty#another-picture who is asked", () => {
  test.each<[string, Partial<PictureSubject>, string | undefined]>([
    ["anybody's report but one's own", {}, undefined],
    ["a second time", { requests: 1 }, undefined],
    ["not a third time", { requests: 2 }, "audit.asked_enough"],
    ["not one's own report", { userId: "ana" }, "audit.own_store"],
    ["not one of the own store", { storeId: "center" }, "audit.own_store"],
    ["not what somebody else has open", { lockedBy: { id: "caio", name: "Caio" } }, "audit.locked"],
    ["not an appeal against one's own verdict", { state: "appealed", notBy: "ana" }, "audit.decided_before"],
    ["an appeal of somebody else", { state: "appealed", notBy: "caio" }, undefined],
    ["not where cameras are not used", { photosAllowed: false }, "photos.not_allowed"],
    ["not somebody blocked, or who left", { personActive: false }, "audit.person_away"],
  ])("%s", (_, change, code) => {
    expect(asking(change)).toBe(code);
  });

  test.each(claimStates)("%s", (state) => {
    const may = state === "in_review" || state === "appealed";
    expect(asking({ state })).toBe(may ? undefined : "sales.wrong_state");
  });
});

describe("§loyalty#another-picture the deadline is a whole day of the store", () => {
  test.each([
    ["2026-11-05T12:00:00Z", 3, "America/Sao_Paulo", "2026-11-08", "2026-11-09T03:00:00.000Z"],
    ["2026-11-06T02:59:59Z", 1, "America/Sao_Paulo", "2026-11-06", "2026-11-07T03:00:00.000Z"],
    ["2026-11-06T03:00:00Z", 1, "America/Sao_Paulo", "2026-11-07", "2026-11-08T03:00:00.000Z"],
    ["2026-12-30T12:00:00Z", 2, "America/Mexico_City", "2027-01-01", "2027-01-02T06:00:00.000Z"],
  ])("asked %s for %s days in %3$s", (now, days, zone, lastDay, dueAt) => {
    const deadline = pictureDeadline(new Date(now), days, zone);
    expect([deadline.lastDay, deadline.dueAt.toISOString()]).toEqual([lastDay, dueAt]);
  });
});

describe("§loyalty#another-picture what comes is taken", () => {
  const request = { lastDay: "2026-11-08", dueAt: new Date("2026-11-09T03:00:00Z") };
  const taking = (state: (typeof claimStates)[number], at: string, usable = true) =>
    pictureObjection({ state, request, usable }, new Date(at));

  test("until the last day is over, and as a picture of the sender's", () => {
    expect(taking("awaiting_picture", "2026-11-09T02:59:59Z")).toBeUndefined();
    expect(taking("awaiting_picture", "2026-11-09T03:00:00Z")).toMatchObject({
      problem: { code: "sales.picture_late" },
      params: { day: "2026-11-08" },
    });
    expect(taking("awaiting_picture", "2026-11-08T12:00:00Z", false)?.problem.code).toBe(
      "sales.photo_unusable",
    );
  });

  test.each(claimStates)("%s", (state) => {
    const code = taking(state, "2026-11-08T12:00:00Z")?.problem.code;
    expect(code).toBe(state === "awaiting_picture" ? undefined : "sales.wrong_state");
  });
});

describe("§loyalty#another-picture the way back to the queue", () => {
  test("with the picture before everything else, and an order still fits", () => {
    const dearest = priorityOf({ risk: 100, points: 2_000_000_000, insistent: true }) + orderWaits;
    const first = returnPriority({ risk: 0, points: 1, sent: true });
    expect(first).toBeGreaterThan(dearest);
    expect(first + orderWaits).toBeLessThan(2 ** 31);
  });

  test("without it in its turn, as one asked for again", () => {
    const report = { risk: 40, points: 120 };
    expect(returnPriority({ ...report, sent: false })).toBe(priorityOf({ ...report, insistent: true }));
  });
});
