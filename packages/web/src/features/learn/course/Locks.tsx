import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useLockWords } from "../../../learning/use-lock-words.ts";
import { ownLink } from "../../../ui/page/own-link.ts";
import type { NamedLock } from "../learn.queries.ts";
import classes from "./outline.module.css";

type Props = {
  locks: readonly NamedLock[];
  /** Where what a lock points at is; without, the reason stands alone. */
  wayTo: (lock: NamedLock["lock"]) => string | undefined;
};

/** Each reason why something is closed, with the way to what opens it (§2). */
export function Locks({ locks, wayTo }: Props) {
  const { t } = useTranslation("learn");
  const words = useLockWords();
  if (locks.length === 0) return null;
  return (
    <ul className={classes.locks}>
      {locks.map(({ lock, title }) => {
        const path = wayTo(lock);
        const { opens } = words(lock, title ?? undefined);
        return (
          <li key={`${lock.reason} ${title ?? ""}`}>
            <span>{opens}</span>
            {path?.startsWith("#") ? (
              <a href={path}>{t("goThere", { title: title ?? "" })}</a>
            ) : path ? (
              <Link {...ownLink(path)}>{t("goThere", { title: title ?? "" })}</Link>
            ) : null}
          </li>
        );
      })}
    </ul>
  );
}
