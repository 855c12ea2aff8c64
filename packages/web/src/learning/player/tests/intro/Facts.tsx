import type { TestStanding } from "@trilha/contract/learning/tests/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { useDurationWords } from "../../../items/use-duration-words.ts";
import classes from "./intro.module.css";

/** In figures: questions, time, what is needed, how often, the best so far. */
export function Facts({ standing, graded }: { standing: TestStanding; graded: boolean }) {
  const { t } = useTranslation("learning/player");
  const { number, deadlineTime } = useFormats();
  const duration = useDurationWords();
  const { questions, seconds, minimumScore, maximumAttempts, left, best, closesAt } = standing;
  const percent = (value: number) => t("percent", { percent: number(value) });
  const facts: [key: string, value: string][] = [
    [t("test.questions"), number(questions)],
    [t("test.time"), seconds === null ? t("test.noLimit") : duration(Math.ceil(seconds / 60))],
  ];
  if (graded && minimumScore !== null) facts.push([t("test.minimum"), percent(minimumScore)]);
  facts.push([
    t("test.attemptsLeft"),
    left === null || maximumAttempts === null
      ? t("test.unlimited")
      : t("test.leftOf", { left: number(left), of: number(maximumAttempts + standing.extraAttempts) }),
  ]);
  if (best !== null) facts.push([t("test.best"), percent(best)]);
  if (closesAt !== null) facts.push([t("test.closesAt"), deadlineTime(new Date(closesAt))]);
  return (
    <dl className={classes.facts}>
      {facts.map(([key, value]) => (
        <div className="card stack content-start gap-2 p-12-14" key={key}>
          <dt className="small">{key}</dt>
          <dd className="text-18 weight-600 numbers">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
