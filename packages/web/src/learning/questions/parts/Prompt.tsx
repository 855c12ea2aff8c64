import type { ShownQuestion } from "@trilha/contract/learning/questions/shown.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./question.module.css";

type Props = { id: string; question: ShownQuestion; fixed: boolean; unpaid: boolean };

/** How a part of the points is come by, where it can be. */
function inPartOf(question: ShownQuestion): "ordering" | "matching" | "partly" | undefined {
  if (question.kind === "ordering" || question.kind === "matching") return question.kind;
  return "partly" in question && question.partly ? "partly" : undefined;
}

/** Prompt of a question: its text and picture, its points, and how its parts count. */
export function Prompt({ id, question, fixed, unpaid }: Props) {
  const { t } = useTranslation("learning/questions");
  const { number } = useFormats();
  const { prompt, pictureUrl, pictureAlt, points, kind } = question;
  const how = kind === "several" && question.wrongCosts ? t("how.severalCosts") : t(`how.${kind}`);
  const inPart = unpaid ? undefined : inPartOf(question);
  return (
    <div className="stack gap-12">
      <p id={id} className={classes.asked}>
        {prompt}
      </p>
      {pictureUrl ? (
        <img className={classes.picture} src={pictureUrl} alt={pictureAlt ?? t("picture")} />
      ) : null}
      <p className="hint flex wrap gap-4-12">
        {fixed ? null : [how, inPart && t(`inPart.${inPart}`)].filter(Boolean).join(" ")}
        {unpaid || kind === "scale" ? null : (
          <span className="weight-600">{t("points", { count: points, amount: number(points) })}</span>
        )}
      </p>
    </div>
  );
}
