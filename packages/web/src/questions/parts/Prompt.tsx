import type { ShownQuestion } from "@trilha/contract/questions/shown.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./question.module.css";

type Props = { id: string; question: ShownQuestion; fixed: boolean; unpaid: boolean };

/** What is asked, its picture, what it is worth, and how its parts count: said before somebody answers. */
export function Prompt({ id, question, fixed, unpaid }: Props) {
  const { t } = useTranslation("questions");
  const { number } = useFormats();
  const { prompt, pictureUrl, pictureAlt, points, kind } = question;
  const how = kind === "several" && question.wrongCosts ? t("how.severalCosts") : t(`how.${kind}`);
  const inPart = (kind === "ordering" || kind === "matching") && !unpaid ? t(`inPart.${kind}`) : null;
  return (
    <div className={classes.prompt}>
      <p id={id} className={classes.asked}>
        {prompt}
      </p>
      {pictureUrl ? (
        <img className={classes.picture} src={pictureUrl} alt={pictureAlt ?? t("picture")} />
      ) : null}
      <p className={classes.how}>
        {fixed ? null : [how, inPart].filter(Boolean).join(" ")}
        {unpaid || kind === "scale" ? null : (
          <span className={classes.points}>{t("points", { count: points, amount: number(points) })}</span>
        )}
      </p>
    </div>
  );
}
