import { expect, it } from "vitest";
import { type Done, type Press, type Touched, touched, untouched } from "./gesture.ts";

const down = (at = 0, id = "a"): Touched => ({ kind: "down", id, point: { x: 0, y: 0 }, at });
const move = (x: number): Touched => ({ kind: "move", point: { x, y: 0 } });
const wait = (at: number): Touched => ({ kind: "wait", at });
const up = (at: number): Touched => ({ kind: "up", at });

function after(...events: Touched[]): { phase: Press["phase"]; done: Done } {
  let press = untouched;
  let last: Done;
  for (const event of events) {
    const next = touched(press, event);
    press = next.press;
    last = next.done;
  }
  return { phase: press.phase, done: last };
}

it.each<[string, Touched[], Press["phase"], Done]>([
  ["a short press is a tap", [down(), up(80)], "none", "tap"],
  ["4 px are no drag", [down(), move(4)], "pressed", undefined],
  ["a tap may tremble", [down(), move(4), up(80)], "none", "tap"],
  ["5 px are one", [down(), move(5)], "dragged", undefined],
  ["and it is dropped", [down(), move(5), move(1), up(300)], "none", "drop"],
  ["held 400 ms it lifts", [down(), wait(400)], "lifted", undefined],
  ["not before", [down(), wait(399)], "pressed", undefined],
  ["lifted and let go it is a tap", [down(), wait(400), up(500)], "none", "tap"],
  ["lifted it can be dragged", [down(), wait(400), move(9)], "dragged", undefined],
  ["held still for 900 ms it is looked at", [down(), wait(400), wait(900)], "looked", "look"],
  ["which lets nothing fall", [down(), wait(400), wait(900), move(50), up(1_000)], "none", undefined],
  ["dragged it is not looked at", [down(), move(9), wait(900)], "dragged", undefined],
  ["tapped again within 500 ms is twice", [down(), up(50), down(300), up(549)], "none", "twice"],
  ["later it is two taps", [down(), up(50), down(300), up(550)], "none", "tap"],
  ["another thing is another tap", [down(), up(50), down(300, "b"), up(350)], "none", "tap"],
  ["three times is twice and a tap", [down(), up(1), down(2), up(3), down(4), up(5)], "none", "tap"],
  ["what is taken away ends it", [down(), move(9), { kind: "cancel" }], "none", undefined],
  ["nothing pressed, nothing moved", [move(9), up(5)], "none", undefined],
])("§limits#touch: %s", (_, events, phase, done) => {
  expect(after(...events)).toEqual({ phase, done });
});
