import { expect, it } from "vitest";
import { canRetry, queryOf, STATES } from "./outbox-filters.ts";

it("takes channel and state from the address and leaves out the rest", () => {
  expect(queryOf({ channel: "sms", state: "dead" })).toEqual({ channel: "sms", state: "dead" });
  expect(queryOf({ channel: "pigeon", state: "", search: "x" })).toEqual({});
});

it("sends again only what could not be sent", () => {
  expect(STATES.filter(canRetry)).toEqual(["failed", "dead"]);
});
