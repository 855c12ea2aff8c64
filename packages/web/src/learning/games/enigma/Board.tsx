import { IconBulb } from "@tabler/icons-react";
import { typedWordLimit } from "@trilha/contract/learning/games/limits.ts";
import type { MoveOf } from "@trilha/contract/learning/games/moves.ts";
import { useLayoutEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Button } from "../../../ui/controls/button.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { type BoardProps, feedbackFor, waitingOf } from "../board.ts";
import classes from "./board.module.css";
import { Keyboard } from "./Keyboard.tsx";
import { letterOf } from "./letters.ts";

type Ask = MoveOf<"enigma">["ask"];

/** §learning#games enigma: a hidden word behind a clue, letter by letter or said whole. */
export function Board({ shown, feedback, waiting, over, onMove }: BoardProps<"enigma">) {
  const { t } = useTranslation("learning/games");
  const { riddle } = shown;
  const [word, setWord] = useState("");
  const board = useRef<HTMLDivElement>(null);
  const last = feedbackFor(feedback, "enigma");
  const sent = waitingOf(waiting, "enigma").map(({ ask }) => ask);
  const trying = sent.flatMap((ask) => (ask.kind === "letter" ? [ask.letter] : []));

  const ask = (what: Ask) => {
    if (riddle && !over) onMove({ type: "enigma", riddle: riddle.riddle, ask: what });
  };
  const letter = (one: string) => {
    if (riddle && !riddle.tried.includes(one) && !trying.includes(one)) ask({ kind: "letter", letter: one });
  };
  const press = useRef(letter);
  press.current = letter;

  // Letters of a real keyboard count as soon as the board is seen, wherever nothing else is being written.
  useLayoutEffect(() => {
    const key = (event: KeyboardEvent) => {
      const { target } = event;
      // A list jumps by letters, and a sheet over the board has its own use of keys. A button has none for letters, and
      // may hold focus: the one that began the game passes it to whatever stands first.
      const elsewhere =
        target instanceof HTMLElement &&
        !board.current?.contains(target) &&
        target.closest("select, [role=dialog], [role=menu], [role=listbox]") !== null;
      const writing = target instanceof HTMLElement && target.matches("input, textarea, [contenteditable]");
      if (elsewhere || writing || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
      const one = letterOf(event.key);
      if (one) press.current(one);
    };
    window.addEventListener("keydown", key);
    return () => window.removeEventListener("keydown", key);
  }, []);

  if (!riddle) return null;
  const wrongLetters = riddle.tried.filter(
    (one) => !riddle.letters.some((sign) => letterOf(sign ?? "") === one),
  );
  const noHint = riddle.hintsLeft === 0 || sent.some(({ kind }) => kind === "hint");
  const missing = riddle.letters.filter((sign) => sign === null).length;
  return (
    <div className={classes.board} ref={board}>
      {shown.total > 1 ? (
        <p className="hint text-center">
          {t("enigma.count", { number: riddle.riddle + 1, total: shown.total })}
        </p>
      ) : null}
      {riddle.pictureUrl ? (
        <img
          className={classes.picture}
          src={riddle.pictureUrl}
          alt={riddle.pictureAlt ?? t("picture", { number: riddle.riddle + 1 })}
        />
      ) : null}
      <p className="text-18 weight-600 leading-14 text-center balance">{riddle.clue}</p>
      <p className={classes.letters} data-wrong={last?.outcome === "wrong" || undefined} key={last?.seq}>
        <span className="only-heard">
          {t("enigma.heard", { count: missing, word: riddle.letters.map((sign) => sign ?? "_").join(" ") })}
        </span>
        {riddle.letters.map((sign, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: letters stay where they are
            key={index}
            className={sign !== null && !letterOf(sign) ? classes.gap : classes.letter}
            data-open={sign === null || undefined}
            aria-hidden="true"
          >
            {sign ?? ""}
          </span>
        ))}
      </p>
      {riddle.hints.length > 0 ? (
        <ul className={classes.hints}>
          {riddle.hints.map((hint) => (
            <li key={hint}>
              <IconBulb className="mt-2 ink-warning" size={18} stroke={1.8} aria-hidden="true" />
              {hint}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={classes.foot}>
        <Keyboard
          right={riddle.tried.filter((one) => !wrongLetters.includes(one))}
          wrong={wrongLetters}
          waiting={trying}
          disabled={over}
          onLetter={letter}
        />
        <form
          className={classes.say}
          onSubmit={(event) => {
            event.preventDefault();
            const text = word.trim();
            if (!text) return;
            ask({ kind: "word", text });
            setWord("");
          }}
        >
          <TextInput
            aria-label={t("enigma.word")}
            placeholder={t("enigma.word")}
            maxLength={typedWordLimit}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            value={word}
            onChange={(event) => setWord(event.currentTarget.value)}
          />
          <Button type="submit" variant="default" disabled={word.trim() === ""}>
            {t("enigma.say")}
          </Button>
          {riddle.hintsLeft + riddle.hints.length > 0 ? (
            <Button
              type="button"
              variant="light"
              leftSection={<IconBulb size={18} stroke={1.8} aria-hidden="true" />}
              // Used up it stays, with focus: letters that are typed next are for the board, not for the field beside it.
              aria-disabled={noHint || undefined}
              data-disabled={riddle.hintsLeft === 0 || undefined}
              onClick={() => {
                if (!noHint) ask({ kind: "hint" });
              }}
            >
              {t("enigma.hint")}
            </Button>
          ) : null}
        </form>
      </div>
    </div>
  );
}
