import { IconCheck } from "@tabler/icons-react";
import type { ItemAnalysisRow } from "@trilha/contract/learning/grading/shapes.ts";
import { useTranslation } from "react-i18next";
import classes from "../results.module.css";
import { usePercent } from "../use-percent.ts";

/** Distribution of choices: among all, the best and the worst 27 %. The bar repeats what the words say. */
export function Distractors({ item }: { item: ItemAnalysisRow }) {
  const { t } = useTranslation("learning/grading");
  const percent = usePercent();
  return (
    <table className={classes.choices} aria-label={t("items.choices")}>
      <thead>
        <tr>
          <th scope="col">{t("items.choice")}</th>
          <th scope="col">{t("items.all")}</th>
          <th scope="col">{t("items.upper")}</th>
          <th scope="col">{t("items.lower")}</th>
        </tr>
      </thead>
      <tbody>
        {item.choices.map(({ choice, text, right, share, upper, lower }) => (
          <tr key={choice} data-right={right || undefined}>
            <th scope="row">
              <span className="flex align-start gap-6 break">
                {right ? <IconCheck size={16} stroke={2.2} role="img" aria-label={t("items.right")} /> : null}
                {item.kind === "true_false" ? t(`items.truth.${choice === "true"}`) : text}
              </span>
              <span className={classes.bar} aria-hidden="true">
                <span style={{ width: `${share * 100}%` }} />
              </span>
            </th>
            <td>{percent(Math.round(share * 100))}</td>
            <td>{percent(Math.round(upper * 100))}</td>
            <td>{percent(Math.round(lower * 100))}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
