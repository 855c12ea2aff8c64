import { Link } from "@tanstack/react-router";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import { ownLink } from "../../../ui/page/own-link.ts";
import { useLockWords } from "../../items/use-lock-words.ts";
import classes from "./outline.module.css";

type Props = {
  locks: readonly NamedLock[];
  /** Where what a lock points at is; without, the reason stands alone. */
  wayTo: (lock: NamedLock["lock"]) => string | undefined;
};

/** Each reason why something is closed; where something opens it, the reason is the way there (§learning#locks). */
export function Locks({ locks, wayTo }: Props) {
  const words = useLockWords();
  if (locks.length === 0) return null;
  return (
    <ul className={classes.locks}>
      {locks.map(({ lock, title }) => {
        const path = wayTo(lock);
        const { opens } = words(lock, title ?? undefined);
        return (
          <li key={`${lock.reason} ${title ?? ""}`}>
            {path?.startsWith("#") ? (
              <a className="inline touch ink-primary weight-550" href={path}>
                {opens}
              </a>
            ) : path ? (
              <Link className="inline touch ink-primary weight-550" {...ownLink(path)}>
                {opens}
              </Link>
            ) : (
              <span>{opens}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
