import { Link } from "@tanstack/react-router";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { ownLink } from "../../../ui/page/own-link.ts";
import { ProgressRing } from "../../../ui/score/ProgressRing.tsx";
import { pathOf } from "../../items/learn-links.ts";
import { useDurationWords } from "../../items/use-duration-words.ts";
import classes from "./notes.module.css";

/**
 * Courses to finish before, in the shortest order; nothing once all are done (§learning#shortest-way
 * prerequisites).
 */
export function CourseSteps({ course: { path: steps, kind } }: { course: Course }) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const duration = useDurationWords();
  if (steps.length === 0) return null;
  const minutes = steps.reduce((sum, one) => sum + one.minutes, 0);
  return (
    <section className={classes.way} aria-labelledby="way">
      <h2 id="way">{t(`way.title.${kind}`)}</h2>
      <p className="hint mt-2">{t("way.text", { count: steps.length, duration: duration(minutes) })}</p>
      <ol>
        {steps.map((one) => (
          <li key={one.id}>
            <div>
              <Link className="inline min-h-32 ink-primary weight-600" {...ownLink(pathOf(one))}>
                {one.title}
              </Link>
              <span>
                {[shared(`kind.${one.kind}`), one.minutes > 0 ? duration(one.minutes) : ""]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </div>
            {one.percent > 0 ? (
              <ProgressRing
                part={one.percent / 100}
                label={t("progressOf", { title: one.title })}
                size={40}
              />
            ) : null}
          </li>
        ))}
      </ol>
    </section>
  );
}
