import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";
import { describe, expect, it } from "vitest";
import { lateAfter } from "../../../api/send-line.ts";
import { Outbox, type Saving } from "./outbox.ts";
import type { QueuedStep } from "./queue.ts";
import type { StepStore } from "./step-store.ts";

const step = (seq: number): ProgressStep => ({ seq, seconds: seq, position: { at: seq }, seen: [[0, seq]] });

function memory(): StepStore & { kept: Map<string, QueuedStep> } {
  const stored = new Map<string, QueuedStep>();
  return {
    kept: stored,
    all: async () => [...stored.values()],
    put: async (waiting) => void stored.set(waiting.sittingId, waiting),
    drop: async (sittingId, seq) => {
      if ((stored.get(sittingId)?.step.seq ?? Number.POSITIVE_INFINITY) <= seq) stored.delete(sittingId);
    },
  };
}

/** A line that works, or does not; time that passes when told. */
function world(store = memory()) {
  const sent: [string, number][] = [];
  const timers: { work: () => void; milliseconds: number }[] = [];
  const line = { status: 200, wait: 0 };
  const outbox = new Outbox({
    personId: "ana",
    store,
    now: () => 1000,
    later: (work, milliseconds) => {
      const timer = { work, milliseconds };
      timers.push(timer);
      return () => void timers.splice(timers.indexOf(timer), 1);
    },
    send: async ({ sittingId, steps }) => {
      if (line.status !== 200) throw Object.assign(new Error("no"), { status: line.status });
      sent.push([sittingId, steps[0]?.seq ?? 0]);
      return { wait: line.wait } as Progressed;
    },
  });
  /** Lets the timers run that are shorter than what counts as late, or those of the server's clock. */
  const pass = async () => {
    const due = timers.filter(({ milliseconds }) => milliseconds !== lateAfter);
    for (const timer of due) timers.splice(timers.indexOf(timer), 1);
    for (const { work } of due) work();
    await outbox.flush();
    return due.map(({ milliseconds }) => milliseconds);
  };
  return { outbox, store, sent, line, timers, pass };
}

describe("§mobile#outbox the outbox of progress", () => {
  it("gathers for some seconds, then sends the latest alone", async () => {
    const { outbox, sent, pass, store } = world();
    outbox.keep("s1", step(1));
    outbox.keep("s1", step(2));
    expect(outbox.saving).toBe("waiting");
    expect(sent).toEqual([]);
    expect(await pass()).toEqual([5000]);
    expect(sent).toEqual([["s1", 2]]);
    expect(outbox.saving).toBe("saved");
    expect(store.kept.size).toBe(0);
  });

  it("keeps what the server's clock does not allow yet, and sends it again when it does", async () => {
    const { outbox, sent, line, pass, store } = world();
    line.wait = 40;
    outbox.keep("s1", step(1), { atOnce: true });
    await outbox.flush();
    await outbox.flush();
    expect(sent).toEqual([["s1", 1]]);
    expect([outbox.saving, store.kept.size]).toEqual(["waiting", 1]);
    line.wait = 0;
    expect(await pass()).toEqual([40_000]);
    expect(sent).toHaveLength(2);
    expect([outbox.saving, store.kept.size]).toEqual(["saved", 0]);
  });

  it("sends at once what hurries", async () => {
    const { outbox, sent } = world();
    outbox.keep("s1", step(1), { atOnce: true });
    await outbox.flush();
    expect(sent).toEqual([["s1", 1]]);
  });

  it("sends what hurries and came while the line was busy, right after", async () => {
    const { outbox, sent } = world();
    outbox.keep("s1", step(1), { atOnce: true });
    outbox.keep("s1", step(2), { atOnce: true });
    await outbox.flush();
    await outbox.flush();
    expect(sent.at(-1)).toEqual(["s1", 2]);
  });

  it("survives a lost line: kept, said, tried again with longer pauses, sent when it is back", async () => {
    const { outbox, sent, line, pass, store } = world();
    const savings: Saving[] = [];
    outbox.watch(() => savings.push(outbox.saving));
    line.status = 0;
    outbox.keep("s1", step(1));
    await pass();
    outbox.keep("s1", step(2));
    expect(store.kept.get("s1")?.step.seq).toBe(2);
    line.status = 200;
    await pass();
    expect(sent).toEqual([["s1", 2]]);
    expect(savings).toEqual(["waiting", "failing", "saved"]);
  });

  it("is late where nothing was taken for ten seconds, and not while the server takes what it is sent", async () => {
    const { outbox, timers, pass } = world();
    const waitLong = () => timers.find(({ milliseconds }) => milliseconds === lateAfter)?.work();
    outbox.keep("s1", step(1));
    await pass();
    expect(timers).toEqual([]);
    outbox.keep("s1", step(2));
    expect(outbox.saving).toBe("waiting");
    waitLong();
    expect(outbox.saving).toBe("late");
    await pass();
    expect(outbox.saving).toBe("saved");
  });

  it("finds what a killed tab left, and leaves what is somebody else's", async () => {
    const killed = world();
    killed.line.status = 0;
    killed.outbox.keep("s1", step(3));
    await killed.store.put({ sittingId: "s9", personId: "bia", since: 1000, step: step(1) });
    const { outbox, sent, store } = world(killed.store);
    await outbox.recover();
    expect(sent).toEqual([["s1", 3]]);
    expect([...store.kept.keys()]).toEqual(["s9"]);
  });

  it("lets go of what will never be taken, and says so", async () => {
    const { outbox, line, pass, store } = world();
    const heard: number[] = [];
    outbox.listen((news) => news.kind === "refused" && heard.push(news.refusal.status));
    line.status = 409;
    outbox.keep("s1", step(1));
    await pass();
    expect(heard).toEqual([409]);
    expect(store.kept.size).toBe(0);
    expect(outbox.saving).toBe("saved");
  });

  it("keeps for the last moment what nobody has answered yet", async () => {
    const { outbox } = world();
    outbox.keep("s1", step(1));
    expect(outbox.unsent()).toEqual([{ sittingId: "s1", steps: [step(1)] }]);
  });
});
