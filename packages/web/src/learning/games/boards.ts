import type { ShownGame } from "@trilha/contract/learning/games/shown.ts";
import type { ComponentType } from "react";
import { lazyPart } from "../../ui/part/lazy-part.tsx";
import type { BoardProps } from "./board.ts";

type Type = ShownGame["type"];
type Load<Of extends Type> = () => Promise<{ Board: ComponentType<BoardProps<Of>> }>;

/** The board of each game: a file of its own, loaded when one is played. */
const loads: { readonly [Of in Type]: Load<Of> } = {
  drag_and_drop: () => import("./drag_and_drop/Board.tsx"),
  drag_the_words: () => import("./drag_the_words/Board.tsx"),
  find_the_pairs: () => import("./find_the_pairs/Board.tsx"),
  this_or_that: () => import("./this_or_that/Board.tsx"),
  fill_in_the_blanks: () => import("./fill_in_the_blanks/Board.tsx"),
  true_or_false: () => import("./true_or_false/Board.tsx"),
  flashcards: () => import("./flashcards/Board.tsx"),
  enigma: () => import("./enigma/Board.tsx"),
};

/** A board for whichever game: the type says which, and what is shown belongs to it. */
type AnyBoard = ComponentType<Omit<BoardProps<Type>, "shown"> & { readonly shown: ShownGame }>;
const lazily = <Of extends Type>(load: Load<Of>): AnyBoard =>
  lazyPart(() => load().then(({ Board }) => ({ default: Board }))) as unknown as AnyBoard;

const boards = Object.fromEntries(
  Object.entries(loads).map(([type, load]) => [type, lazily(load as Load<Type>)]),
) as Record<Type, AnyBoard>;

export const boardOf = (type: Type): AnyBoard => boards[type];

/** Fetches a board while nobody waits for it. */
export const prepareBoard = (type: Type): void => void loads[type]().catch(() => undefined);
