import { expect, it } from "vitest";
import { noSteps, redone, type Steps, stepped, undone } from "./use-rules-draft.ts";

it("takes back and does again, until something new is done", () => {
  let steps: Steps<string> = stepped(stepped(noSteps, "a"), "b");
  let now = "c";
  [steps, now] = undone(steps, now);
  expect(now).toBe("b");
  [steps, now] = undone(steps, now);
  [steps, now] = undone(steps, now);
  expect(now).toBe("a");
  [steps, now] = redone(steps, now);
  expect(now).toBe("b");
  expect(stepped(steps, now).future).toEqual([]);
});

it("remembers the last 200", () => {
  let steps: Steps<number> = noSteps;
  for (let at = 0; at < 300; at += 1) steps = stepped(steps, at);
  expect(steps.past.length).toBe(200);
  expect(steps.past.at(-1)).toBe(299);
});
