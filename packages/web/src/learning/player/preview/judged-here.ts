import { type CompletionFacts, completionOf } from "@trilha/contract/learning/delivery/completion.ts";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { Opened } from "../player.queries.ts";

/** Progress a result would make in the activity, by its own rule: in the server's words, and kept nowhere. */
export function judgedHere(
  { activity, course }: Pick<Opened, "activity" | "course">,
  { score, verdict }: Pick<CompletionFacts, "score" | "verdict">,
): Progressed {
  const { id, completion, size } = activity;
  const work: CompletionFacts = { opened: true, seen: [], size, seconds: 0, score, verdict };
  const percent = completion ? completionOf(completion, work) : 0;
  return {
    activity: { id, state: percent === 100 ? "finished" : "in_progress", percent, seconds: 0 },
    course: {
      id: course.id,
      state: course.state,
      percent: course.percent,
      done: course.done,
      total: course.total,
    },
    opened: [],
    earned: null,
    wait: 0,
  };
}
