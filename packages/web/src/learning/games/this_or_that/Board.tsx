import { IconArrowLeft, IconArrowRight } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import { PileBoard } from "../pile/PileBoard.tsx";

/** §learning#games this_or_that: each card to one of two sides. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"this_or_that">) {
  const { t } = useTranslation("learning/games");
  const { card, left, total, sides } = shown;
  const [sent] = waitingOf(waiting, "this_or_that");
  return (
    <PileBoard
      card={card}
      left={left}
      total={total}
      feedback={feedbackFor(feedback, "this_or_that")}
      over={over}
      question={t("pile.where")}
      sides={[
        { label: sides.left, icon: <IconArrowLeft size={24} stroke={1.9} aria-hidden="true" /> },
        { label: sides.right, icon: <IconArrowRight size={24} stroke={1.9} aria-hidden="true" /> },
      ]}
      chosen={sent ? (sent.side === "left" ? 0 : 1) : undefined}
      onSide={(side) => {
        if (card) onMove({ type: "this_or_that", card: card.card, side: side === 0 ? "left" : "right" });
      }}
    />
  );
}
