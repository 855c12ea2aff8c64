import { type LearningState, learningStates } from "@trilha/contract/learning/delivery/states.ts";
import { describe, expect, test } from "vitest";
import { abilitiesIn } from "./abilities.ts";

type Ability = keyof ReturnType<typeof abilitiesIn>;
const may: Readonly<Record<LearningState, readonly Ability[]>> = {
  not_started: [],
  requested: ["decide"],
  invited: ["unenrol"],
  enrolled: ["extend", "unenrol"],
  in_progress: ["extend", "block", "unenrol"],
  restarted: ["extend", "block", "unenrol"],
  finished: [],
  approved: [],
  improved: [],
  reproved: ["extend", "block", "unenrol"],
  blocked: ["extend", "lift", "unenrol"],
  unenrolled: [],
};

describe("§states#course and training: what staff may do about an enrolment", () => {
  test.each(learningStates)("that is %s", (state) => {
    const can = abilitiesIn(state);
    const those = (Object.keys(can) as Ability[]).filter((ability) => can[ability]);
    expect(those).toEqual(may[state]);
  });
});
