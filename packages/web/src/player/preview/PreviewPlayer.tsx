import type { Progressed } from "@trilha/contract/learning/player-shapes.ts";
import { useCallback, useState } from "react";
import { useIsPhone } from "../../ui/page/use-is-phone.ts";
import { EmptyStage } from "../activities/soon/EmptyStage.tsx";
import { Bar } from "../frame/Bar.tsx";
import { Outline } from "../frame/Outline.tsx";
import { PlayerFrame } from "../frame/PlayerFrame.tsx";
import type { Course, Opened } from "../player.queries.ts";
import { useLeaving } from "../progress/use-leaving.ts";
import { useLooking, usePercent } from "../progress/use-recorder.ts";
import type { Standing } from "../progress/use-standing.ts";
import { previewStageOf } from "./preview-stages.ts";

type Props = {
  opened: Opened;
  course: Course | undefined;
  personId: string;
  consent: boolean;
  goTo: (order: number) => void;
  toCourse: () => void;
  reopen: () => void;
};

const nothing = () => undefined;
const settled = () => Promise.resolve();

/** The player without a sitting: progress is shown as a learner would see it and told to nobody. */
export function PreviewPlayer({ opened, course, personId, consent, goTo, toCourse, reopen }: Props) {
  const phone = useIsPhone();
  const [outlined, setOutlined] = useState(false);
  const recorder = useLooking(opened);
  const [judged, setJudged] = useState(0);
  const percent = Math.max(usePercent(recorder), judged);
  const heard = useCallback((progressed: Progressed) => setJudged(progressed.activity.percent), []);
  const leaveFor = useLeaving(recorder);
  const goOn = useCallback((order: number) => void leaveFor(() => goTo(order)), [leaveFor, goTo]);
  const { activity, content, previous, next } = opened;
  const standing: Standing = {
    ...{ finished: percent === 100, percent, course: opened.course, opened: [] },
    ...{ completed: undefined, refused: undefined },
  };
  const count = course?.modules.reduce((sum, { activities }) => sum + activities.length, 0);
  const Stage = previewStageOf(content.kind);
  return (
    <PlayerFrame
      opened={opened}
      outlined={outlined}
      onOutlined={setOutlined}
      onReopen={reopen}
      bar={
        <Bar
          opened={opened}
          way={{ count, previous, next }}
          percent={percent}
          standing={standing}
          saving={undefined}
          outlined={outlined}
          onClose={() => void leaveFor(toCourse)}
          onGo={goOn}
          onOutline={() => setOutlined((is) => !is)}
          onRetry={nothing}
          onReopen={reopen}
        />
      }
      outline={
        <Outline
          place={activity}
          opened={opened}
          standing={standing}
          course={course}
          unlocked
          onGo={(order) => {
            if (phone) setOutlined(false);
            goOn(order);
          }}
        />
      }
    >
      {Stage ? (
        <Stage
          opened={opened}
          content={content}
          sittingId={undefined}
          personId={personId}
          recorder={recorder}
          consent={consent}
          heard={heard}
          settle={settled}
          goTo={goOn}
          reopen={reopen}
        />
      ) : (
        <EmptyStage />
      )}
    </PlayerFrame>
  );
}
