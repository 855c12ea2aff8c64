import { IconRotate } from "@tabler/icons-react";
import { ratings } from "@trilha/contract/learning/games/moves.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import { useCues } from "../feedback/use-cues.ts";
import { Face } from "../frame/Face.tsx";
import classes from "./board.module.css";

/** §learning#games flashcards: turned, and judged by whoever plays. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"flashcards">) {
  const { t } = useTranslation("learning/games");
  const cue = useCues();
  const last = feedbackFor(feedback, "flashcards");
  /** Another card is another round: it lies on its back again. */
  const round = `${shown.queue[0]} ${last?.seq ?? ""}`;
  const [turned, setTurned] = useState<string>();
  const [up] = shown.queue;
  const card = up === undefined ? undefined : shown.cards[up];
  const back = turned === round;
  const [sent] = waitingOf(waiting, "flashcards");
  const known = shown.cards.filter((each) => each.known).length;
  if (!card || over) return null;
  /** When it comes back: in days where that is known, else about when. */
  const comesBack = (rating: (typeof ratings)[number]) => {
    const days = rating === "good" || rating === "easy" ? card.returns?.[rating] : undefined;
    if (days === undefined) return t(`cards.next.${rating}`);
    return days === 0 ? t("cards.today") : t("cards.inDays", { count: days });
  };
  return (
    <div className={classes.board}>
      <p className="hint text-center">{t("cards.remembered", { done: known, total: shown.cards.length })}</p>
      <button
        key={round}
        type="button"
        className={classes.card}
        data-turned={back || undefined}
        onClick={() => {
          cue("turn");
          setTurned(back ? undefined : round);
        }}
      >
        <span className={classes.inner}>
          <span className={classes.front} aria-hidden={back || undefined}>
            <span className="only-heard">{t("cards.front")}: </span>
            <Face face={card.front} number={card.card + 1} />
            <span className={classes.turn}>
              <IconRotate size={16} stroke={1.8} />
              {t("cards.turn")}
            </span>
          </span>
          <span className={classes.back} aria-hidden={!back || undefined}>
            <span className="only-heard">{t("cards.back")}: </span>
            <Face face={card.back} number={card.card + 1} />
          </span>
        </span>
      </button>
      {back ? (
        <fieldset className={classes.ratings}>
          <legend className="hint mb-8">{t("cards.ask")}</legend>
          {ratings.map((rating) => (
            <button
              key={rating}
              type="button"
              className={classes.rating}
              data-rating={rating}
              aria-disabled={sent !== undefined || undefined}
              onClick={() => {
                if (!sent) onMove({ type: "flashcards", card: card.card, rating });
              }}
            >
              <strong className="weight-650">{t(`cards.rating.${rating}`)}</strong>
              <span className="small">{comesBack(rating)}</span>
            </button>
          ))}
        </fieldset>
      ) : (
        <Button
          size="lg"
          fullWidth
          onClick={() => {
            cue("turn");
            setTurned(round);
          }}
        >
          {t("cards.show")}
        </Button>
      )}
    </div>
  );
}
