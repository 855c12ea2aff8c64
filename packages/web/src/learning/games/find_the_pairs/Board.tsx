import { IconCheck, IconQuestionMark } from "@tabler/icons-react";
import { type CSSProperties, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import { Face, type Faced } from "../frame/Face.tsx";
import { useThingNames } from "../frame/use-thing-names.ts";
import classes from "./board.module.css";

/** How long two that do not belong together stay in sight, in milliseconds. */
const inSight = 1_400;

type Seen = ReadonlyMap<number, Faced>;
const nothing: Seen = new Map();

/**
 * Two cards that turned out no pair stay face up for a moment: what the server shows next has them face down already.
 * `before` is what lay open.
 */
function useLastSeen(feedback: BoardProps<"find_the_pairs">["feedback"]): Seen {
  const last = feedbackFor(feedback, "find_the_pairs");
  const [open, setOpen] = useState<Seen>(nothing);
  const [shown, setShown] = useState<Seen>(nothing);
  const [heard, setHeard] = useState<number>();
  if (last && last.seq !== heard) {
    setHeard(last.seq);
    const cards = new Map((last.reveal?.cards ?? []).map((each) => [each.card, each]));
    if (last.outcome === "turned") {
      setOpen(cards);
      setShown(nothing);
    }
    if (last.outcome === "right") setOpen(nothing);
    if (last.outcome === "wrong") {
      setShown(new Map([...open, ...cards]));
      setOpen(nothing);
    }
  }
  useEffect(() => {
    if (shown.size === 0) return undefined;
    const timer = setTimeout(() => setShown(nothing), inSight);
    return () => clearTimeout(timer);
  }, [shown]);
  return shown;
}

/** How many lie in a row on a phone and at a desk, so that few rows end in a hole. */
const columnsOf = (count: number) =>
  ({
    "--columns": count > 12 ? 4 : count % 3 === 0 ? 3 : 2,
    "--wide-columns": count === 10 ? 5 : count > 16 ? 6 : count <= 6 && count % 3 === 0 ? 3 : 4,
  }) as CSSProperties;

/** §learning#games find_the_pairs: cards face down, two at a time. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"find_the_pairs">) {
  const { t } = useTranslation("learning/games");
  const nameOf = useThingNames();
  const seen = useLastSeen(feedback);
  const turning = waitingOf(waiting, "find_the_pairs").map(({ card }) => card);
  const last = feedbackFor(feedback, "find_the_pairs");
  return (
    <ul
      className={classes.cards}
      data-many={shown.cards.length > 12 || undefined}
      aria-label={t("pairs.cards")}
      style={columnsOf(shown.cards.length)}
    >
      {shown.cards.map(({ card, face, found: paired }) => {
        const looked = seen.get(card);
        const up = face ?? looked;
        const words = up ? nameOf(up, card + 1) : t("pairs.down");
        const state = paired ? t("pairs.found") : up ? t("pairs.up") : "";
        return (
          <li key={card}>
            <button
              type="button"
              className={classes.card}
              data-up={up !== undefined || undefined}
              data-found={paired || undefined}
              data-wrong={(looked !== undefined && !paired) || undefined}
              data-new={(paired && last?.outcome === "right" && feedback?.seq === last.seq) || undefined}
              data-waits={turning.includes(card) || undefined}
              aria-disabled={over || paired || up !== undefined || undefined}
              aria-label={[t("pairs.card", { number: card + 1 }), words, state].filter(Boolean).join(", ")}
              onClick={() => {
                if (over || paired || face || turning.includes(card) || turning.length > 1) return;
                onMove({ type: "find_the_pairs", card });
              }}
            >
              <span className={classes.inner}>
                <span className={classes.back} aria-hidden="true">
                  <IconQuestionMark size={26} stroke={1.8} />
                </span>
                <span className={classes.front} aria-hidden="true">
                  {up ? <Face face={up} number={card + 1} /> : null}
                  {paired ? <IconCheck className={classes.tick} size={16} stroke={2.6} /> : null}
                </span>
              </span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
