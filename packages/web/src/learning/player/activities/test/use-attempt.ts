import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Progressed } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { QuestionAnswer } from "@trilha/contract/learning/questions/answers.ts";
import type { QuestionKind } from "@trilha/contract/learning/questions/sorts.ts";
import { submitAttempt } from "@trilha/contract/learning/tests/endpoints.ts";
import type { AnswerStep } from "@trilha/contract/learning/tests/shapes.ts";
import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { call } from "../../../../api/call.ts";
import type { AnswerOutbox } from "../../progress/answers/answer-outbox.ts";
import { sendLastAnswers } from "../../progress/answers/open-answers.ts";
import { type AnswerNow, type AttemptSnapshot, answersNow, withTaken } from "./held.ts";
import { attemptQuery, heldNow, mayHelp, standingQuery, trying } from "./test.queries.ts";

const written: ReadonlySet<QuestionKind> = new Set(["numeric", "short_text", "essay"]);
/** A request nobody answers is given up after this, in milliseconds. */
const patience = 15_000;

/** How long its end waits for that, in milliseconds. */
const settling = 2_000;
const waited = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Ending = "asked" | "ran_out";
type Around = {
  outbox: AnswerOutbox;
  sittingId: string | undefined;
  /** The time somebody was at it is kept before its end, which may begin the course anew. */
  settle: () => Promise<void>;
  /** Called with the course's progress after a result. */
  heard: (progressed: Progressed) => void;
};

/** Follows one attempt: what the server holds, what waits here, and the ways to change it. */
export function useAttempt(id: string, { outbox, sittingId, settle, heard }: Around) {
  const queries = useQueryClient();
  const query = attemptQuery(id, outbox);
  const reading = useQuery(query);
  const { data: held } = reading;
  const waiting = useSyncExternalStore(outbox.watch, () => outbox.queue);
  const failing = useSyncExternalStore(outbox.watch, () => outbox.failing);
  const late = useSyncExternalStore(outbox.watch, () => outbox.late);
  const [given] = useState(() => performance.now());
  const [ending, setEnding] = useState<Ending>();
  const why = useRef<Ending>(undefined);

  useEffect(() => {
    const { queryKey } = attemptQuery(id, outbox);
    return outbox.listen(({ attemptId, steps, taken }) => {
      if (attemptId !== id) return;
      // Queries asked before this attempt was taken know less.
      void queries.cancelQueries({ queryKey });
      queries.setQueryData<AttemptSnapshot>(queryKey, (before) =>
        before ? withTaken(before, steps, taken, performance.now()) : before,
      );
      if (taken.state !== "running") void queries.invalidateQueries({ queryKey });
    });
  }, [id, outbox, queries]);
  useEffect(() => sendLastAnswers(outbox), [outbox]);

  const handIn = useMutation({
    mutationFn: async () => {
      await Promise.race([settle(), waited(settling)]);
      const submit = (steps: AnswerStep[]) =>
        call(
          submitAttempt,
          { params: { id }, body: { device: outbox.device, steps } },
          { signal: AbortSignal.timeout(patience) },
        );
      await outbox.handIn(id, submit, ({ attempt, standing, progress }) => {
        void queries.cancelQueries({ queryKey: query.queryKey });
        queries.setQueryData(query.queryKey, heldNow(attempt));
        queries.setQueryData(standingQuery(sittingId).queryKey, standing);
        if (progress) heard(progress);
      });
    },
    // Without a person there, only a retry can ask again when the time ran out.
    retry: (tries, error) => mayHelp(error) && (why.current === "ran_out" || tries < 4),
    retryDelay: trying.retryDelay,
    onError: (error) => {
      // The attempt has its end already, on another device or by the course's new beginning.
      if (!mayHelp(error)) void reading.refetch();
    },
  });

  const mine = waiting.filter(({ attemptId }) => attemptId === id);
  const keep = (question: number, answer: QuestionAnswer | null, final?: boolean) => {
    const kind = held?.attempt.questions[question]?.kind;
    const typing = final !== true && kind !== undefined && written.has(kind);
    outbox.keep(id, {
      ...{ question, answer, typing, after: performance.now() - given },
      ...(final ? { final } : {}),
    });
  };
  return {
    asked: reading,
    held,
    answers: held ? answersNow(held.attempt, waiting) : [],
    unsent: mine.filter(({ refused }) => !refused),
    refused: mine.filter(({ refused }) => refused),
    failing,
    late,
    answer: (question: number, answer: QuestionAnswer | null) => keep(question, answer),
    /** Feedback "now": this one is done. */
    finish: (question: number, answer: QuestionAnswer) => keep(question, answer, true),
    handingIn: handIn.isPending,
    /** Handing in came to nothing so far; what was answered is safe. */
    stuck: handIn.isError || (handIn.isPending && handIn.failureCount > 1),
    ending,
    handIn: (now: Ending) => {
      why.current = now;
      setEnding(now);
      if (!handIn.isPending) handIn.mutate();
    },
  };
}
export type Attempted = ReturnType<typeof useAttempt>;
/** Acts of a person in an attempt, wherever it is kept. */
export type Answering = Pick<Attempted, "answer" | "finish" | "handIn" | "handingIn" | "stuck" | "ending"> & {
  readonly answers: readonly AnswerNow[];
};
