import { IconLock } from "@tabler/icons-react";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { activityPath, pathOf } from "../../items/learn-links.ts";
import { ActivityRow } from "./ActivityRow.tsx";
import { Locks } from "./Locks.tsx";
import classes from "./outline.module.css";
import { moduleLocks } from "./outline-locks.ts";

type Props = { course: Course; trailId: string | undefined };

/** Modules and their activities, each with its state and what opens it (§learning#locks outline with locks). */
export function Outline({ course, trailId }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { number } = useFormats();
  const { id: courseId, modules, next } = course;
  const placed = modules.flatMap(({ activities }) => activities);
  const outer = placed[0]?.locks.some(({ lock }) => lock.reason === "enrol");
  const wayTo = (lock: NamedLock["lock"]): string | undefined => {
    if (lock.reason === "course") return pathOf({ kind: "course", id: lock.courseId });
    if (lock.reason === "module") return `#module-${lock.moduleId}`;
    if (lock.reason !== "activity") return undefined;
    const before = placed.find(({ id }) => id === lock.activityId);
    return before?.locks.length === 0
      ? activityPath(courseId, before.order, trailId)
      : `#activity-${lock.activityId}`;
  };
  return (
    <section className={classes.outline} aria-labelledby="outline">
      <h2 id="outline">{t("outline")}</h2>
      {outer ? (
        <p className="row hint gap-8">
          <IconLock size={16} stroke={1.8} aria-hidden="true" />
          {t("enrolToOpen")}
        </p>
      ) : null}
      {modules.map(({ id, title, activities }, index) => {
        const counted = activities.filter(({ mandatory, completion }) => mandatory && completion);
        const done = counted.filter(({ state }) => state === "finished").length;
        return (
          <section key={id} id={`module-${id}`} className={classes.module} tabIndex={-1}>
            <header>
              <h3>
                <small className="dim text-12 weight-550">{t("module", { number: number(index + 1) })}</small>
                {title}
              </h3>
              {counted.length > 0 ? (
                <span className="small numbers">
                  <span aria-hidden="true">
                    {number(done)}/{number(counted.length)}
                  </span>
                  <span className="only-heard">
                    {t("doneOf.course", {
                      count: counted.length,
                      done: number(done),
                      total: number(counted.length),
                    })}
                  </span>
                </span>
              ) : null}
            </header>
            <Locks locks={moduleLocks(activities)} wayTo={wayTo} />
            <ol className="plain">
              {activities.map((activity) => (
                <ActivityRow
                  key={activity.id}
                  courseId={courseId}
                  trailId={trailId}
                  activity={activity}
                  next={next?.order === activity.order}
                  wayTo={wayTo}
                />
              ))}
            </ol>
          </section>
        );
      })}
    </section>
  );
}
