import { useTranslation } from "react-i18next";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import text from "../frame/gap-text.module.css";
import hand from "../touch/hand.module.css";
import { useTouch } from "../touch/use-touch.ts";
import classes from "./board.module.css";

/** §learning#games drag_the_words: the missing words of a text, from a tray. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"drag_the_words">) {
  const { t } = useTranslation("learning/games");
  const moving = waitingOf(waiting, "drag_the_words");
  const last = feedbackFor(feedback, "drag_the_words");
  const { held, ...grip } = useTouch({
    disabled: over,
    onPut: (word, gap) => onMove({ type: "drag_the_words", word: Number(word), gap: Number(gap) }),
  });
  const wordAt = (word: number | undefined) => (word === undefined ? undefined : shown.tray[word]?.text);
  const inHand = held === undefined ? undefined : wordAt(Number(held));
  const tray = shown.tray.filter(({ word, used }) => !used && !moving.some((one) => one.word === word));
  return (
    <div className="flex column gap-20 grow">
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
          const sent = wordAt(moving.find((one) => one.gap === gap)?.word);
          const wrong = last?.outcome === "wrong" && last.move.gap === gap;
          return (
            <button
              key={`gap ${gap} ${wrong ? last.seq : ""}`}
              type="button"
              className={text.gap}
              disabled={over}
              data-open={held !== undefined || undefined}
              data-wrong={wrong || undefined}
              aria-label={
                inHand
                  ? t("hand.put", { thing: inHand, place: t("gap", { number: gap + 1 }) })
                  : t("gap", { number: gap + 1 })
              }
              {...grip.place(String(gap))}
              onClick={grip.onPlace(String(gap))}
            >
              {sent ?? gap + 1}
            </button>
          );
        })}
      </p>
      <div className={classes.tray}>
        <p className="small mb-8">
          {inHand === undefined ? t("hand.helpWords") : t("hand.holding", { thing: inHand })}
        </p>
        <ul className={classes.words} aria-label={t("hand.tray")}>
          {tray.map(({ word, text: name }) => {
            const wrong = last?.outcome === "wrong" && last.move.word === word;
            return (
              <li key={`${word} ${wrong ? last.seq : ""}`}>
                <button
                  type="button"
                  className={hand.thing}
                  data-wrong={wrong || undefined}
                  {...grip.thing(String(word))}
                >
                  {name}
                </button>
              </li>
            );
          })}
        </ul>
      </div>
    </div>
  );
}
