import { shuffled } from "../questions/random.ts";
import type { GameData } from "./content.ts";
import type { MoveOf } from "./moves.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"find_the_pairs">;
type Side = "one" | "other";
export interface FindThePairsState extends play.PlayState {
  type: "find_the_pairs";
  /** Which card lies where. */
  order: { pair: string; side: Side }[];
  found: string[];
  /** Places whose card has been face up. */
  seen: number[];
  open: number | null;
}

/** Cards are always mixed: side by side they would tell. */
export function dealFindThePairs(data: Data, dealing: play.Dealing): FindThePairsState {
  const cards = data.pairs.flatMap(({ id: pair }) =>
    (["one", "other"] as const).map((side: Side) => ({ pair, side })),
  );
  return {
    type: "find_the_pairs",
    ...play.freshPlay(dealing),
    order: shuffled(cards, dealing.random),
    ...{ found: [], seen: [], open: null },
  };
}

/** Only what lies face up says what it is. */
export function showFindThePairs(
  data: Data,
  state: FindThePairsState,
  pictures: play.Pictures,
): ShownGameOf<"find_the_pairs"> {
  return {
    type: "find_the_pairs",
    cards: state.order.map(({ pair }, card) => {
      const matched = state.found.includes(pair);
      const face = matched || state.open === card ? faceAt(data, state, card) : null;
      return { card, found: matched, face: face && play.shownFace(face, state, pictures) };
    }),
    open: state.open,
  };
}

function faceAt(data: Data, { order }: FindThePairsState, card: number) {
  const at = order[card];
  const pair = data.pairs.find(({ id }) => id === at?.pair);
  return at && pair ? pair[at.side] : null;
}

/**
 * Turns a card. Two that do not belong together cost an error only where the other half of the first had been seen: bad
 * luck is no error, so that whoever remembers all makes none.
 */
export function judgeFindThePairs(
  data: Data,
  state: FindThePairsState,
  { card }: MoveOf<"find_the_pairs">,
): play.JudgedMove<FindThePairsState> | play.NotThere {
  const turned = state.order[card];
  const face = faceAt(data, state, card);
  if (!turned || !face) return play.notThere;
  if (state.found.includes(turned.pair) || state.open === card) return play.ignored(state);
  const seen = state.seen.includes(card) ? state.seen : [...state.seen, card];
  const reveal = {
    ...{ why: null, answer: null },
    cards: [
      {
        card,
        text: play.textFor(face.text, state),
        fileId: face.fileId,
        pictureAlt: play.shownAlt(face.alt, state),
      },
    ],
  };
  const first = state.open === null ? undefined : state.order[state.open];
  if (!first) {
    return { state: { ...state, seen, open: card }, outcome: "turned", error: false, reveal };
  }
  const after = { ...state, seen, open: null };
  if (first.pair === turned.pair) {
    const pairs = [...state.found, turned.pair];
    const won = play.afterRight({ ...after, found: pairs }, pairs.length === data.pairs.length);
    return { state: won, outcome: "right", error: false, reveal };
  }
  const other = state.order.findIndex(({ pair, side }) => pair === first.pair && side !== first.side);
  const error = state.seen.includes(other);
  return {
    state: error ? play.afterError(after, data.allowedErrors) : after,
    ...{ outcome: "wrong", error, reveal },
  };
}

export const findThePairsProgress = (data: Data, { found: pairs }: FindThePairsState): number =>
  play.progressOf(pairs.length, data.pairs.length);
