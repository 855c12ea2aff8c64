import type { TestAttempt, TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import classes from "./result.module.css";

type Props = { attempt: TestAttempt; standing: TestStanding | undefined };

/** Consequence of the result: blocked, begun anew, approved, improved, further tries; and why it ended. */
export function Meaning({ attempt, standing }: Props) {
  const { t } = useTranslation("learning/player");
  const { deadlineTime } = useFormats();
  const { result, state, number } = attempt;
  const lines: { words: string; tone: "bad" | "good" | "plain" }[] = [];
  const say = (words: string, tone: "bad" | "good" | "plain" = "plain") => lines.push({ words, tone });

  if (state === "void") say(t("test.means.void"));
  if (result?.end === "ran_out") say(t("test.means.ranOut"));
  if (state === "marking") say(t("test.means.marking"));
  if (result?.consequence === "block") say(t("test.means.block"), "bad");
  if (result?.consequence === "restart") say(t("test.means.restart"), "bad");
  if (result?.passed && result.best && number > 1) say(t("test.means.improved"), "good");
  if (result?.passed === true && result.best === false) say(t("test.means.bestKept"));
  if (result && state === "done" && result.consequence === "none" && standing && result.passed !== null) {
    const { left, canStart, passed } = standing;
    if (canStart && left !== null)
      say(t(passed ? "test.means.mayImprove" : "test.means.left", { count: left }));
    else if (canStart) say(t("test.means.anyTime"));
    else if (!passed && left === 0) say(t("test.means.noneLeft"), "bad");
  }
  if (result?.tellsMoreAt) say(t("test.means.later", { at: deadlineTime(new Date(result.tellsMoreAt)) }));
  else if (attempt.feedback === "never" && result) say(t("test.means.never"));
  if (lines.length === 0) return null;
  return (
    <ul className={classes.meaning}>
      {lines.map(({ words, tone }) => (
        <li key={words} data-tone={tone}>
          {words}
        </li>
      ))}
    </ul>
  );
}
