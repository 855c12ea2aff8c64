import { describe, expect, it } from "vitest";
import { type QueuedStep, withoutSent, withStep } from "./queue.ts";

const waiting = (seq: number, fields: Partial<QueuedStep> = {}): QueuedStep => ({
  sittingId: "s1",
  personId: "ana",
  since: 1000,
  step: { seq, seconds: seq, position: null, seen: [] },
  ...fields,
});
const seqs = (queue: readonly QueuedStep[]) => queue.map(({ sittingId, step }) => [sittingId, step.seq]);

describe("§mobile#outbox progress that waits to be sent", () => {
  it("keeps the latest step of each sitting, and since when one waits", () => {
    const queue = [waiting(1), waiting(2, { since: 9000 }), waiting(1, { sittingId: "s2" })].reduce(
      (all, each) => withStep(all, each),
      [] as QueuedStep[],
    );
    expect(seqs(queue)).toEqual([
      ["s1", 2],
      ["s2", 1],
    ]);
    expect(queue[0]?.since).toBe(1000);
  });

  it("is not changed by an older step that comes late", () => {
    expect(seqs(withStep([waiting(7)], waiting(3)))).toEqual([["s1", 7]]);
  });

  it("loses only what was taken: a step kept while the earlier was on its way stays", () => {
    const queue = withStep([waiting(4)], waiting(5));
    expect(seqs(withoutSent(queue, "s1", 4))).toEqual([["s1", 5]]);
    expect(withoutSent(queue, "s1", 5)).toEqual([]);
    expect(seqs(withoutSent(queue, "s2", 9))).toEqual([["s1", 5]]);
  });
});
