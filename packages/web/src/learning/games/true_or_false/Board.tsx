import { IconThumbDown, IconThumbUp } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import { PileBoard } from "../pile/PileBoard.tsx";

/** §learning#games true_or_false: is it so or not? */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"true_or_false">) {
  const { t } = useTranslation("learning/games");
  const { card, left, total } = shown;
  const [sent] = waitingOf(waiting, "true_or_false");
  return (
    <PileBoard
      card={card}
      left={left}
      total={total}
      feedback={feedbackFor(feedback, "true_or_false")}
      over={over}
      question={t("pile.isItTrue")}
      sides={[
        { label: t("pile.false"), icon: <IconThumbDown size={24} stroke={1.9} aria-hidden="true" /> },
        { label: t("pile.true"), icon: <IconThumbUp size={24} stroke={1.9} aria-hidden="true" /> },
      ]}
      chosen={sent ? (sent.value ? 1 : 0) : undefined}
      onSide={(side) => {
        if (card) onMove({ type: "true_or_false", card: card.card, value: side === 1 });
      }}
    />
  );
}
