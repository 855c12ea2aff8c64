import { useQuery } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { learningModules } from "@trilha/contract/core/modules.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../i18n/use-locale.ts";
import { isLate, today } from "../../learning/items/due.ts";
import { activityPath, pathOf } from "../../learning/items/learn-links.ts";
import { StateBadge } from "../../learning/items/StateBadge.tsx";
import { useModules } from "../../session/session.queries.ts";
import { LanguageMark } from "../../ui/badge/LanguageMark.tsx";
import { CoverImage } from "../../ui/cover/CoverImage.tsx";
import { ownLink } from "../../ui/page/own-link.ts";
import { ProgressRing } from "../../ui/score/ProgressRing.tsx";
import { CalendarStrip } from "./CalendarStrip.tsx";
import home from "./home.module.css";
import { learningNextQuery } from "./home.queries.ts";
import classes from "./learning.module.css";
import { type LearningCard, learningCards } from "./learning-cards.ts";

/** Straight to where one goes on; else to the course's page. */
const wayTo = ({ course, next }: LearningCard): string =>
  next
    ? activityPath(next.courseId, next.order, course.kind === "trail" ? course.id : undefined)
    : pathOf(course);

function Row({ card }: { card: LearningCard }) {
  const { t } = useTranslation("home/home");
  const { t: shared } = useTranslation("learning/items");
  const { dayMonth } = useFormats();
  const { course, next } = card;
  const late = isLate(course, today());
  const due = course.dueOn
    ? t(late ? "learning.wasDue" : "learning.due", { date: dayMonth(course.dueOn) })
    : "";
  return (
    <Link {...ownLink(wayTo(card))} className={`${home.task} ${classes.card}`}>
      <span className={classes.thumb}>
        <CoverImage id={course.id} src={course.coverUrl} alt="" ratio="fill" />
      </span>
      <span className={home.taskWords}>
        <strong>
          <span lang={course.locale}>{course.title}</span> <LanguageMark locale={course.locale} />
          {course.mandatory ? <em className={home.mandatory}>{shared("mandatory")}</em> : null}
        </strong>
        <span>
          {next ? (
            t("learning.next", { title: next.title })
          ) : (
            <span lang={course.locale}>{course.summary}</span>
          )}
        </span>
        {due ? (
          <span className={classes.due} data-late={late || undefined}>
            {due}
          </span>
        ) : null}
      </span>
      {course.percent > 0 ? (
        <ProgressRing
          part={course.percent / 100}
          label={t("learning.progress", { title: course.title })}
          size={48}
        />
      ) : (
        <span className={classes.badge}>
          <StateBadge state={course.state} />
        </span>
      )}
    </Link>
  );
}

/** Courses to learn next, mandatory first, and those due in the days to come. */
export function Learning() {
  const { t } = useTranslation("home/home");
  const hasModule = useModules();
  const learns = hasModule(learningModules);
  const { data } = useQuery({ ...learningNextQuery, enabled: learns });
  if (!learns || !data) return null;
  const cards = learningCards(data);
  const anythingDue = data.calendar.some(({ due }) => due.length > 0);
  if (cards.length === 0 && !anythingDue) return null;
  return (
    <section>
      <div className={home.headingLine}>
        <h2 className={home.heading}>{t("learning.title")}</h2>
        <Link to={hasModule("has_courses") ? "/online-courses" : "/trails"} className={home.more}>
          {t("learning.all")}
        </Link>
      </div>
      <ul className="plain stack gap-10">
        {cards.map((card) => (
          <li key={card.course.id}>
            <Row card={card} />
          </li>
        ))}
      </ul>
      {anythingDue ? <CalendarStrip days={data.calendar} /> : null}
    </section>
  );
}
