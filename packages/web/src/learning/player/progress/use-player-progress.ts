import { useQueryClient } from "@tanstack/react-query";
import type { CompletionEarnings } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { useEffect, useState } from "react";
import type { Begun, Opened } from "../player.queries.ts";
import type { Outbox } from "./outbox.ts";
import type { StepRefusal } from "./queue.ts";

/** Where somebody stands, as the server last said. */
export interface PlayerProgress {
  readonly finished: boolean;
  readonly percent: number;
  readonly course: Pick<Opened["course"], "state" | "percent" | "done" | "total">;
  /** Orders of activities that opened meanwhile. */
  readonly opened: readonly number[];
  /** The course was finished just now; with what that earned, where it earned something. */
  readonly completed: { readonly earned: CompletionEarnings | null } | undefined;
  /** The server takes nothing more of this sitting. */
  readonly refused: StepRefusal | undefined;
}

const first = ({ progress, course }: Opened): PlayerProgress => ({
  finished: progress.state === "finished",
  percent: progress.percent,
  course,
  opened: [],
  completed: undefined,
  refused: undefined,
});

/**
 * Whether an answer to this sitting is what finished the activity or the course. A course that another device, or a
 * person who marks, finished meanwhile is complete without a word here: a dialog over the next button would be about
 * something done elsewhere.
 */
export function judgeAnswer(
  last: Pick<PlayerProgress, "finished" | "course">,
  answer: {
    readonly activity: { readonly state: string };
    readonly course: Pick<PlayerProgress["course"], "state">;
    readonly earned: CompletionEarnings | null;
  },
): { readonly finishedActivity: boolean; readonly finishedCourse: boolean } {
  const finishedActivity = answer.activity.state === "finished" && !last.finished;
  const isComplete = completedStates.has(answer.course.state) && !completedStates.has(last.course.state);
  return {
    finishedActivity,
    finishedCourse: (isComplete && finishedActivity) || answer.earned !== null,
  };
}

/** Follows what the server says to this sitting; `onFinished` is told once. */
export function usePlayerProgress(
  opened: Opened,
  begun: Begun | undefined,
  outbox: Outbox,
  onFinished: () => void,
) {
  const queries = useQueryClient();
  const [standing, setStanding] = useState(() => first(opened));

  useEffect(() => {
    if (!begun) return undefined;
    let last = first(begun);
    setStanding(last);
    return outbox.listen((news) => {
      if (news.sittingId !== begun.sittingId) return;
      if (news.kind === "refused") {
        last = { ...last, refused: news.refusal };
        return setStanding(last);
      }
      const { activity, course, earned, opened: orders } = news.progressed;
      const finished = activity.state === "finished";
      const moved =
        finished !== last.finished ||
        course.percent !== last.course.percent ||
        course.state !== last.course.state ||
        orders.length > 0;
      const turned = course.state !== last.course.state;
      const { finishedActivity, finishedCourse } = judgeAnswer(last, news.progressed);
      if (finishedActivity && !finishedCourse) onFinished();
      last = {
        finished,
        percent: activity.percent,
        course,
        opened: [...last.opened, ...orders],
        completed: undefined,
        refused: undefined,
      };
      const newest = last;
      // A dismissed message stays so; one still being read stays, too.
      setStanding((shown) => ({ ...newest, completed: finishedCourse ? { earned } : shown.completed }));
      // Content that lies ahead is another only where something opened; whoever was blocked or sent back
      // would be refused.
      const isStale = ([, part]: readonly unknown[]) => part !== "ahead" || orders.length > 0;
      if (moved)
        void queries.invalidateQueries({ queryKey: ["learning"], predicate: (one) => isStale(one.queryKey) });
      if (turned || finishedCourse)
        for (const queryKey of [["home"], ["points"], ["trainings"]] as const)
          void queries.invalidateQueries({ queryKey });
    });
  }, [begun, outbox, onFinished, queries]);

  const dismiss = () => setStanding((each) => ({ ...each, completed: undefined }));
  return { standing, dismiss };
}
