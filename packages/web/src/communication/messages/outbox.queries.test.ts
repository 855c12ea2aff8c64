import { outboxStates } from "@trilha/contract/communication/messages/states.ts";
import { expect, it } from "vitest";
import { canRetry, outboxList } from "./outbox.queries.ts";

it("takes channel and state from the address and leaves out the rest", () => {
  expect(outboxList.read({ channel: "sms", state: "dead" })).toEqual({ channel: "sms", state: "dead" });
  expect(outboxList.read({ channel: "pigeon", state: "", search: "x" })).toEqual({});
});

it("sends again only what could not be sent", () => {
  expect(outboxStates.filter(canRetry)).toEqual(["failed", "dead"]);
});
