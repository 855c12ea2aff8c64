import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { type ComponentType, useCallback, useState } from "react";
import { lazyPart } from "../../../ui/part/lazy-part.tsx";
import { EmptyStage } from "../activities/soon/EmptyStage.tsx";
import { PlayerFrame } from "../frame/PlayerFrame.tsx";
import type { ContentKind, Opened } from "../player.queries.ts";
import { useLeaving } from "../progress/use-leaving.ts";
import type { PlayerProgress } from "../progress/use-player-progress.ts";
import { useLooking, usePercent } from "../progress/use-recorder.ts";
import { stageOf } from "../registry.ts";
import type { StageProps } from "../stage.ts";

type AnyStage = ComponentType<StageProps<ContentKind>>;
const lazily = <Shown extends ContentKind>(
  load: () => Promise<{ Stage: ComponentType<StageProps<Shown>> }>,
) => lazyPart(() => load().then(({ Stage }) => ({ default: Stage as unknown as AnyStage })));

/** Stages of the preview, for kinds whose learner's stage would begin or keep something on the server. */
const own: Readonly<Partial<Record<ContentKind, AnyStage>>> = {
  test: lazily(() => import("./TestPreview.tsx")),
  game: lazily(() => import("./GamePreview.tsx")),
  launch: lazily(() => import("./LaunchPreview.tsx")),
};

/** Stage of a kind in the preview; a kind that only shows has the learner's own. */
const previewStageOf = (kind: ContentKind): AnyStage | undefined =>
  own[kind] ?? (stageOf(kind) as AnyStage | undefined);

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
  const recorder = useLooking(opened);
  const [judged, setJudged] = useState(0);
  const percent = Math.max(usePercent(recorder), judged);
  const heard = useCallback((progressed: Progressed) => setJudged(progressed.activity.percent), []);
  const leaveFor = useLeaving(recorder);
  const goOn = useCallback((order: number) => void leaveFor(() => goTo(order)), [leaveFor, goTo]);
  const { content, previous, next } = opened;
  const standing: PlayerProgress = {
    ...{ finished: percent === 100, percent, course: opened.course, opened: [] },
    ...{ completed: undefined, refused: undefined },
  };
  const count = course?.modules.reduce((sum, { activities }) => sum + activities.length, 0);
  const Stage = previewStageOf(content.kind);
  return (
    <PlayerFrame
      opened={opened}
      course={course}
      way={{ count, previous, next }}
      standing={standing}
      percent={percent}
      unlocked
      onClose={() => void leaveFor(toCourse)}
      onGo={goOn}
      onRetry={nothing}
      onReopen={reopen}
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
