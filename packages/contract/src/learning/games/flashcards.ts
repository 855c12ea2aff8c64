import type { GameData } from "./content.ts";
import type { MoveOf, Rating } from "./moves.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"flashcards">;
export interface FlashcardsState extends play.PlayState {
  type: "flashcards";
  order: string[];
  /** By place: how it was rated last. */
  rated: (Rating | null)[];
  /** Places of cards still to be known, the one that is up first. */
  queue: number[];
}

/** Cards after which one that was not remembered comes back. */
const soon = 3;

/** Due cards come first, in the order they are. */
export function dealFlashcards(data: Data, dealing: play.Dealing): FlashcardsState {
  const first = (dealing.first ?? []).filter((id) => data.cards.some((card) => card.id === id));
  const rest = data.cards.filter(({ id }) => !first.includes(id));
  const order = [...first, ...play.inOrder(rest, data.shuffle, dealing.random).map(({ id }) => id)];
  return {
    type: "flashcards",
    ...play.freshPlay(dealing),
    order,
    rated: order.map(() => null),
    queue: order.map((_, card) => card),
  };
}

export function showFlashcards(
  data: Data,
  state: FlashcardsState,
  pictures: play.Pictures,
): ShownGameOf<"flashcards"> {
  return {
    type: "flashcards",
    cards: play.dealtFrom(data.cards, state.order).map(({ front, back }, card) => ({
      card,
      front: play.shownFace(front, state, pictures),
      back: play.shownFace(back, state, pictures),
      rated: state.rated[card] ?? null,
      known: !state.queue.includes(card),
      // The memory of it lies with its person, not with the game.
      returns: null,
    })),
    queue: state.queue,
  };
}

/** §learning#flashcards Known is what was rated good or easy once; "again" comes back soon, "hard" after the others. Nothing is wrong. */
export function judgeFlashcards(
  state: FlashcardsState,
  { card, rating }: MoveOf<"flashcards">,
): play.JudgedMove<FlashcardsState> | play.NotThere {
  if (card >= state.order.length) return play.notThere;
  if (state.queue[0] !== card) return play.ignored(state);
  const rest = state.queue.slice(1);
  const known = rating === "good" || rating === "easy";
  const back = rating === "again" ? Math.min(soon, rest.length) : rest.length;
  const queue = known ? rest : rest.toSpliced(back, 0, card);
  const after = { ...state, queue, rated: state.rated.with(card, rating) };
  return {
    state: play.afterRight(after, queue.length === 0),
    ...{ outcome: "turned", error: false, reveal: null },
  };
}

export const flashcardsProgress = ({ order, queue }: FlashcardsState): number =>
  play.progressOf(order.length - queue.length, order.length);
