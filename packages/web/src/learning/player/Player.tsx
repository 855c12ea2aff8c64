import { useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { useCallback } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../ui/act/notices.ts";
import { coursePath } from "../items/learn-links.ts";
import { EmptyStage } from "./activities/soon/EmptyStage.tsx";
import { useAhead } from "./ahead/use-ahead.ts";
import { Celebration } from "./frame/Celebration.tsx";
import { PlayerFrame } from "./frame/PlayerFrame.tsx";
import { neighboursOf } from "./neighbours.ts";
import { NextUp } from "./next-up/NextUp.tsx";
import { type ActivityPlace, type Begun, type Opened, outlineQuery } from "./player.queries.ts";
import type { Outbox } from "./progress/outbox.ts";
import { useLeaving } from "./progress/use-leaving.ts";
import { usePlayerProgress } from "./progress/use-player-progress.ts";
import { useOver, usePercent, useRecorder, useSaving } from "./progress/use-recorder.ts";
import { stageOf } from "./registry.ts";

type Props = {
  place: ActivityPlace;
  opened: Opened;
  /** The opening as the server keeps it; undefined: on its way. */
  begun: Begun | undefined;
  outbox: Outbox;
  personId: string;
  consent: boolean;
  goTo: (order: number) => void;
  reopen: () => void;
};

/** One opening of an activity: bar, content, outline; all that is seen goes to the outbox. */
export function Player({ place, opened, begun, outbox, personId, consent, goTo, reopen }: Props) {
  const { t } = useTranslation("learning/player");
  const navigate = useNavigate();
  const { recorder, sitting } = useRecorder(opened, begun?.sittingId, outbox);
  const percent = usePercent(recorder);
  const saving = useSaving(outbox);
  const { activity, content } = opened;
  const announceEnd = useCallback(
    () => notice(t("finished", { title: activity.title })),
    [t, activity.title],
  );
  const { standing, dismiss } = usePlayerProgress(opened, begun, outbox, announceEnd);
  const { data: course } = useQuery(outlineQuery(place));
  const neighbours = neighboursOf(begun ?? opened, course, standing.opened);
  const leaveFor = useLeaving(recorder, sitting.begun);
  const goOn = useCallback((order: number) => void leaveFor(() => goTo(order)), [leaveFor, goTo]);
  const toCourse = useCallback(
    () => void leaveFor(() => void navigate({ to: coursePath(place) })),
    [leaveFor, navigate, place],
  );

  const begunId = begun?.sittingId;
  const heard = useCallback(
    (progressed: Progressed) => {
      if (begunId !== undefined) outbox.heard(begunId, progressed);
    },
    [outbox, begunId],
  );

  const settle = useCallback(() => {
    recorder.save(true);
    return outbox.flush();
  }, [recorder, outbox]);

  useAhead(place, standing.course.state === "blocked" ? null : neighbours.next);

  const over = useOver(recorder);
  const { next } = neighbours;
  // The end of the course is said over it, and leads where the person chooses.
  const courseEnded =
    completedStates.has(standing.course.state) && begun && !completedStates.has(begun.course.state);
  const goesOn = over && standing.finished && !courseEnded && next?.locks.length === 0;

  const Stage = stageOf(content.kind);
  return (
    <>
      <PlayerFrame
        opened={opened}
        course={course}
        way={neighbours}
        standing={standing}
        percent={Math.max(percent, standing.percent)}
        // A test says it of its answers, a game of its moves, beside them.
        saving={content.kind === "test" || content.kind === "game" ? undefined : saving}
        onClose={toCourse}
        onGo={goOn}
        onRetry={() => void outbox.flush()}
        onReopen={reopen}
        after={goesOn ? <NextUp title={next.title} onGo={() => goOn(next.order)} /> : null}
      >
        {Stage ? (
          <Stage
            opened={opened}
            content={content}
            sittingId={begun?.sittingId}
            personId={personId}
            recorder={recorder}
            consent={consent}
            heard={heard}
            settle={settle}
            goTo={goOn}
            reopen={reopen}
          />
        ) : (
          <EmptyStage />
        )}
      </PlayerFrame>
      <Celebration
        opened={standing.completed !== undefined}
        title={opened.course.title}
        earned={standing.completed?.earned ?? null}
        onClose={dismiss}
        onCourse={toCourse}
      />
    </>
  );
}
