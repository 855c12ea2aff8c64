import { IconAlertTriangle } from "@tabler/icons-react";
import type { LearnerMove, Publication } from "@trilha/contract/learning/authoring/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import classes from "./publish.module.css";

/** People who have finished and would not have by the new version; only those who are moved lose it. */
export function LostCompletions({ losing, move }: { losing: Publication["losing"]; move: LearnerMove }) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { count, people } = losing;
  return (
    <section className={classes.losing} data-now={move === "all" || undefined}>
      <h3 className="row gap-8">
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
        {t(move === "all" ? "losing.now" : "losing.would", { count, amount: number(count) })}
      </h3>
      <ul>
        {people.map(({ userId, name, store }) => (
          <li key={userId}>
            <strong className="weight-550">{name}</strong>
            {store ? <span>{store}</span> : null}
          </li>
        ))}
      </ul>
      {count > people.length ? (
        <p>{t("losing.more", { count: count - people.length, amount: number(count - people.length) })}</p>
      ) : null}
    </section>
  );
}
