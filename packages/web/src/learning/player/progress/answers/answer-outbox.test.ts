import type { AnswersTaken } from "@trilha/contract/learning/tests/shapes.ts";
import { describe, expect, it } from "vitest";
import { type AnswerBody, AnswerOutbox } from "./answer-outbox.ts";
import type { WaitingAnswer } from "./answer-queue.ts";
import type { AnswerStore } from "./answer-store.ts";

const answered: AnswersTaken = {
  saved: [],
  late: [],
  state: "running",
  deadline: null,
  now: "2026-03-02T12:00:00Z",
  results: [],
};
const answerOf = (text: string) => ({ kind: "short_text", text }) as const;

function memory(): AnswerStore & { kept: Map<string, WaitingAnswer> } {
  const stored = new Map<string, WaitingAnswer>();
  return {
    kept: stored,
    all: async () => [...stored.values()],
    put: async (waiting, instead) => {
      if (instead !== undefined) stored.delete(instead);
      stored.set(waiting.step.id, waiting);
    },
    drop: async (ids) => {
      for (const id of ids) stored.delete(id);
    },
  };
}

/** A line that works, refuses or is down, and a server that keeps what it took in the order it came. */
function world(store = memory(), device = "d1", at = 1_000) {
  const server: [id: string, text: string][] = [];
  const sizes: number[] = [];
  const timers: (() => void)[] = [];
  const line = { status: 200, refuses: "never", after: () => undefined as unknown };
  let ids = 0;
  const outbox = new AnswerOutbox({
    personId: "ana",
    device,
    store,
    now: () => at,
    newId: () => {
      ids += 1;
      return `${device}-${ids}`;
    },
    later: (work) => {
      timers.push(work);
      return () => void timers.splice(timers.indexOf(work), 1);
    },
    send: async ({ steps }: AnswerBody) => {
      if (line.status !== 200) throw Object.assign(new Error("down"), { status: line.status });
      const texts = steps.map(({ answer }) => (answer?.kind === "short_text" ? answer.text : ""));
      if (texts.includes(line.refuses)) throw Object.assign(new Error("wrong kind"), { status: 422 });
      sizes.push(steps.length);
      for (const [index, { id }] of steps.entries()) server.push([id, texts[index] ?? ""]);
      line.after();
      return { ...answered, saved: steps.map(({ id }) => id) };
    },
  });
  const pass = async () => {
    for (const work of timers.splice(0)) work();
    await outbox.flush();
  };
  const texts = () => server.map(([, text]) => text);
  return { outbox, store, server, sizes, line, pass, texts };
}

