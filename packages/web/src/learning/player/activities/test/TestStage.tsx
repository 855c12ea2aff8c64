import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { startAttempt } from "@trilha/contract/learning/tests/endpoints.ts";
import { useEffect, useState } from "react";
import { call } from "../../../../api/call.ts";
import { isRefused } from "../../../../api/problem.ts";
import { ErrorState } from "../../../../ui/state/ErrorState.tsx";
import { StageSkeleton } from "../../frame/StageSkeleton.tsx";
import { answersOf } from "../../progress/answers/open-answers.ts";
import type { StageProps } from "../../stage.ts";
import { Intro } from "../../tests/intro/Intro.tsx";
import { AttemptRoom } from "./AttemptRoom.tsx";
import { attemptQuery, heldNow, standingQuery, trying } from "./test.queries.ts";

/** Longest wait for a line that is down when a person leaves, in milliseconds. */
const longestWait = 3_000;

/** §entities#course-test: what it asks, the attempt, what came of it. */
export function Stage({
  opened,
  sittingId,
  personId,
  recorder,
  settle,
  heard,
  goTo,
  reopen,
}: StageProps<"test">) {
  const queries = useQueryClient();
  const outbox = answersOf(personId);
  const [attemptId, setAttemptId] = useState<string>();
  const standing = useQuery(standingQuery(sittingId));

  useEffect(
    () =>
      recorder.beforeLeaving(() =>
        Promise.race([outbox.flush(), new Promise<void>((resolve) => setTimeout(resolve, longestWait))]),
      ),
    [recorder, outbox],
  );

  const start = useMutation({
    mutationFn: async (sitting: string) => {
      await outbox.recovered;
      return call(startAttempt, { body: { sittingId: sitting } });
    },
    // Beginning twice goes on with the first.
    ...trying,
    onSuccess: (attempt) => {
      queries.setQueryData(attemptQuery(attempt.id, outbox).queryKey, heldNow(attempt));
      setAttemptId(attempt.id);
    },
    // A change meanwhile is possible: the page says which.
    onError: () => void standing.refetch(),
  });

  if (attemptId !== undefined)
    return (
      <AttemptRoom
        key={attemptId}
        id={attemptId}
        {...{ opened, sittingId, outbox, recorder, settle, heard, goTo, reopen }}
        standing={standing.data}
        onBack={() => {
          setAttemptId(undefined);
          start.reset();
          void standing.refetch();
        }}
      />
    );
  if (standing.data && sittingId)
    return (
      <Intro
        title={opened.activity.title}
        standing={standing.data}
        starting={start.isPending}
        error={start.error}
        onBegin={() => start.mutate(sittingId)}
        onShow={setAttemptId}
      />
    );
  if (!standing.error) return <StageSkeleton />;
  // The course began anew, or was moved: another opening knows more.
  const over = isRefused(standing.error) && standing.error.status === 409;
  return (
    <ErrorState
      message={standing.error.message}
      {...(isRefused(standing.error) && standing.error.requestId
        ? { requestId: standing.error.requestId }
        : {})}
      onRetry={() => (over ? reopen() : void standing.refetch())}
    />
  );
}
