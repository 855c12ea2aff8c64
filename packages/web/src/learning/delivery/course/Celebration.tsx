import { IconConfetti } from "@tabler/icons-react";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { completedStates } from "@trilha/contract/learning/delivery/states.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { CompletionReward } from "../CompletionReward.tsx";
import classes from "./cheer.module.css";
import { cheerOf, isFresh } from "./just-finished.ts";

const PIECES = Array.from({ length: 14 }, (_, piece) => piece);

const CHEERED = "cheered";

/** A short cheer when the course has just been finished; without motion for whoever asked for none. */
export function Celebration({ course }: { course: Course }) {
  const { t } = useTranslation("learning/delivery");
  const { id, kind, state, enrolment, earned } = course;
  const finishedAt = enrolment?.finishedAt ?? null;
  const [cheered, setCheered] = useState<string>();
  // Progress kept on the device may be shown first, from before the finish. It stays while the page is open
  // and is not told twice.
  useEffect(() => {
    const before = sessionStorage.getItem(CHEERED);
    if (!finishedAt || !completedStates.has(state) || !isFresh(id, finishedAt, Date.now(), before)) return;
    sessionStorage.setItem(CHEERED, cheerOf(id, finishedAt));
    setCheered(cheerOf(id, finishedAt));
  }, [id, state, finishedAt]);
  if (!finishedAt || cheered !== cheerOf(id, finishedAt)) return null;
  return (
    <section className={classes.cheer} role="status">
      <div className={classes.pieces} aria-hidden="true">
        {PIECES.map((piece) => (
          <i key={piece} />
        ))}
      </div>
      <IconConfetti className="ink-success" size={32} stroke={1.6} aria-hidden="true" />
      <div>
        <strong className="text-18 weight-650">{t(`cheer.${kind}`)}</strong>
        {earned && earned.points + earned.experience > 0 ? (
          <p className="row wrap gap-8 mt-4 text-14">
            <span>{t("cheer.earned")}</span>
            <CompletionReward worth={earned} />
          </p>
        ) : null}
      </div>
    </section>
  );
}
