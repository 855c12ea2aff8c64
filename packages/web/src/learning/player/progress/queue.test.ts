import { describe, expect, it } from "vitest";
import { outcomeOf, ownOf, pauseAfter, type QueuedStep, withoutSent, withStep } from "./queue.ts";

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

  it("belongs to one person, and grows old", () => {
    const queue = [waiting(1, { since: 2000 }), waiting(1, { sittingId: "s2", personId: "bia" })];
    const older = waiting(1, { sittingId: "s3", since: 1500 });
    expect(seqs(ownOf([...queue, older], "ana", 3000))).toEqual([
      ["s3", 1],
      ["s1", 1],
    ]);
    expect(ownOf(queue, "ana", 2000 + 31 * 86_400_000)).toEqual([]);
  });

  it.each([
    [200, "taken"],
    [0, "later"],
    [401, "later"],
    [429, "later"],
    [503, "later"],
    [404, "never"],
    [409, "never"],
    [422, "never"],
  ] as const)("an answer of %i means %s", (status, outcome) => {
    expect(outcomeOf(status)).toBe(outcome);
  });

  it("waits longer after each failure, a minute at most", () => {
    const timing = { first: 5_000, longest: 60_000 };
    expect([1, 2, 3, 9].map((failures) => pauseAfter(failures, timing))).toEqual([
      5_000, 10_000, 20_000, 60_000,
    ]);
  });
});
