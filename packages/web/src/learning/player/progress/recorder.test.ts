import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";
import { describe, expect, it } from "vitest";
import { type KnownProgress, Recorder } from "./recorder.ts";

const nothing: KnownProgress = {
  rule: { rule: "pages", share: 100 },
  percent: 0,
  seen: [],
  seconds: 0,
  size: null,
};

function recording(before: Partial<KnownProgress> = {}) {
  const steps: (ProgressStep & { atOnce: boolean })[] = [];
  const recorder = new Recorder({ ...nothing, ...before }, (step, atOnce) => steps.push({ ...step, atOnce }));
  return { recorder, steps };
}

describe("§learning#sitting one sitting of an activity", () => {
  it("says everything as of now, once a second at most, and nothing twice", () => {
    const { recorder, steps } = recording();
    recorder.measured(3);
    recorder.saw(1, 2);
    recorder.at({ at: 1 });
    recorder.tick(0, true);
    recorder.tick(1, true);
    recorder.saw(2, 3);
    recorder.at({ at: 2 });
    recorder.tick(2, true);
    expect(steps).toEqual([
      { seq: 1, seconds: 0, position: { at: 1 }, seen: [[1, 2]], atOnce: false },
      { seq: 2, seconds: 0, position: { at: 2 }, seen: [[1, 3]], atOnce: false },
    ]);
  });

  it("knows nothing of what is asked about first, until it is shown", () => {
    const { recorder, steps } = recording({ rule: { rule: "viewed" } });
    recorder.shown(false);
    recorder.active(true);
    for (const at of [0, 1, 2]) recorder.tick(at, true);
    recorder.ask();
    expect([recorder.percent, recorder.seconds, steps]).toEqual([0, 0, []]);
    recorder.shown(true);
    recorder.tick(3, true);
    expect(recorder.percent).toBe(100);
    expect(steps).toEqual([{ seq: 1, seconds: 0, position: null, seen: [], atOnce: true }]);
  });

  it("counts time only while it is on the screen and something goes on", () => {
    const { recorder, steps } = recording({ seconds: 40 });
    recorder.tick(0, true);
    recorder.tick(1, true);
    recorder.active(true);
    for (const at of [2, 3, 4]) recorder.tick(at, true);
    recorder.tick(60, false);
    recorder.tick(61, true);
    recorder.tick(62, true);
    // Asleep for an hour, without a word.
    recorder.tick(3662, true);
    expect(steps.at(-1)?.seconds).toBe(5);
    expect(recorder.seconds).toBe(45);
  });

  it("hurries when the last page makes it done, once", () => {
    const { recorder, steps } = recording({ size: 2, seen: [[1, 2]] });
    recorder.saw(2, 3);
    expect(recorder.percent).toBe(100);
    recorder.tick(0, true);
    recorder.at({ at: 2 });
    recorder.tick(1, true);
    expect(steps.map(({ atOnce }) => atOnce)).toEqual([true, false]);
  });

  it("§learning#going-on-by-itself stands at its end until it plays on, and is no other progress for that", () => {
    const { recorder, steps } = recording();
    recorder.tick(0, true);
    recorder.active(false);
    recorder.ended();
    recorder.tick(1, true);
    expect([recorder.over, steps.length]).toEqual([true, 1]);
    recorder.active(true);
    expect(recorder.over).toBe(false);
  });

  it("leaves a package's verdict to the server", () => {
    const { recorder } = recording({ rule: { rule: "verdict", require: "passed" }, percent: 30 });
    recorder.saw(0, 100);
    expect(recorder.percent).toBe(30);
  });

  it("waits for what has to end by itself, and is not held up by what cannot", async () => {
    const { recorder, steps } = recording();
    const ended: string[] = [];
    recorder.beforeLeaving(async () => void ended.push("package"));
    recorder.beforeLeaving(() => Promise.reject(new Error("gone")));
    recorder.at({ at: 4 });
    await recorder.leave();
    expect(ended).toEqual(["package"]);
    expect(steps.at(-1)).toMatchObject({ position: { at: 4 }, atOnce: true });
  });
});
