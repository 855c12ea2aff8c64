import {
  IconArrowLeft,
  IconArrowRight,
  IconChevronLeft,
  IconCircleCheckFilled,
  IconList,
  IconLock,
} from "@tabler/icons-react";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { PageTitle } from "../../../ui/page/PageTitle.tsx";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import { useLockWords } from "../../items/use-lock-words.ts";
import { useRuleWords } from "../../items/use-rule-words.ts";
import type { ActivityNeighbours } from "../neighbours.ts";
import type { Opened } from "../player.queries.ts";
import type { Saving } from "../progress/outbox.ts";
import type { PlayerProgress } from "../progress/use-player-progress.ts";
import classes from "./bar.module.css";
import { SaveWords } from "./SaveWords.tsx";

type Props = {
  opened: Opened;
  way: ActivityNeighbours;
  /** Progress of the activity. */
  percent: number;
  standing: PlayerProgress;
  /** Undefined: said elsewhere. */
  saving?: Saving | undefined;
  outlined: boolean;
  onClose: () => void;
  onGo: (order: number) => void;
  onOutline: () => void;
  onRetry: () => void;
  onReopen: () => void;
};

/** One thin bar: the course, where one is in it, how far, whether it is saved, and the way on. */
export function Bar({ opened, way: neighbours, percent, standing, saving, outlined, ...on }: Props) {
  const { t } = useTranslation("learning/player");
  const ruleWords = useRuleWords();
  const lockWords = useLockWords();
  const [why, setWhy] = useState(false);
  const { course, activity } = opened;
  const { previous, next, count } = neighbours;
  const finished = standing.finished || percent === 100;
  const locks = next?.locks ?? [];
  const position = count
    ? t("position", { order: activity.order, count })
    : t("positionAlone", { order: activity.order });
  return (
    <header className={classes.bar}>
      <button type="button" className={classes.button} aria-label={t("back")} onClick={on.onClose}>
        <IconArrowLeft size={22} stroke={1.8} aria-hidden="true" />
      </button>
      <div className="stack grow shrink leading-13">
        <span className={classes.course}>{course.title}</span>
        <span className={classes.title}>
          <PageTitle title={activity.title} hidden />
          <span aria-hidden="true">{activity.title}</span>
          {finished ? (
            <>
              <IconCircleCheckFilled size={16} className="rigid ink-success" aria-hidden="true" />
              <span className="only-heard">{t("isFinished")}</span>
            </>
          ) : null}
        </span>
        <span className={classes.facts}>
          <span>{position}</span>
          {activity.completion && !finished ? (
            <span className={classes.rule}>
              {ruleWords(activity.completion, activity.type)} · {t("percent", { percent })}
            </span>
          ) : null}
          {saving || standing.refused ? (
            <SaveWords
              saving={saving ?? "saved"}
              refused={standing.refused}
              onRetry={on.onRetry}
              onReopen={on.onReopen}
            />
          ) : null}
        </span>
      </div>
      <nav className={classes.way} aria-label={t("way")}>
        <button
          type="button"
          className={classes.button}
          disabled={!previous}
          aria-label={previous ? t("previousNamed", { title: previous.title }) : t("previous")}
          onClick={() => previous && on.onGo(previous.order)}
        >
          <IconChevronLeft size={22} stroke={1.8} aria-hidden="true" />
        </button>
        {next ? (
          <button
            type="button"
            className={classes.next}
            data-ready={finished && locks.length === 0 ? "" : undefined}
            aria-label={
              locks.length > 0
                ? t("nextLocked", { title: next.title })
                : t("nextNamed", { title: next.title })
            }
            onClick={() => (locks.length > 0 ? setWhy(true) : on.onGo(next.order))}
          >
            <span className={classes.nextWord}>{t("next")}</span>
            {locks.length > 0 ? (
              <IconLock size={20} stroke={1.8} aria-hidden="true" />
            ) : (
              <IconArrowRight size={20} stroke={1.8} aria-hidden="true" />
            )}
          </button>
        ) : (
          <button
            type="button"
            className={classes.next}
            data-ready={finished ? "" : undefined}
            onClick={on.onClose}
            aria-label={`${t("end")}: ${t("toCourse")}`}
          >
            <span className={classes.nextWord}>{t("end")}</span>
            <IconArrowRight size={20} stroke={1.8} aria-hidden="true" />
          </button>
        )}
        <button
          type="button"
          className={classes.button}
          aria-label={t("outline")}
          aria-expanded={outlined}
          onClick={on.onOutline}
        >
          <IconList size={22} stroke={1.8} aria-hidden="true" />
        </button>
      </nav>
      <div
        className={classes.progress}
        role="progressbar"
        aria-label={t("courseProgress")}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={standing.course.percent}
      >
        <span style={{ width: `${standing.course.percent}%` }} />
      </div>
      <Sheet
        opened={why}
        onClose={() => setWhy(false)}
        title={t("nextLockedTitle")}
        size="sm"
        footer={<Button onClick={() => setWhy(false)}>{t("understood")}</Button>}
      >
        <p>{next?.title}</p>
        <ul className="stack gap-10 m-12-0-0 p-0 unmarked">
          {locks.map(({ lock, title }) => (
            <li className="flex gap-8" key={JSON.stringify(lock)}>
              <IconLock className="mt-2" size={18} stroke={1.8} aria-hidden="true" />
              {lockWords(lock, title ?? undefined).opens}
            </li>
          ))}
        </ul>
      </Sheet>
    </header>
  );
}
