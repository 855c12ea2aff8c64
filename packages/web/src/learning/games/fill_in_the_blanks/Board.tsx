import { typedWordLimit } from "@trilha/contract/learning/games/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import text from "../frame/gap-text.module.css";
import classes from "./board.module.css";

type Typed = ReadonlyMap<number, string>;

/** §learning#games fill_in_the_blanks: the missing words of a text, typed. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"fill_in_the_blanks">) {
  const { t } = useTranslation("learning/games");
  const [typed, setTyped] = useState<Typed>(new Map());
  /** Texts that were wrong in each gap, until something else is typed there. */
  const [wrong, setWrong] = useState<Typed>(new Map());
  const [heard, setHeard] = useState<number>();
  const last = feedbackFor(feedback, "fill_in_the_blanks");
  if (last && last.seq !== heard) {
    setHeard(last.seq);
    if (last.outcome === "wrong") setWrong(new Map([...wrong, [last.move.gap, last.move.text]]));
  }
  const sent = waitingOf(waiting, "fill_in_the_blanks");
  const gaps = shown.pieces.flatMap((piece) => (piece.kind === "gap" ? [piece] : []));
  const ready = (gap: number): string | undefined => {
    const word = typed.get(gap)?.trim();
    const known = !word || wrong.get(gap) === word || sent.some((one) => one.gap === gap);
    return known ? undefined : word;
  };
  const send = (gap: number) => {
    const word = ready(gap);
    if (word !== undefined && !over) onMove({ type: "fill_in_the_blanks", gap, text: word });
  };
  const open = gaps.filter(({ filled }) => filled === null);
  return (
    <form
      className="flex column gap-20 grow"
      onSubmit={(event) => {
        event.preventDefault();
        for (const { gap } of open) send(gap);
      }}
    >
      <p className={text.text}>
        {shown.pieces.map((piece, index) => {
          if (piece.kind === "text")
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces stay where they are
            return <span key={index}>{piece.text}</span>;
          const { gap, filled } = piece;
          if (filled !== null) {
            const fresh = last?.outcome === "right" && last.move.gap === gap;
            return (
              <strong key={`gap ${gap}`} className={text.filled} data-new={fresh || undefined}>
                {filled}
              </strong>
            );
          }
          const word = typed.get(gap) ?? "";
          const isWrong = word.trim() !== "" && wrong.get(gap) === word.trim();
          return (
            <input
              key={`gap ${gap}`}
              className={text.input}
              type="text"
              aria-label={t("gap", { number: gap + 1 })}
              aria-invalid={isWrong || undefined}
              aria-describedby={isWrong ? "game-wrong" : undefined}
              style={{ width: `${Math.min(22, Math.max(9, word.length + 3))}ch` }}
              maxLength={typedWordLimit}
              autoComplete="off"
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              enterKeyHint="done"
              readOnly={over || sent.some((one) => one.gap === gap)}
              value={word}
              onChange={(event) => setTyped(new Map([...typed, [gap, event.currentTarget.value]]))}
            />
          );
        })}
      </p>
      <div className={classes.foot}>
        <p id="game-wrong" className="hint">
          {last?.outcome === "wrong" ? t("blanks.wrong") : t("blanks.help")}
        </p>
        <Button
          type="submit"
          size="md"
          disabled={over || !open.some(({ gap }) => ready(gap) !== undefined)}
          loading={sent.length > 0}
        >
          {t("blanks.check")}
        </Button>
      </div>
    </form>
  );
}