describe("§entities#course-test the outbox of answers", () => {
  it("sends what was chosen soon after each other in one call and in order, none stands in for another", async () => {
    const { outbox, texts, store, sizes, pass } = world();
    for (const text of ["a", "b", "a"]) outbox.keep("t", { question: 0, answer: answerOf(text), after: 5 });
    expect(texts()).toEqual([]);
    await pass();
    expect(texts()).toEqual(["a", "b", "a"]);
    expect(sizes).toEqual([3]);
    expect(store.kept.size).toBe(0);
    expect(outbox.queue).toEqual([]);
  });

  it("keeps every letter on the device, and sends what is written within a second", async () => {
    const { outbox, texts, store, pass } = world();
    for (const text of ["s", "se", "sel"])
      outbox.keep("t", { question: 0, answer: answerOf(text), after: 5, typing: true });
    expect([...store.kept.values()].map(({ step }) => [step.seq, step.answer])).toEqual([
      [3, answerOf("sel")],
    ]);
    expect(texts()).toEqual([]);
    await pass();
    outbox.keep("t", { question: 0, answer: answerOf("selo"), after: 9, typing: true });
    await pass();
    expect(texts()).toEqual(["sel", "selo"]);
  });

  it("writes nothing into a step that may have arrived", async () => {
    const { outbox, server, line, pass } = world();
    line.status = 0;
    outbox.keep("t", { question: 0, answer: answerOf("x"), after: 1, typing: true });
    await pass();
    outbox.keep("t", { question: 0, answer: answerOf("xy"), after: 2, typing: true });
    line.status = 200;
    await pass();
    expect(server).toEqual([
      ["d1-1", "x"],
      ["d1-2", "xy"],
    ]);
  });

  it("is never refused for a last word that the device had no time to keep", async () => {
    const { outbox, store, server } = world();
    outbox.keep("t", { question: 0, answer: answerOf("3,"), after: 1, typing: true });
    const stored = new Map(store.kept);
    outbox.keep("t", { question: 0, answer: answerOf("3,5"), after: 2, typing: true });
    const [spoken] = outbox.unsent().flatMap(({ steps }) => steps);
    // Killed before the second was kept.
    const next = world({ ...memory(), kept: stored, all: async () => [...stored.values()] }, "d2");
    await next.outbox.recover();
    await next.outbox.flush();
    const [again] = next.server;
    expect([spoken?.seq, spoken?.answer, again?.[1]]).toEqual([2, answerOf("3,5"), "3,"]);
    expect(again?.[0]).not.toBe(spoken?.id);
    expect(server).toEqual([]);
  });

  it("loses nothing of what is written while the line is busy", async () => {
    const { outbox, line, texts, pass } = world();
    outbox.keep("t", { question: 0, answer: answerOf("x"), after: 1 });
    line.after = () => {
      line.after = () => undefined;
      outbox.keep("t", { question: 1, answer: answerOf("y"), after: 2, typing: true });
    };
    await pass();
    await pass();
    expect(texts()).toEqual(["x", "y"]);
  });

  it("finds what a killed tab left, and sends it before what comes now, whatever the clock says", async () => {
    const killed = world(memory(), "d1", 9_000_000);
    killed.line.status = 0;
    killed.outbox.keep("t", { question: 0, answer: answerOf("old"), after: 1 });
    await killed.pass();
    await killed.store.put({
      ...{ attemptId: "t", personId: "bia", device: "d9", since: 1, typing: false },
      step: { id: "theirs", seq: 1, question: 0, answer: answerOf("theirs"), after: 0 },
    });
    // An hour earlier by the device's clock.
    const next = world(killed.store, "d2", 5_400_000);
    next.line.status = 0;
    await next.outbox.recover();
    next.outbox.keep("t", { question: 0, answer: answerOf("new"), after: 1 });
    await next.pass();
    const last = world(killed.store, "d3", 5_400_001);
    await last.outbox.recover();
    await last.outbox.flush();
    expect(last.texts()).toEqual(["old", "new"]);
    expect([...last.store.kept.keys()]).toEqual(["theirs"]);
  });

  it("keeps and shows what is refused, and sends the others", async () => {
    const { outbox, line, texts, store, pass } = world();
    line.status = 0;
    for (const text of ["a", "bad", "c"]) outbox.keep("t", { question: 0, answer: answerOf(text), after: 1 });
    await pass();
    line.status = 200;
    line.refuses = "bad";
    await pass();
    expect(texts()).toEqual(["a", "c"]);
    expect(outbox.queue.map(({ refused }) => refused?.message)).toEqual(["wrong kind"]);
    expect(store.kept.get("d1-2")?.refused?.status).toBe(422);
    outbox.forget("t");
    expect(outbox.queue).toEqual([]);
  });

  it("says what waits, and fails no longer when the line is back", async () => {
    const { outbox, line, pass } = world();
    line.status = 503;
    outbox.keep("t", { question: 0, answer: answerOf("a"), after: 1 });
    await pass();
    expect([outbox.failing, outbox.queue.length]).toEqual([true, 1]);
    line.status = 200;
    await pass();
    expect([outbox.failing, outbox.queue.length]).toEqual([false, 0]);
  });

  it("sends what waits for its feedback at once", async () => {
    const { outbox, texts } = world();
    outbox.keep("t", { question: 0, answer: answerOf("a"), after: 5, final: true });
    await outbox.recovered;
    await outbox.flush();
    expect(texts()).toEqual(["a"]);
  });

  it("hands an attempt in with the answers that wait, and has none left", async () => {
    const { outbox, server, store } = world();
    for (const text of ["a", "b"]) outbox.keep("t", { question: 0, answer: answerOf(text), after: 5 });
    const submitted: string[][] = [];
    const waitingWhenHeard: number[] = [];
    await outbox.handIn(
      "t",
      async (steps) => void submitted.push(steps.map(({ id }) => id)),
      () => waitingWhenHeard.push(outbox.queue.length),
    );
    expect(submitted).toEqual([["d1-1", "d1-2"]]);
    expect([server, waitingWhenHeard, store.kept.size]).toEqual([[], [0], 0]);
  });

  it("keeps the answers of an attempt whose handing in was not heard, and sends the same again", async () => {
    const { outbox } = world();
    outbox.keep("t", { question: 0, answer: answerOf("a"), after: 5 });
    const submitted: string[][] = [];
    const submit = async (steps: { id: string }[]) => {
      submitted.push(steps.map(({ id }) => id));
      if (submitted.length === 1) throw Object.assign(new Error("down"), { status: 0 });
    };
    await expect(outbox.handIn("t", submit, () => undefined)).rejects.toThrow("down");
    expect(outbox.queue).toHaveLength(1);
    await outbox.handIn("t", submit, () => undefined);
    expect(submitted).toEqual([["d1-1"], ["d1-1"]]);
    expect(outbox.queue).toEqual([]);
  });

  it("hands in without the one answer that is refused", async () => {
    const { outbox, line, texts } = world();
    line.refuses = "bad";
    for (const text of ["a", "bad"]) outbox.keep("t", { question: 0, answer: answerOf(text), after: 5 });
    const submitted: number[] = [];
    const submit = async (steps: unknown[]) => {
      submitted.push(steps.length);
      if (steps.length > 0) throw Object.assign(new Error("wrong kind"), { status: 422 });
    };
    await outbox.handIn("t", submit, () => undefined);
    expect([submitted, texts()]).toEqual([[2, 0], ["a"]]);
    expect(outbox.queue.map(({ refused }) => refused?.status)).toEqual([422]);
  });

  it("sends what an earlier opening left before the attempt is handed in", async () => {
    const killed = world();
    killed.line.status = 0;
    killed.outbox.keep("t", { question: 0, answer: answerOf("old"), after: 1 });
    await killed.pass();
    const next = world(killed.store, "d2");
    await next.outbox.recover();
    const submitted: number[] = [];
    await next.outbox.handIn(
      "t",
      async (steps) => void submitted.push(steps.length),
      () => undefined,
    );
    expect([next.texts(), submitted]).toEqual([["old"], [0]]);
  });

  it("sends fifty at once at most, and apart by attempt", async () => {
    const { outbox, line, sizes, pass } = world();
    line.status = 0;
    for (let each = 0; each < 60; each += 1) outbox.keep("t", { question: each, answer: null, after: 1 });
    outbox.keep("u", { question: 0, answer: null, after: 1 });
    await pass();
    line.status = 200;
    await pass();
    expect(sizes).toEqual([50, 10, 1]);
  });
});
