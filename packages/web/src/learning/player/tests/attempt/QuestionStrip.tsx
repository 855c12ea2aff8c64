import { IconCheck, IconX } from "@tabler/icons-react";
import type { QuestionResult, TestAttempt } from "@trilha/contract/learning/tests/shapes.ts";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import type { AnswerNow } from "../../activities/test/held.ts";
import classes from "./strip.module.css";

type Props = {
  questions: TestAttempt["questions"];
  answers: readonly AnswerNow[];
  results: readonly QuestionResult[];
  place: number;
  onGo: (place: number) => void;
};

/** All questions by number: where one is, which are answered, which are open. */
export function QuestionStrip({ questions, answers, results, place, onGo }: Props) {
  const { t } = useTranslation("learning/player");
  const list = useRef<HTMLOListElement>(null);
  useEffect(() => {
    const row = list.current;
    const here = row?.children[place];
    if (!row || !(here instanceof HTMLElement)) return;
    row.scrollTo({ left: here.offsetLeft - row.clientWidth / 2 + here.clientWidth / 2 });
  }, [place]);
  const open = answers.filter(({ answer }) => answer === null).length;
  return (
    <nav className={classes.strip} aria-label={t("test.strip")}>
      <ol ref={list}>
        {questions.map((_, index) => {
          const right = results.find((each) => each.question === index)?.right ?? null;
          const state =
            right !== null ? (right ? "right" : "wrong") : answers[index]?.answer ? "answered" : "open";
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a question is its place
            <li key={index}>
              <button
                type="button"
                data-state={state}
                aria-current={index === place ? "step" : undefined}
                aria-label={t(`test.place.${state}`, { number: index + 1 })}
                onClick={() => onGo(index)}
              >
                {state === "right" ? (
                  <IconCheck size={18} stroke={2.4} aria-hidden="true" />
                ) : state === "wrong" ? (
                  <IconX size={18} stroke={2.4} aria-hidden="true" />
                ) : (
                  index + 1
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p className={classes.open}>{open === 0 ? t("test.noneOpen") : t("test.openCount", { count: open })}</p>
    </nav>
  );
}
