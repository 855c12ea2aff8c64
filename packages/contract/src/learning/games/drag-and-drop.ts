import type { GameData } from "./content.ts";
import type { MoveOf } from "./moves.ts";
import type { ShownGameOf } from "./shown.ts";
import * as play from "./state.ts";

type Data = GameData<"drag_and_drop">;
export interface DragAndDropState extends play.PlayState {
  type: "drag_and_drop";
  order: string[];
  /** Items that lie where they belong. */
  placed: string[];
}

export function dealDragAndDrop(data: Data, dealing: play.Dealing): DragAndDropState {
  const order = play.inOrder(data.items, data.shuffle, dealing.random).map(({ id }) => id);
  return { type: "drag_and_drop", ...play.freshPlay(dealing), order, placed: [] };
}

export function showDragAndDrop(
  data: Data,
  state: DragAndDropState,
  pictures: play.Pictures,
): ShownGameOf<"drag_and_drop"> {
  return {
    type: "drag_and_drop",
    zones: data.zones.map(({ text }, zone) => ({ zone, text: play.textFor(text, state) })),
    cards: play.dealtFrom(data.items, state.order).map((item, card) => ({
      card,
      ...play.shownFace(item, state, pictures),
      zone: state.placed.includes(item.id) ? data.zones.findIndex(({ id }) => id === item.zoneId) : null,
    })),
  };
}

/** §learning#games What belongs nowhere stays out: whatever zone it is put into is wrong. */
export function judgeDragAndDrop(
  data: Data,
  state: DragAndDropState,
  move: MoveOf<"drag_and_drop">,
): play.JudgedMove<DragAndDropState> | play.NotThere {
  const item = play.dealtFrom(data.items, state.order)[move.card];
  const zone = data.zones[move.zone];
  if (!item || !zone) return play.notThere;
  if (state.placed.includes(item.id)) return play.ignored(state);
  if (item.zoneId !== zone.id) {
    return { state: play.afterError(state, data.allowedErrors), outcome: "wrong", error: true, reveal: null };
  }
  const placed = [...state.placed, item.id];
  const done = placed.length === belonging(data);
  return {
    state: play.afterRight({ ...state, placed }, done),
    ...{ outcome: "right", error: false, reveal: null },
  };
}

const belonging = (data: Data) => data.items.filter(({ zoneId }) => zoneId !== null).length;

export const dragAndDropProgress = (data: Data, state: DragAndDropState): number =>
  play.progressOf(state.placed.length, belonging(data));
