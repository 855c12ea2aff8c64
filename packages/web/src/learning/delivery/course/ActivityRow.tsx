import { IconCheck, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { isReadyType } from "@trilha/contract/learning/delivery/activity-types.ts";
import type { NamedLock } from "@trilha/contract/learning/delivery/player-shapes.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { ownLink } from "../../../ui/page/own-link.ts";
import { ActivityIcon } from "../../items/ActivityIcon.tsx";
import { activityPath } from "../../items/learn-links.ts";
import { useDurationWords } from "../../items/use-duration-words.ts";
import { useRuleWords } from "../../items/use-rule-words.ts";
import type { CourseActivity } from "../learn.queries.ts";
import { Locks } from "./Locks.tsx";
import classes from "./outline.module.css";
import { activityLocks } from "./outline-locks.ts";

type Props = {
  courseId: string;
  trailId: string | undefined;
  activity: CourseActivity;
  /** The one to go on with. */
  next: boolean;
  wayTo: (lock: NamedLock["lock"]) => string | undefined;
};

/** One activity of the outline: what it is, when it is done, how far I am, and why it is closed. */
export function ActivityRow({ courseId, trailId, activity, next, wayTo }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const rule = useRuleWords();
  const duration = useDurationWords();
  const { id, order, type, title, minutes, completion, mandatory, state, percent, locks } = activity;
  const soon = !isReadyType(type);
  const open = locks.length === 0 && !soon;
  const mark = (): ReactNode => {
    if (state === "finished") return <IconCheck size={18} stroke={2.2} aria-hidden="true" />;
    if (locks.length > 0 && !soon) return <IconLock size={17} stroke={1.8} aria-hidden="true" />;
    return <ActivityIcon type={type} />;
  };
  const details = [
    shared(`type.${type}`),
    minutes > 0 ? duration(minutes) : "",
    mandatory ? "" : shared("optional"),
  ].filter(Boolean);
  const inside = (
    <>
      <span className={classes.mark} data-state={state} data-closed={!open || undefined}>
        {mark()}
      </span>
      <span className={classes.words}>
        <strong className="text-15 leading-135">{title}</strong>
        <span>{details.join(" · ")}</span>
        {soon ? <span>{shared("soon")}</span> : <span>{rule(completion, type)}</span>}
        {state === "in_progress" && percent > 0 ? (
          <span className={classes.progress}>
            <progress max={100} value={percent} aria-label={t("progressOf", { title })} />
            {t("percent", { percent })}
          </span>
        ) : null}
      </span>
      <span className="only-heard">{locks.length > 0 ? t("closed") : shared(`activityState.${state}`)}</span>
    </>
  );
  return (
    <li id={`activity-${id}`} className={classes.activity} aria-current={next ? "step" : undefined}>
      {open ? (
        <Link {...ownLink(activityPath(courseId, order, trailId))} className={classes.line}>
          {inside}
        </Link>
      ) : (
        <div className={classes.line}>{inside}</div>
      )}
      {soon ? null : <Locks locks={activityLocks(locks)} wayTo={wayTo} />}
    </li>
  );
}
