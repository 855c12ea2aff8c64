import type { Locale } from "@trilha/contract/core/locale.ts";
import { isPlayable } from "@trilha/contract/learning/games/check.ts";
import type { Move } from "@trilha/contract/learning/games/moves.ts";
import {
  allowedErrorsOf,
  deal,
  type GameContent,
  type GameState,
  gameProgress,
  judge,
  show,
} from "@trilha/contract/learning/games/play.ts";
import { notThere, type Pictures } from "@trilha/contract/learning/games/state.ts";
import { useMemo, useState } from "react";
import type { MoveFeedback } from "./board.ts";
import type { GameStanding } from "./frame/use-announcement.ts";

type Languages = { locale: Locale; fallback: Locale };
type Dealt = { game: GameContent; state: GameState };

/** A game its author plays before anybody learns by it, judged here by the rules the server judges by; nothing is kept. */
export function usePreview(game: GameContent, { locale, fallback }: Languages, pictures: Pictures) {
  const [round, setRound] = useState(0);
  const written = JSON.stringify([game, locale, fallback, round]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what was written says all that it is dealt from
  const dealt = useMemo<Dealt | undefined>(
    () =>
      isPlayable(game, locale, fallback)
        ? { game, state: deal(game, { random: Math.random, locale, fallback }, pictures).state }
        : undefined,
    [written],
  );
  const [moved, setMoved] = useState<{ of: Dealt; state: GameState; feedback: MoveFeedback }>();
  const now = dealt && moved?.of === dealt ? moved : undefined;

  const standing: GameStanding | undefined = dealt && {
    shown: show(dealt.game, now?.state ?? dealt.state, pictures),
    errors: (now?.state ?? dealt.state).errors,
    allowedErrors: allowedErrorsOf(dealt.game),
    percent: gameProgress(dealt.game, now?.state ?? dealt.state),
    end: (now?.state ?? dealt.state).end,
  };
  const move = (one: Move) => {
    if (!dealt) return;
    const state = now?.state ?? dealt.state;
    if (state.end !== null) return;
    const judged = judge(dealt.game, state, one);
    if (judged === notThere) return;
    const { outcome, error, reveal } = judged;
    const feedback: MoveFeedback = {
      ...{ move: one, outcome, error },
      seq: (now?.feedback.seq ?? 0) + 1,
      reveal: reveal && {
        ...reveal,
        cards: reveal.cards.map(({ fileId, pictureAlt = null, ...card }) => ({
          ...{ ...card, pictureUrl: pictures(fileId), pictureAlt },
        })),
      },
    };
    setMoved({ of: dealt, state: judged.state, feedback });
  };
  return { standing, feedback: now?.feedback, move, again: () => setRound((count) => count + 1) };
}
