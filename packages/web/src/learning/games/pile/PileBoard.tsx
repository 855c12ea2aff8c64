import { IconCheck, IconX } from "@tabler/icons-react";
import type { ShownGameOf } from "@trilha/contract/learning/games/shown.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { MoveFeedback } from "../board.ts";
import { Face } from "../frame/Face.tsx";
import classes from "./pile.module.css";
import { useSwipe } from "./swipe.ts";

interface Side {
  readonly label: string;
  readonly icon: ReactNode;
}
type Props = Pick<ShownGameOf<"true_or_false">, "card" | "left" | "total"> & {
  sides: readonly [Side, Side];
  feedback: MoveFeedback | undefined;
  /** The side that was chosen and is being judged. */
  chosen: 0 | 1 | undefined;
  over: boolean;
  /** Question over the two piles. */
  question: string;
  onSide: (side: 0 | 1) => void;
};

/** Cards answered one at a time, to one of two sides: pushed there, or by two large buttons. */
export function PileBoard({ card, left, total, sides, feedback, chosen, over, question, onSide }: Props) {
  const { t } = useTranslation("learning/games");
  const busy = chosen !== undefined || over || card === null;
  const choose = (side: 0 | 1) => {
    if (!busy) onSide(side);
  };
  const swipe = useSwipe(choose, busy);
  const answered = feedback && feedback.outcome !== "ignored" ? feedback : undefined;
  return (
    <div className={classes.board}>
      <p className="hint numbers text-center">{t("pile.left", { count: left, total })}</p>
      <div className={classes.pile} data-more={left > 1 || undefined}>
        {card ? (
          <div
            key={`${card.card} ${answered?.seq ?? ""}`}
            className={classes.card}
            data-side={swipe.side ?? chosen}
            data-moving={swipe.by !== 0 || undefined}
            style={
              swipe.by === 0
                ? undefined
                : { translate: `${swipe.by}px 0`, rotate: `${Math.max(-9, Math.min(9, swipe.by / 22))}deg` }
            }
            {...swipe.grip}
          >
            <Face face={card} number={card.card + 1} />
          </div>
        ) : null}
      </div>
      {/* The outcome of the last card stays beside the next. */}
      <div className={classes.said} data-outcome={answered?.outcome}>
        {answered ? (
          <>
            {answered.outcome === "right" ? (
              <IconCheck size={20} stroke={2.2} aria-hidden="true" />
            ) : (
              <IconX size={20} stroke={2.2} aria-hidden="true" />
            )}
            <p>
              <strong>{t(answered.outcome === "right" ? "said.right" : "said.wrong")}</strong>
              {answered.outcome === "wrong" && answered.reveal?.answer
                ? ` ${t("pile.answer", { answer: answered.reveal.answer })}`
                : null}
              {answered.reveal?.why ? ` ${answered.reveal.why}` : null}
            </p>
          </>
        ) : (
          <p>{question}</p>
        )}
      </div>
      <div className="stack two-columns gap-10">
        {sides.map(({ label, icon }, index) => (
          <button
            key={index === 0 ? "left" : "right"}
            type="button"
            className={classes.side}
            data-on={swipe.side === index || chosen === index || undefined}
            aria-disabled={busy || undefined}
            onClick={() => choose(index === 0 ? 0 : 1)}
            onKeyDown={({ key }) => {
              if (key === "ArrowLeft") choose(0);
              if (key === "ArrowRight") choose(1);
            }}
          >
            {icon}
            <span>{label}</span>
          </button>
        ))}
      </div>
    </div>
  );
}
