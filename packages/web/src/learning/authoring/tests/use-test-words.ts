import type { TestType } from "@trilha/contract/learning/delivery/activity-types.ts";
import { questionCount } from "@trilha/contract/learning/tests/test-faults.ts";
import { consequenceOf, isGraded, type TestData } from "@trilha/contract/learning/tests/test-settings.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";

/** Sentence on a test: how much it asks and what is at stake. */
export function useTestWords(): (type: TestType, data: TestData) => string {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  return (type, data) => {
    const { minutes, minimumScore, maximumAttempts } = data;
    const count = questionCount(data);
    const graded = isGraded(type);
    const first = [
      t("test.words.questions", { count, amount: number(count) }),
      minutes === null
        ? t("test.words.untimed")
        : t("test.words.minutes", { count: minutes, amount: number(minutes) }),
      graded ? t("test.words.pass", { percent: number(minimumScore) }) : undefined,
    ]
      .filter(Boolean)
      .join(", ");
    if (!graded) return `${first}; ${t("test.words.handIn")}.`;
    const then =
      maximumAttempts === null
        ? t("test.words.unlimited")
        : t(`test.words.${consequenceOf(type, data)}`, {
            count: maximumAttempts,
            amount: number(maximumAttempts),
          });
    return `${first}; ${then}.`;
  };
}
