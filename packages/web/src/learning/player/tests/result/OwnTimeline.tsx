import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { Button } from "../../../../ui/controls/button.ts";
import { Sheet } from "../../../../ui/sheet/Sheet.tsx";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { Timeline } from "../../../../ui/timeline/Timeline.tsx";
import { timelineQuery } from "../../activities/test/test.queries.ts";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";

/** §learning#attempt-frozen One's own attempt step by step: what was answered, and when it arrived. */
export function OwnTimeline({ id, onClose }: { id: string; onClose: () => void }) {
  const { t } = useTranslation("learning/player");
  const { data, error, refetch } = useQuery(timelineQuery(id));
  return (
    <Sheet
      opened
      onClose={onClose}
      title={t("test.timeline.title")}
      footer={<Button onClick={onClose}>{t("understood")}</Button>}
    >
      {error ? <ErrorState message={error.message} onRetry={() => void refetch()} /> : null}
      {data ? (
        <Timeline
          steps={data.steps.map(({ at, what, question, answer, reason, by: actor, device, points }) => ({
            at,
            title:
              question === null
                ? t(`test.timeline.${what}`)
                : `${t("test.one", { number: question + 1 })}: ${t(`test.timeline.${what}`)}`,
            by: actor ?? device ?? undefined,
            text: [answer, reason, points === null ? null : t("test.timeline.points", { points })]
              .filter((words) => words !== null)
              .join(" · "),
            bad: what === "late" || what === "void",
          }))}
        />
      ) : error ? null : (
        <StageSkeleton />
      )}
    </Sheet>
  );
}
