import { IconCircleCheckFilled, IconCircleDashed, IconLock, IconProgress } from "@tabler/icons-react";
import type { Course } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { ExperienceChip, PointsChip } from "../../../ui/score/Chips.tsx";
import { ActivityIcon } from "../../items/ActivityIcon.tsx";
import { useDurationWords } from "../../items/use-duration-words.ts";
import { useLimitWords } from "../../items/use-limit-words.ts";
import { useLockWords } from "../../items/use-lock-words.ts";
import { useRuleWords } from "../../items/use-rule-words.ts";
import { GoesOnSwitch } from "../next-up/GoesOnSwitch.tsx";
import type { Opened } from "../player.queries.ts";
import type { PlayerProgress } from "../progress/use-player-progress.ts";
import classes from "./outline.module.css";

type Activity = Course["modules"][number]["activities"][number];
type Props = {
  opened: Opened;
  standing: PlayerProgress;
  course: Course | undefined;
  /** Locks are ignored: every activity can be opened. */
  unlocked: boolean;
  onGo: (order: number) => void;
};

const marks = {
  not_started: IconCircleDashed,
  in_progress: IconProgress,
  finished: IconCircleCheckFilled,
  reproved: IconCircleDashed,
  blocked: IconLock,
};

/** The course from above: what is done, what comes, and why something is closed. */
export function Outline({ opened, standing, course, unlocked, onGo }: Props) {
  const { t } = useTranslation("learning/player");
  const { worth, earned } = opened.course;
  const amounts = earned ?? worth;
  const limits = useLimitWords();
  const limit = earned ? limits.before(earned) : limits.now(worth);
  return (
    <div className="stack content-start gap-12">
      <h2 className={classes.title}>{opened.course.title}</h2>
      <p className="row hint wrap gap-8">
        {t("doneOf", { done: standing.course.done, count: standing.course.total })}
      </p>
      {amounts && (amounts.points > 0 || amounts.experience > 0) ? (
        <p className="row hint wrap gap-8">
          <span>{t(earned ? "gave" : "gives")}</span>
          {amounts.points > 0 ? <PointsChip value={amounts.points} size="sm" /> : null}
          {amounts.experience > 0 ? <ExperienceChip value={amounts.experience} size="sm" /> : null}
        </p>
      ) : null}
      {limit ? <p className="row hint wrap gap-8">{limit}</p> : null}
      {course?.modules.map(({ id, title, activities }) => (
        <section key={id} className="stack gap-4">
          {title ? <h3 className={classes.moduleTitle}>{title}</h3> : null}
          <ol className="plain stack gap-2">
            {activities.map((activity) => (
              <Line
                key={activity.id}
                activity={
                  activity.id === opened.activity.id && standing.finished
                    ? { ...activity, state: "finished" }
                    : activity
                }
                current={activity.order === opened.activity.order}
                unlocked={unlocked}
                onGo={onGo}
              />
            ))}
          </ol>
        </section>
      ))}
      {unlocked ? null : <GoesOnSwitch />}
    </div>
  );
}

type LineProps = { activity: Activity; current: boolean; unlocked: boolean; onGo: Props["onGo"] };

function Line({ activity, current, unlocked, onGo }: LineProps) {
  const { t } = useTranslation("learning/items");
  const lockWords = useLockWords();
  const ruleWords = useRuleWords();
  const duration = useDurationWords();
  const { title, type, state, minutes, completion, locks, order } = activity;
  const [lock] = locks;
  const Mark = lock ? IconLock : marks[state];
  const facts = lock
    ? lockWords(lock.lock, lock.title ?? undefined).opens
    : [minutes > 0 ? duration(minutes) : "", completion ? ruleWords(completion, type) : t("soon")]
        .filter(Boolean)
        .join(" · ");
  return (
    <li>
      <button
        type="button"
        className={classes.line}
        disabled={lock !== undefined && !unlocked}
        aria-current={current ? "step" : undefined}
        onClick={() => {
          if (!current) onGo(order);
        }}
      >
        <span className="stack">
          <ActivityIcon type={type} />
        </span>
        <span className="stack shrink">
          <span className="text-15 break">{title}</span>
          <span className={classes.facts}>{facts}</span>
        </span>
        <Mark
          size={18}
          stroke={1.8}
          className={classes.mark}
          data-state={lock ? "locked" : state}
          aria-hidden="true"
        />
        <span className="only-heard">{lock ? "" : t(`activityState.${state}`)}</span>
      </button>
    </li>
  );
}
