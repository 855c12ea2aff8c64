import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { LANGUAGE_NAME } from "../../../i18n/locales.ts";
import { useFormats } from "../../../i18n/use-locale.ts";
import { useDurationWords } from "../../items/use-duration-words.ts";
import classes from "./course.module.css";

/** Workload, languages, how to get in, in which order, and what it is filed under. */
export function Facts({ course }: { course: Course }) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const { number } = useFormats();
  const duration = useDurationWords();
  const { kind, minutes, parts, locales, subscription, order, labels } = course;
  const facts: (readonly [string, string])[] = [
    ...(minutes > 0 ? [[t("fact.workload"), duration(minutes)] as const] : []),
    [t("fact.content"), t(`parts.${kind}`, { count: parts, amount: number(parts) })],
    [t("fact.languages"), locales.map((one) => LANGUAGE_NAME[one]).join(", ")],
    [t("fact.subscription"), shared(`subscription.${subscription}`)],
    ...(parts > 1 ? [[t("fact.order"), t(`order.${order}`)] as const] : []),
    ...(labels.length > 0 ? [[t("fact.labels"), labels.map(({ name }) => name).join(", ")] as const] : []),
  ];
  return (
    <dl className={classes.list}>
      {facts.map(([label, value]) => (
        <div key={label}>
          <dt className="dim">{label}</dt>
          <dd className="weight-550 text-right">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
