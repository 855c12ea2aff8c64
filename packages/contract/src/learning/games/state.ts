import type { Locale } from "../../core/locale.ts";
import { inLanguage } from "../../core/locale.ts";
import { type Chance, shuffled } from "../questions/random.ts";

export const gameEnds = ["won", "lost"] as const;
export type GameEnd = (typeof gameEnds)[number];

/** State of every game, whatever is played. It is made of the moves alone: the same moves make the same state. */
export interface PlayState {
  /** In which language it was dealt, and the course's own. */
  locale: Locale;
  fallback: Locale;
  errors: number;
  end: GameEnd | null;
}

/** How a game is dealt. */
export interface Dealing {
  random: Chance;
  locale: Locale;
  fallback: Locale;
  /** Flashcards that are due, in their order: they come first. */
  first?: readonly string[];
}

export const freshPlay = ({ locale, fallback }: Dealing): PlayState => ({
  ...{ locale, fallback },
  errors: 0,
  end: null,
});

/**
 * Outcomes of a move. `right` and `wrong` are judged; `turned` is neither (a first card, a hint, a flashcard rated);
 * `ignored` changes nothing: it was done already, or it is not its turn.
 */
export const outcomes = ["right", "wrong", "turned", "ignored"] as const;
export type MoveOutcome = (typeof outcomes)[number];

/** Disclosure of a move, besides the board. */
export interface Reveal {
  /** The author's words on it, in the player's language. */
  why: string | null;
  /** Right answer, where it is told. */
  answer: string | null;
  /** Cards that were turned by it. */
  cards: {
    card: number;
    text: string;
    fileId: string | null /** Left out by moves older than this. */;
    pictureAlt?: string | null;
  }[];
}

export interface JudgedMove<State> {
  state: State;
  outcome: MoveOutcome;
  /** An error of those allowed. */
  error: boolean;
  reveal: Reveal | null;
}

/** A move for something that was not dealt: no player sends it. */
export const notThere = "not_there";
export type NotThere = typeof notThere;

/** A move that changes nothing. */
export const ignored = <State>(state: State): JudgedMove<State> => ({
  ...{ state, reveal: null },
  outcome: "ignored",
  error: false,
});

/** §learning#games Game: wrong moves beyond those allowed lose; null allows as many as it takes. */
export function afterError<State extends PlayState>(state: State, allowed: number | null): State {
  const errors = state.errors + 1;
  return { ...state, errors, end: allowed !== null && errors > allowed ? "lost" : null };
}

export const afterRight = <State extends PlayState>(state: State, done: boolean): State => ({
  ...state,
  end: done ? "won" : null,
});

/** Wrong moves somebody may still make without losing; null: as many as it takes. */
export const errorsLeft = (allowed: number | null, errors: number): number | null =>
  allowed === null ? null : Math.max(0, allowed - errors);

/** Whole percent; 100 only when all is done. */
export const progressOf = (done: number, all: number): number =>
  all === 0 ? 0 : Math.min(100, Math.floor((done / all) * 100));

type Said = Readonly<Partial<Record<Locale, string>>>;

/** A text in the language the game was dealt in, else the course's own, else any; empty where there is none. */
export const textFor = (text: Said, state: Pick<PlayState, "locale" | "fallback">): string =>
  inLanguage(text, state.locale, state.fallback)?.value ?? "";

/** Where a picture is to be had; null: there is none. */
export type Pictures = (fileId: string | null) => string | null;

/** One side of a card as it is shown. */
export const shownFace = (
  face: { text: Said; fileId: string | null; alt?: Said | null | undefined },
  state: Pick<PlayState, "locale" | "fallback">,
  pictures: Pictures,
): { text: string; pictureUrl: string | null; pictureAlt: string | null } => ({
  text: textFor(face.text, state),
  pictureUrl: pictures(face.fileId),
  pictureAlt: shownAlt(face.alt, state),
});

/** Alternative text in a picture's place: empty where it only decorates, null where nobody has said it. */
export const shownAlt = (
  alt: Said | null | undefined,
  state: Pick<PlayState, "locale" | "fallback">,
): string | null => (alt === null ? "" : textFor(alt ?? {}, state) || null);

/** The things a deal put in order, as their author wrote them. */
export function dealtFrom<Thing extends { id: string }>(
  things: readonly Thing[],
  order: readonly string[],
): Thing[] {
  const byId = new Map(things.map((thing) => [thing.id, thing]));
  return order.map((id) => {
    const thing = byId.get(id);
    if (!thing) throw new Error(`a game was dealt with ${id}, which its content does not have`);
    return thing;
  });
}

/** As it was written, or by chance where its author wants that. */
export const inOrder = <Item>(items: readonly Item[], shuffle: boolean, random: Chance): Item[] =>
  shuffle ? shuffled(items, random) : [...items];
