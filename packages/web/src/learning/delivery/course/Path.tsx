import { IconCheck, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { ProgressRing } from "../../../ui/score/ProgressRing.tsx";
import { pathOf } from "../../items/learn-links.ts";
import { StateBadge } from "../../items/StateBadge.tsx";
import { useDurationWords } from "../../items/use-duration-words.ts";
import type { CourseTrailItem } from "../learn.queries.ts";
import { Locks } from "./Locks.tsx";
import outline from "./outline.module.css";
import { ownLocks } from "./outline-locks.ts";
import classes from "./path.module.css";

function Item({ trail, item, index }: { trail: Course; item: CourseTrailItem; index: number }) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const { number } = useFormats();
  const duration = useDurationWords();
  const { id, kind, title, mandatory, locks, course, done } = item;
  const own = ownLocks(locks);
  const wayTo = (lock: NamedLock["lock"]) =>
    lock.reason === "item"
      ? `#item-${lock.itemId}`
      : lock.reason === "course"
        ? pathOf({ kind: "course", id: lock.courseId })
        : undefined;
  const inside = (
    <>
      <span className={classes.thumb}>
        <CoverImage id={course?.id ?? id} src={course?.coverUrl} alt="" ratio="fill" />
      </span>
      <span className={outline.words}>
        <strong className="text-15 leading-135">{title}</strong>
        <span>
          {[
            shared(`itemKind.${kind}`),
            course && course.minutes > 0 ? duration(course.minutes) : "",
            mandatory ? "" : shared("optional"),
          ]
            .filter(Boolean)
            .join(" · ")}
        </span>
        <span className="row wrap mt-2 gap-6-8">
          {!course ? (
            <StatusBadge tone="neutral" icon={<IconLock size={14} stroke={2} />}>
              {shared("soon")}
            </StatusBadge>
          ) : course.state === "in_progress" ? (
            <>
              <ProgressRing part={course.percent / 100} label={t("progressOf", { title })} size={40} />
              <span>{shared("state.in_progress")}</span>
            </>
          ) : (
            <StateBadge state={course.state} />
          )}
        </span>
      </span>
    </>
  );
  return (
    <li id={`item-${id}`} data-done={done || undefined} data-closed={own.length > 0 || !course || undefined}>
      <span className={classes.step} aria-hidden="true">
        {done ? <IconCheck size={18} stroke={2.4} /> : number(index + 1)}
      </span>
      <div className={classes.stop}>
        {course ? (
          <Link
            {...ownLink(pathOf({ kind: "course", id: course.id }, trail.id))}
            state={{ from: pathOf(trail) }}
            className={outline.line}
          >
            {inside}
          </Link>
        ) : (
          <div className={outline.line}>{inside}</div>
        )}
        <Locks locks={own} wayTo={wayTo} />
      </div>
    </li>
  );
}

/** A trail's items as a path: what is done, what is open, what is closed and why, what is still to come. */
export function Path({ trail }: { trail: Course }) {
  const { t } = useTranslation("learning/delivery");
  return (
    <section className={outline.outline} aria-labelledby="path">
      <h2 id="path">{t("path")}</h2>
      <ol className={classes.path}>
        {trail.items.map((item, index) => (
          <Item key={item.id} trail={trail} item={item} index={index} />
        ))}
      </ol>
    </section>
  );
}
