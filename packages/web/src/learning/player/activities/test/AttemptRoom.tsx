import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useEffect } from "react";
import { isRefused } from "../../../../api/problem.ts";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import type { AnswerOutbox } from "../../progress/answers/answer-outbox.ts";
import type { StageProps } from "../../stage.ts";
import { AttemptView } from "../../tests/attempt/AttemptView.tsx";
import { SavedWords } from "../../tests/attempt/SavedWords.tsx";
import { ResultView } from "../../tests/result/ResultView.tsx";
import { useAttempt } from "./use-attempt.ts";

type Props = Pick<
  StageProps<"test">,
  "opened" | "sittingId" | "recorder" | "settle" | "heard" | "goTo" | "reopen"
> & {
  id: string;
  outbox: AnswerOutbox;
  standing: TestStanding | undefined;
  onBack: () => void;
};

/** One attempt: while it runs its questions, afterwards its result. */
export function AttemptRoom({ id, opened, outbox, sittingId, standing, goTo, reopen, onBack, ...on }: Props) {
  const { recorder, settle, heard } = on;
  const attempt = useAttempt(id, {
    ...{ outbox, sittingId, heard },
    settle: () => {
      recorder.active(false);
      return settle();
    },
  });
  const { held, asked: reading } = attempt;
  const running = held?.attempt.state === "running";
  useEffect(() => {
    recorder.active(running);
    return () => recorder.active(false);
  }, [recorder, running]);
  if (!held)
    return reading.error ? (
      <ErrorState
        message={reading.error.message}
        {...(isRefused(reading.error) && reading.error.requestId
          ? { requestId: reading.error.requestId }
          : {})}
        onRetry={() => void reading.refetch()}
      />
    ) : (
      <StageSkeleton />
    );
  // Opinions are not counted.
  const unpaid = standing?.type === "reaction_evaluation";
  if (running)
    return (
      <AttemptView
        attempt={attempt}
        held={held}
        unpaid={unpaid}
        saved={
          <SavedWords
            attempt={attempt}
            onRetry={() => void outbox.flush()}
            onForget={() => outbox.forget(id)}
          />
        }
      />
    );
  return (
    <ResultView
      attempt={held.attempt}
      answers={attempt.answers}
      standing={standing}
      unpaid={unpaid}
      opened={opened}
      goTo={goTo}
      onReopen={reopen}
      onBack={onBack}
    />
  );
}
