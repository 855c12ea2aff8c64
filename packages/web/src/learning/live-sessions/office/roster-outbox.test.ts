import type { RosterItem } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { describe, expect, it } from "vitest";
import { RosterOutbox } from "./roster-outbox.ts";
import { presentBy, type RosterAction, type RosterTap, type TapDeed, withTaps } from "./roster-taps.ts";

const item = (state: RosterItem["state"]): RosterItem => ({
  ...{ membershipId: "ana", name: "Ana", store: null, avatarUrl: null, state, place: null },
  ...{ offerUntil: null, checkedInAt: null, source: null, sentAt: null, can: ["check_in", "remove"] },
});
const deed = (action: RosterAction = "check_in"): TapDeed => ({
  ...{ kind: "person", membershipId: "ana", name: "Ana", action },
});
const tap = (id: string, action: RosterAction = "check_in"): RosterTap => ({
  ...deed(action),
  ...{ id, sessionId: "s1", personId: "eva", since: 1_000 },
});

/** An entrance with a device, and a line that works, is down, or refuses some deeds. */
function entrance(device: { taps: readonly RosterTap[] } = { taps: [] }, personId = "eva") {
  const line: { status: number; no: readonly string[] } = { status: 0, no: [] };
  const log: string[] = [];
  let at = 1_000;
  const outbox = new RosterOutbox({
    personId,
    store: {
      all: async () => device.taps,
      save: async (taps) => {
        device.taps = taps;
      },
    },
    send: async ({ id }) => {
      const status = line.no.includes(id) ? 409 : line.status;
      log.push(id);
      if (status !== 200) throw Object.assign(new Error("no"), { status });
      return item("checked_in");
    },
    taken: ({ id }) => log.push(`${id} taken`),
    refused: ({ id }) => log.push(`${id} refused`),
    now: () => {
      at += 1;
      return at;
    },
    newId: () => `${personId}-${at}`,
    later: () => () => undefined,
  });
  const stored = () => device.taps.map(({ id }) => id);
  return { outbox, line, log, device, stored };
}

describe("§live-sessions#presence deeds at an entrance without a line", () => {
  it("stay on the device, and are sent in their order with their keys when the line is back", async () => {
    const { outbox, line, log, stored } = entrance();
    await outbox.recover();
    outbox.add("s1", deed());
    outbox.add("s1", deed("take_back"));
    await outbox.flush();
    expect(stored()).toEqual(["eva-1001", "eva-1002"]);
    line.status = 200;
    log.length = 0;
    await outbox.flush();
    expect(log).toEqual(["eva-1001", "eva-1001 taken", "eva-1002", "eva-1002 taken"]);
    expect(stored()).toEqual([]);
  });

  it("that the server refuses do not hold up the others", async () => {
    const { outbox, line, log, stored } = entrance({ taps: [tap("1"), tap("2")] });
    Object.assign(line, { status: 200, no: ["1"] });
    await outbox.recover();
    expect(log).toEqual(["1", "1 refused", "2", "2 taken"]);
    expect(stored()).toEqual([]);
  });

  it("of an earlier visit go first, and only those of the same person", async () => {
    const { outbox, device, log } = entrance({ taps: [tap("old")] }, "ida");
    await outbox.recover();
    outbox.add("s1", deed());
    await outbox.flush();
    expect(log.includes("old")).toBe(false);
    const own = entrance(device);
    own.line.status = 200;
    own.outbox.add("s1", deed());
    await own.outbox.recover();
    expect(own.log.filter((entry) => entry.endsWith("taken"))[0]).toBe("old taken");
    expect(device.taps.map(({ personId }) => personId)).toEqual(["ida"]);
  });

  it("show at once where the person will stand", () => {
    expect(withTaps(item("registered"), [tap("1")])).toMatchObject({
      state: "checked_in",
      can: ["take_back"],
    });
    expect(withTaps(item("registered"), [tap("1"), tap("2", "take_back")])).toMatchObject({
      ...{ state: "registered", checkedInAt: null },
    });
    expect(withTaps({ ...item("requested"), membershipId: "bia" }, [tap("1", "approve")])).toMatchObject({
      state: "requested",
    });
    expect(presentBy([tap("1"), tap("2", "take_back"), tap("3")])).toBe(1);
  });
});
