import { IconAlertCircle, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { CourseSummary } from "@trilha/contract/learning/delivery/shapes.ts";
import { useTranslation } from "react-i18next";
import { useFormats } from "../../../i18n/use-locale.ts";
import { LanguageMark } from "../../../ui/badge/LanguageMark.tsx";
import { CoverImage } from "../../../ui/cover/CoverImage.tsx";
import { ownLink } from "../../../ui/page/own-link.ts";
import { ProgressRing } from "../../../ui/score/ProgressRing.tsx";
import { isLate, today } from "../../items/due.ts";
import { listPath, pathOf } from "../../items/learn-links.ts";
import { StateBadge } from "../../items/StateBadge.tsx";
import { useDurationWords } from "../../items/use-duration-words.ts";
import { useLockWords } from "../../items/use-lock-words.ts";
import { CompletionReward } from "../CompletionReward.tsx";
import { FavouriteButton } from "../FavouriteButton.tsx";
import classes from "../learn.module.css";

type Props = {
  card: CourseSummary;
  /** Among the first on the page. */
  eager: boolean;
};

/** One course or trail of the list: what it is, how long, how far I am, and what it gives. */
export function CourseCard({ card, eager }: Props) {
  const { t } = useTranslation("learning/delivery");
  const { t: shared } = useTranslation("learning/items");
  const { number, dayMonth } = useFormats();
  const duration = useDurationWords();
  const lockWords = useLockWords();
  const { state, percent, mandatory, dueOn, missing } = card;
  const [first] = missing;
  const late = isLate(card, today());
  return (
    <li className={classes.card} data-closed={first ? true : undefined}>
      <Link {...ownLink(pathOf(card))} state={{ from: listPath(card.kind) }} className={classes.open}>
        <span className={classes.picture}>
          <CoverImage id={card.id} src={card.coverUrl} alt="" ratio="fill" eager={eager} />
          {first ? (
            <span className={classes.locked}>
              <IconLock size={18} stroke={1.9} aria-hidden="true" />
            </span>
          ) : null}
        </span>
        <span className={classes.words}>
          <span className={classes.meta}>
            {[
              card.minutes > 0 ? duration(card.minutes) : "",
              t(`parts.${card.kind}`, { count: card.parts, amount: number(card.parts) }),
            ]
              .filter(Boolean)
              .join(" · ")}
          </span>
          <strong lang={card.locale} className={classes.name}>
            {card.title}
          </strong>
          <span className="row wrap text-13 gap-6-8">
            {state === "in_progress" || state === "restarted" ? (
              <>
                <ProgressRing part={percent / 100} label={t("progressOf", { title: card.title })} size={40} />
                <span>{shared(`state.${state}`)}</span>
              </>
            ) : (
              <StateBadge state={state} />
            )}
            <CompletionReward worth={card.gives} />
            <LanguageMark locale={card.locale} />
          </span>
          {mandatory || dueOn ? (
            <span className={classes.due} data-late={late || undefined}>
              <IconAlertCircle size={16} stroke={1.8} aria-hidden="true" />
              {[
                mandatory ? shared("mandatory") : "",
                dueOn ? t(late ? "wasDue" : "due", { date: dayMonth(dueOn) }) : "",
              ]
                .filter(Boolean)
                .join(" · ")}
            </span>
          ) : null}
          {first ? (
            <span className="small flex align-start gap-5 leading-135">
              <IconLock size={16} stroke={1.8} aria-hidden="true" />
              {lockWords({ reason: "course" }, first.title).opens}
            </span>
          ) : null}
        </span>
      </Link>
      <FavouriteButton course={card} />
    </li>
  );
}
