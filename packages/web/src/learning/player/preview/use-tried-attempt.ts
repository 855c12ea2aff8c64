import { useMutation } from "@tanstack/react-query";
import { previewAttempt } from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import type { AttemptTried, TriedAttempt } from "@trilha/contract/learning/tests/tried-shapes.ts";
import { useState } from "react";
import { call } from "../../../api/call.ts";
import { isRefused } from "../../../api/problem.ts";
import { notice } from "../../../ui/act/notices.ts";
import type { AnswerNow, AttemptSnapshot } from "../activities/test/held.ts";
import { heldNow, trying } from "../activities/test/test.queries.ts";
import type { Answering } from "../activities/test/use-attempt.ts";
import type { PreviewPlace } from "./preview.queries.ts";

type Going = {
  readonly held: AttemptSnapshot;
  readonly tried: TriedAttempt;
  readonly answers: readonly AnswerNow[];
};

const none: AnswerNow = { answer: null, final: false, late: false };

const triedAnswers = (answers: readonly AnswerNow[]): AttemptTried["answers"] =>
  answers.flatMap(({ answer, final }, question) => (answer ? [{ question, answer, final }] : []));

/** One attempt that only this page holds: drawn, told and graded by the server, which keeps nothing of it. */
export function useTriedAttempt({ courseId, order, language }: PreviewPlace) {
  const [going, setGoing] = useState<Going>();
  const [ending, setEnding] = useState<"asked" | "ran_out">();
  const ask = useMutation({
    mutationFn: (body: Omit<AttemptTried, "language">) =>
      call(previewAttempt, { params: { id: courseId, order }, body: { language, ...body } }),
    ...trying,
    onError: (error) => {
      // Another paper would be drawn by now: what was answered belongs to none.
      if (isRefused(error) && (error.status === 404 || error.status === 409)) leave();
    },
  });
  const leave = () => {
    setGoing(undefined);
    setEnding(undefined);
  };
  const begin = () =>
    ask.mutate(
      { id: crypto.randomUUID(), answers: [], ending: null },
      {
        onSuccess: (tried) =>
          setGoing({
            tried,
            held: heldNow(tried.attempt),
            answers: tried.attempt.questions.map(() => none),
          }),
      },
    );
  const tell = (answers: readonly AnswerNow[], how: AttemptTried["ending"], failed?: () => void) => {
    if (!going) return;
    const { attempt, paper } = going.tried;
    const { id, startedAt } = attempt;
    ask.mutate(
      { id, begun: { startedAt, paper }, answers: triedAnswers(answers), ending: how },
      {
        // Answers given meanwhile stay.
        onSuccess: (tried) =>
          setGoing((now) => (now ? { ...now, tried, held: heldNow(tried.attempt) } : now)),
        onError: (error) => {
          notice(error.message);
          failed?.();
        },
      },
    );
  };
  const put = (question: number, answer: AnswerNow["answer"], final: boolean) => {
    const change = (answers: readonly AnswerNow[]) =>
      answers.map((one, at) => (at === question ? { answer, final, late: false } : one));
    setGoing((now) => (now ? { ...now, answers: change(now.answers) } : now));
    return change(going?.answers ?? []);
  };
  const answering: Answering = {
    answers: going?.answers ?? [],
    answer: (question, answer) => void put(question, answer, false),
    finish: (question, answer) => {
      tell(put(question, answer, true), null, () => put(question, answer, false));
    },
    handIn: (how) => {
      setEnding(how);
      tell(going?.answers ?? [], how === "asked" ? "submitted" : "ran_out");
    },
    handingIn: ask.isPending && ending !== undefined,
    stuck: ask.isError && ending !== undefined,
    ending,
  };
  return { going, answering, begin, leave, asking: ask.isPending, error: ask.error };
}
