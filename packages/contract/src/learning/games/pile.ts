import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Texts = Parameters<typeof play.textFor>[0];
/** A card that is answered one way or the other. */
interface PileCard {
  id: string;
  text: Texts;
  fileId: string | null;
  alt?: Texts | null | undefined;
  why: Texts;
}
interface Pile<Card extends PileCard> {
  allowedErrors: number | null;
  shuffle: boolean;
  cards: readonly Card[];
}
export interface PileState extends play.PlayState {
  order: string[];
  /** Places of cards still to be answered rightly, the one that is up first. */
  queue: number[];
}

export function dealPile(data: Pile<PileCard>, dealing: play.Dealing): PileState {
  const order = play.inOrder(data.cards, data.shuffle, dealing.random).map(({ id }) => id);
  return { ...play.freshPlay(dealing), order, queue: order.map((_, card) => card) };
}

/** One card at a time; none once it is over. */
export function showPile(
  data: Pile<PileCard>,
  state: PileState,
  pictures: play.Pictures,
): Pick<ShownGameOf<"true_or_false">, "card" | "left" | "total"> {
  const [card] = state.end === null ? state.queue : [];
  const up = card === undefined ? undefined : play.dealtFrom(data.cards, state.order)[card];
  return {
    card: up && card !== undefined ? { card, ...play.shownFace(up, state, pictures) } : null,
    left: state.queue.length,
    total: state.order.length,
  };
}

/**
 * Answers the card that is up. A wrong answer costs an error, is told why, and the card comes back after the others:
 * won is who answered each of them rightly.
 */
export function judgePile<Card extends PileCard, State extends PileState>(
  data: Pile<Card>,
  state: State,
  card: number,
  says: { isRight: (card: Card) => boolean; answer: (card: Card) => string | null },
): play.JudgedMove<State> | play.NotThere {
  const up = play.dealtFrom(data.cards, state.order)[card];
  if (!up) return play.notThere;
  if (state.queue[0] !== card) return play.ignored(state);
  const reveal = { why: play.textFor(up.why, state) || null, answer: says.answer(up), cards: [] };
  const rest = state.queue.slice(1);
  if (!says.isRight(up)) {
    const after = play.afterError({ ...state, queue: [...rest, card] }, data.allowedErrors);
    return { state: after, outcome: "wrong", error: true, reveal };
  }
  const after = play.afterRight({ ...state, queue: rest }, rest.length === 0);
  return { state: after, outcome: "right", error: false, reveal };
}

export const pileProgress = ({ order, queue }: PileState): number =>
  play.progressOf(order.length - queue.length, order.length);
