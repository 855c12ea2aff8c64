import { IconAlertTriangle } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import type { Publication } from "../course-office.queries.ts";
import type { Move } from "./MoveChoice.tsx";
import classes from "./publish.module.css";

/** Who has finished and would not have by the new version; it happens only to whom is moved. */
export function Losing({ losing, move }: { losing: Publication["losing"]; move: Move }) {
  const { t } = useTranslation("learning/authoring");
  const { number } = useFormats();
  const { count, people } = losing;
  return (
    <section className={classes.losing} data-now={move === "all" || undefined}>
      <h3>
        <IconAlertTriangle size={18} stroke={1.8} aria-hidden="true" />
        {t(move === "all" ? "losing.now" : "losing.would", { count, amount: number(count) })}
      </h3>
      <ul>
        {people.map(({ userId, name, store }) => (
          <li key={userId}>
            <strong>{name}</strong>
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
