import { describe, expect, test } from "vitest";
import { judgeSubscription, type SubscriptionFacts } from "./judge-subscription.ts";

const now = new Date("2026-11-27T12:00:00Z");
const later = new Date("2026-11-27T13:00:00Z");
const facts: SubscriptionFacts = {
  ...{ stage: "opened", subscription: "open", waitingList: true, freeSeats: 5, hasLine: false },
  ...{ registration: null, offerUntil: null, isLocked: false, now },
};
const full = { stage: "no_vacancy", freeSeats: 0 } as const;

describe("§states#registration-machine pressing register", () => {
  test.each<[string, Partial<SubscriptionFacts>, ReturnType<typeof judgeSubscription>]>([
    ["takes a free seat", {}, "register"],
    ["takes one where there is no limit", { freeSeats: null }, "register"],
    ["joins the line of a full session", full, "wait"],
    ["is refused where there is no line", { ...full, waitingList: false }, "noVacancy"],
    ["does not pass those who wait", { hasLine: true }, "wait"],
    ["asks where staff decide", { subscription: "approval" }, "request"],
    ["is refused without an invitation", { stage: "closed", subscription: "invitation" }, "invitationOnly"],
    [
      "accepts an invitation",
      { stage: "closed", subscription: "invitation", registration: "invited" },
      "register",
    ],
    [
      "an invitation opens what audience and approval shut",
      { subscription: "approval", isLocked: true, registration: "invited" },
      "register",
    ],
    ["is refused outside the audience", { isLocked: true }, "locked"],
    ["accepts an offer in time", { ...full, registration: "offered", offerUntil: later }, "accept"],
    [
      "is too late for an offer that ran out",
      { ...full, registration: "offered", offerUntil: now },
      "wrongState",
    ],
    ["does nothing twice", { registration: "registered" }, "wrongState"],
    ["comes back after leaving", { registration: "unsubscribed" }, "register"],
    ["comes back after an offer ran out", { ...full, registration: "lapsed" }, "wait"],
    ["is for nobody staff took off the list", { registration: "removed" }, "invitationOnly"],
    ["is for nobody staff refused", { registration: "refused" }, "invitationOnly"],
    ["waits until it is announced", { stage: "pre_scheduled" }, "notOpen"],
    ["is over after the last minute", { stage: "scheduled" }, "notOpen"],
    ["is over once it began", { stage: "in_progress" }, "notOpen"],
    ["is over at the end", { stage: "finished" }, "notOpen"],
    ["says that it was canceled", { stage: "canceled" }, "canceled"],
  ])("%s", (_what, fields, judged) => {
    expect(judgeSubscription({ ...facts, ...fields })).toBe(judged);
  });
});
