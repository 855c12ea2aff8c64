import { IconLock } from "@tabler/icons-react";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useTranslation } from "react-i18next";
import { LockLink } from "../../../members/eligibility/LockLink.tsx";
import { useAudienceLockWords } from "../../../members/eligibility/use-audience-lock-words.ts";
import classes from "./event.module.css";

/** Why I cannot register, and for each reason what opens it and where. */
export function EventLocks({ locks }: { locks: SessionPage["locks"] }) {
  const { t } = useTranslation("learning/live-sessions");
  const words = useAudienceLockWords();
  if (locks.length === 0) return null;
  return (
    <section className={classes.locks} aria-labelledby="what-opens">
      <h2 className="text-16 weight-650" id="what-opens">
        {t("page.locked")}
      </h2>
      <ul>
        {locks.map((lock) => (
          <li key={lock.kind === "training" ? lock.training.id : lock.kind}>
            <IconLock size={18} stroke={1.8} aria-hidden="true" />
            <span>{words(lock).opens}</span>
            <LockLink lock={lock} />
          </li>
        ))}
      </ul>
    </section>
  );
}
