import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "../results.module.css";
import type { Opinion } from "../results.queries.ts";
import { usePercent } from "../use-percent.ts";

/** One question of opinion: its mean, and who said what. The bar repeats what the words say. */
export function OpinionCard({ of: opinion }: { of: Opinion }) {
  const { t } = useTranslation("learning/grading");
  const { number } = useFormats();
  const percent = usePercent();
  const share = (answers: number) => (opinion.answers === 0 ? 0 : (answers / opinion.answers) * 100);
  return (
    <li className={classes.item}>
      <div className={classes.question}>
        <h3>{opinion.prompt}</h3>
        <dl className={classes.facts}>
          {opinion.mean === null ? null : (
            <div>
              <dt>{t("opinions.mean")}</dt>
              <dd className="weight-600 numbers">
                {t("opinions.meanOf", {
                  mean: number(Math.round(opinion.mean * 10) / 10),
                  most: number(opinion.choices.length),
                })}
              </dd>
            </div>
          )}
          <div>
            <dt>{t("items.answers")}</dt>
            <dd className="weight-600 numbers">{number(opinion.answers)}</dd>
          </div>
        </dl>
      </div>
      {opinion.choices.length > 0 ? (
        <table className={classes.choices} aria-label={t("opinions.spread")}>
          <thead>
            <tr>
              <th scope="col">{t("items.choice")}</th>
              <th scope="col">{t("items.answers")}</th>
              <th scope="col">{t("items.all")}</th>
            </tr>
          </thead>
          <tbody>
            {opinion.choices.map(({ text, answers }, at) => (
              // Steps and choices come as their question has them, and none of them twice at one place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <tr key={at}>
                <th scope="row">
                  <span className="flex align-start gap-6 break">{text}</span>
                  <span className={classes.bar} aria-hidden="true">
                    <span style={{ width: `${share(answers)}%` }} />
                  </span>
                </th>
                <td>{number(answers)}</td>
                <td>{percent(Math.round(share(answers)))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <p className={classes.dim}>{t("opinions.inWords")}</p>
      )}
    </li>
  );
}
