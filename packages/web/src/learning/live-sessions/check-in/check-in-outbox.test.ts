import { describe, expect, it } from "vitest";
import { CheckInOutbox, type WaitingCheckIn } from "./check-in-outbox.ts";

/** A device, and a line that works, refuses or is down. */
function world(device: { waiting: readonly WaitingCheckIn[] } = { waiting: [] }, personId = "ana") {
  const sent: [eventId: string, since: number][] = [];
  const line = { status: 0 };
  const timers: (() => void)[] = [];
  let at = 1_000;
  const outbox = new CheckInOutbox({
    personId,
    store: {
      all: async () => device.waiting,
      save: async (waiting) => {
        device.waiting = waiting;
      },
    },
    send: async ({ eventId, since }) => {
      if (line.status !== 200) throw Object.assign(new Error("no"), { status: line.status });
      sent.push([eventId, since]);
    },
    now: () => {
      at += 1;
      return at;
    },
    newId: () => `${personId}-${at}`,
    later: (work) => {
      timers.push(work);
      return () => void timers.splice(timers.indexOf(work), 1);
    },
  });
  return { outbox, sent, line, device };
}

describe("§live-sessions#presence a check-in read without a line", () => {
  it("waits with its time, and is sent when the line is back", async () => {
    const { outbox, sent, line, device } = world();
    outbox.keep("e1", { code: "123456" });
    await outbox.recover();
    await outbox.flush();
    expect([sent, device.waiting.length]).toEqual([[], 1]);
    line.status = 200;
    await outbox.flush();
    expect(sent).toEqual([["e1", 1_001]]);
    expect(device.waiting).toEqual([]);
  });

  it("is sent by the next visit", async () => {
    const first = world();
    await first.outbox.recover();
    first.outbox.keep("e1", { scan: "x" });
    const next = world(first.device);
    next.line.status = 200;
    await next.outbox.recover();
    expect(next.sent).toEqual([["e1", 1_002]]);
  });

  it("is nobody else's, and stays for its person", async () => {
    const first = world();
    await first.outbox.recover();
    first.outbox.keep("e1", { code: "123456" });
    const other = world(first.device, "bia");
    other.line.status = 200;
    await other.outbox.recover();
    other.outbox.keep("e2", { code: "654321" });
    await other.outbox.flush();
    expect(other.sent.map(([eventId]) => eventId)).toEqual(["e2"]);
    expect(first.device.waiting.map(({ personId }) => personId)).toEqual(["ana"]);
  });

  it("is the last one that was read of its event", async () => {
    const { outbox, sent, line } = world();
    outbox.keep("e1", { code: "000000" });
    outbox.keep("e1", { code: "123456" });
    line.status = 200;
    await outbox.flush();
    expect(sent).toHaveLength(1);
  });

  it("shows a no until it was read, and is not sent again", async () => {
    const { outbox, sent, line, device } = world();
    line.status = 422;
    await outbox.recover();
    outbox.keep("e1", { code: "000000" });
    await outbox.flush();
    expect(outbox.queue.map(({ refused }) => refused)).toEqual(["no"]);
    line.status = 200;
    await outbox.flush();
    expect(sent).toEqual([]);
    outbox.drop("e1");
    expect(device.waiting).toEqual([]);
  });
});
