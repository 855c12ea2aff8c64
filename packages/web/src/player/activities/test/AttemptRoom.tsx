import type { TestStanding } from "@trilha/contract/attempts/shapes.ts";
import { isRefused } from "../../../api/problem.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import type { AnswerOutbox } from "../../progress/answers/answer-outbox.ts";
import type { StageProps } from "../../stage.ts";
import { AttemptView } from "./attempt/AttemptView.tsx";
import { ResultView } from "./result/ResultView.tsx";
import { useAttempt } from "./use-attempt.ts";

type Props = Pick<StageProps<"test">, "opened" | "sittingId" | "heard" | "goTo" | "reopen"> & {
  id: string;
  outbox: AnswerOutbox;
  standing: TestStanding | undefined;
  onBack: () => void;
};

/** One attempt: while it runs its questions, afterwards its result. */
export function AttemptRoom({ id, opened, outbox, sittingId, heard, standing, goTo, reopen, onBack }: Props) {
  const attempt = useAttempt(id, { outbox, sittingId, heard });
  const { held, asked } = attempt;
  if (!held)
    return asked.error ? (
      <ErrorState
        message={asked.error.message}
        {...(isRefused(asked.error) && asked.error.requestId ? { requestId: asked.error.requestId } : {})}
        onRetry={() => void asked.refetch()}
      />
    ) : (
      <StageSkeleton />
    );
  // Nothing is counted of an opinion.
  const unpaid = standing?.type === "reaction_evaluation";
  if (held.attempt.state === "running")
    return (
      <AttemptView
        attempt={attempt}
        held={held}
        unpaid={unpaid}
        onRetry={() => void outbox.flush()}
        onForget={() => outbox.forget(id)}
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
