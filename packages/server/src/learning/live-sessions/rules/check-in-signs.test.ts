import { describe, expect, test } from "vitest";
import { keysFrom } from "../../../core/keys.ts";
import { isScanOf, registrationOfTicket, scanAt, ticketFor } from "./check-in-signs.ts";

const keys = keysFrom(["a secret of tests"]);
const session = { id: "0198-a", codeVersion: 1 };
const at = (seconds: number) => new Date(Date.UTC(2026, 10, 27, 12) + seconds * 1_000);

describe("§live-sessions#check-in the organizer's QR code", () => {
  const { scan, seconds } = scanAt(keys, session, at(5));
  test("turns every 20 seconds", () => {
    expect(seconds).toBe(15);
    expect(scanAt(keys, session, at(19)).scan).toBe(scan);
    expect(scanAt(keys, session, at(20)).scan).not.toBe(scan);
  });

  test.each<[string, number, boolean]>([
    ["while it is on the screen", 5, true],
    ["as the next one is", 25, true],
    ["a minute later, for a slow line", 59, true],
    ["after that", 60, false],
    ["before it was shown", -1, false],
    ["yesterday's", 86_400, false],
  ])("is taken %s: %i s", (_when, moment, taken) => {
    expect(isScanOf(keys, session, scan, at(moment))).toBe(taken);
  });

  test("is of one session, of one renewal, and of this installation", () => {
    expect(isScanOf(keys, { ...session, id: "0198-b" }, scan, at(5))).toBe(false);
    expect(isScanOf(keys, { ...session, codeVersion: 2 }, scan, at(5))).toBe(false);
    expect(isScanOf(keysFrom(["another"]), session, scan, at(5))).toBe(false);
  });

  test("is taken with the key of before while keys are changed", () => {
    expect(isScanOf(keysFrom(["a newer one", "a secret of tests"]), session, scan, at(5))).toBe(true);
  });
});

describe("a ticket", () => {
  const ticket = ticketFor(keys, session, "0199-r");
  test("names its registration, in its session alone", () => {
    expect(registrationOfTicket(keys, session, ticket)).toBe("0199-r");
    expect(registrationOfTicket(keys, { ...session, id: "0198-b" }, ticket)).toBeUndefined();
    expect(registrationOfTicket(keys, session, ticket.replace("0199-r", "0199-s"))).toBeUndefined();
    expect(registrationOfTicket(keys, session, "")).toBeUndefined();
  });
});
