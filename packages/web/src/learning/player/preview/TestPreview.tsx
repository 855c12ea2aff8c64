import { IconEye } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { StageSkeleton } from "../frame/StageSkeleton.tsx";
import type { StageProps } from "../stage.ts";
import { AttemptView } from "../tests/attempt/AttemptView.tsx";
import classes from "../tests/attempt/attempt.module.css";
import { Intro } from "../tests/intro/Intro.tsx";
import { ResultView } from "../tests/result/ResultView.tsx";
import { judgedHere } from "./judged-here.ts";
import { usePreviewPlace } from "./place-context.ts";
import { previewStandingQuery } from "./preview.queries.ts";
import { useTriedAttempt } from "./use-tried-attempt.ts";

const nothing = () => undefined;

/** §entities#course-test: what it asks, an attempt and what would come of it, as often as its author likes. */
export function Stage({ content, opened, recorder, heard, goTo, reopen }: StageProps<"test">) {
  const { t } = useTranslation("learning/player");
  const place = usePreviewPlace();
  const standing = useQuery(previewStandingQuery(place));
  const { going, answering, begin, leave, asking, error } = useTriedAttempt(place);
  const running = going?.held.attempt.state === "running";
  useEffect(() => {
    recorder.active(running);
    return () => recorder.active(false);
  }, [recorder, running]);
  const { result = null, state } = going?.held.attempt ?? {};
  useEffect(() => {
    // An answer that waits for a mark is not judged yet.
    if (!result || state !== "done") return;
    heard(
      judgedHere(opened, { score: result.percent, verdict: result.passed === false ? "failed" : "passed" }),
    );
  }, [result, state, opened, heard]);
  // Opinions are not counted.
  const unpaid = content.type === "reaction_evaluation";
  if (!going)
    return (
      <QueryState query={standing} skeleton={<StageSkeleton />}>
        {(testStanding) => (
          <Intro
            title={opened.activity.title}
            standing={testStanding}
            starting={asking}
            error={error}
            onBegin={begin}
            onShow={nothing}
          />
        )}
      </QueryState>
    );
  if (running)
    return (
      <AttemptView
        attempt={answering}
        held={going.held}
        unpaid={unpaid}
        saved={
          <span className={classes.saved}>
            <IconEye size={18} stroke={1.8} aria-hidden="true" />
            {t("preview.notKept")}
          </span>
        }
      />
    );
  return (
    <ResultView
      attempt={going.held.attempt}
      answers={answering.answers}
      standing={going.tried.standing}
      unpaid={unpaid}
      unkept
      opened={opened}
      goTo={goTo}
      onReopen={reopen}
      onBack={leave}
    />
  );
}
