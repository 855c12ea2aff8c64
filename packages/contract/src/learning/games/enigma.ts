import { fold } from "../../loyalty/earning/fold.ts";
import type { GameData } from "./content.ts";
import type { MoveOf } from "./moves.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"enigma">;
type Riddle = Data["riddles"][number];
export interface EnigmaState extends play.PlayState {
  type: "enigma";
  order: string[];
  /** The riddle that is up. */
  at: number;
  /** Letters tried for it, folded. */
  tried: string[];
  /** Hints told for it. */
  hints: number;
}

export function dealEnigma(data: Data, dealing: play.Dealing): EnigmaState {
  const order = play.inOrder(data.riddles, data.shuffle, dealing.random).map(({ id }) => id);
  return { type: "enigma", ...play.freshPlay(dealing), order, at: 0, tried: [], hints: 0 };
}

/** Signs to find; everything else in a solution is there from the start. */
export const isLetter = (sign: string): boolean => /[\p{L}\p{N}]/u.test(sign);
const signsOf = (solution: string) => [...solution.normalize("NFC")];
const lettersOf = (solution: string) => signsOf(solution).filter(isLetter).map(fold);
const hintsOf = (riddle: Riddle, state: EnigmaState) =>
  riddle.hints.flatMap((hint) => play.textFor(hint, state) || []);

export function showEnigma(data: Data, state: EnigmaState, pictures: play.Pictures): ShownGameOf<"enigma"> {
  const riddles = play.dealtFrom(data.riddles, state.order);
  const up = state.end === null ? riddles[state.at] : undefined;
  return {
    type: "enigma",
    riddle: up
      ? {
          riddle: state.at,
          clue: play.textFor(up.clue, state),
          pictureUrl: pictures(up.fileId),
          pictureAlt: play.shownAlt(up.alt, state),
          letters: signsOf(play.textFor(up.solution, state)).map((sign) =>
            isLetter(sign) && !state.tried.includes(fold(sign)) ? null : sign,
          ),
          tried: state.tried,
          hints: hintsOf(up, state).slice(0, state.hints),
          hintsLeft: hintsLeft(data, up, state),
        }
      : null,
    solved: riddles.slice(0, state.at).map(({ solution }) => play.textFor(solution, state)),
    total: riddles.length,
  };
}

function hintsLeft(data: Data, riddle: Riddle, state: EnigmaState): number {
  const there = Math.max(0, hintsOf(riddle, state).length - state.hints);
  const left = play.errorsLeft(data.allowedErrors, state.errors);
  return left === null ? there : Math.min(there, left);
}

/**
 * A letter, the word said whole, or a hint. Accents and case make no difference. Where errors are counted a hint costs
 * one, and the last that is left buys none: asking for help loses no game.
 */
export function judgeEnigma(
  data: Data,
  state: EnigmaState,
  { riddle: place, ask }: MoveOf<"enigma">,
): play.JudgedMove<EnigmaState> | play.NotThere {
  if (place < state.at) return play.ignored(state);
  const riddle = place === state.at ? play.dealtFrom(data.riddles, state.order)[place] : undefined;
  if (!riddle) return play.notThere;
  if (ask.kind === "hint") return judgeHint(data, state, riddle);
  const solution = play.textFor(riddle.solution, state);
  const letters = lettersOf(solution);
  if (ask.kind === "word") {
    return lettersOf(ask.text).join("") === letters.join("") ? solve(state, solution) : wrong(data, state);
  }
  const letter = fold(ask.letter);
  if (state.tried.includes(letter)) return play.ignored(state);
  const after = { ...state, tried: [...state.tried, letter] };
  if (!letters.includes(letter)) return wrong(data, after);
  if (letters.every((each) => after.tried.includes(each))) return solve(state, solution);
  return { state: after, outcome: "right", error: false, reveal: null };
}

const wrong = (data: Data, state: EnigmaState): play.JudgedMove<EnigmaState> => ({
  state: play.afterError(state, data.allowedErrors),
  ...{ outcome: "wrong", error: true, reveal: null },
});

function solve(state: EnigmaState, solution: string): play.JudgedMove<EnigmaState> {
  const at = state.at + 1;
  const after = { ...state, at, tried: [], hints: 0 };
  return {
    state: play.afterRight(after, at === state.order.length),
    ...{ outcome: "right", error: false },
    reveal: { why: null, answer: solution, cards: [] },
  };
}

function judgeHint(data: Data, state: EnigmaState, riddle: Riddle): play.JudgedMove<EnigmaState> {
  if (hintsLeft(data, riddle, state) === 0) return play.ignored(state);
  const error = data.allowedErrors !== null;
  const after = { ...state, hints: state.hints + 1 };
  return {
    state: error ? play.afterError(after, data.allowedErrors) : after,
    ...{ outcome: "turned", error },
    reveal: { why: hintsOf(riddle, state)[state.hints] ?? null, answer: null, cards: [] },
  };
}

export const enigmaProgress = ({ order, at }: EnigmaState): number => play.progressOf(at, order.length);
