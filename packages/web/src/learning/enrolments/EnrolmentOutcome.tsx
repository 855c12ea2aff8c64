import type { EnrollingAnswer } from "@trilha/contract/learning/enrolments/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./enrolments.module.css";

/** Outcome of taking people in: who comes in, who stays as they are, and what staff should know. */
export function EnrolmentOutcome({ answer }: { answer: EnrollingAnswer }) {
  const { t } = useTranslation("learning/enrolments");
  const { number } = useFormats();
  const { people, joined, untouched, missing, outside } = answer;
  const words = (key: "people" | "joined" | "untouched" | "missing" | "outside", count: number) =>
    t(`told.${key}`, { count, amount: number(count) });
  const lines =
    joined === null
      ? [words("people", people), t("told.later")]
      : [
          words("joined", joined),
          ...(untouched ? [words("untouched", untouched)] : []),
          ...(missing ? [words("missing", missing)] : []),
          ...(outside ? [words("outside", outside)] : []),
        ];
  return (
    <div role="status">
      {lines.map((line) => (
        <p key={line} className={classes.told}>
          {line}
        </p>
      ))}
    </div>
  );
}
