import { useState } from "react";

/** How one row of the list moves. */
export type Moving = {
  readonly first: boolean;
  readonly last: boolean;
  readonly dragging: boolean;
  readonly onMove: (by: -1 | 1) => void;
  readonly onDrag: (on: boolean) => void;
  readonly onDragOver: () => void;
};

/** Which row is being dragged, for a list of so many; `move` is only asked for places it has. */
export function useMoving(length: number, move: (from: number, to: number) => void): (at: number) => Moving {
  const [dragged, setDragged] = useState<number>();
  const within = (from: number, to: number) => {
    if (to >= 0 && to < length && from !== to) move(from, to);
  };
  return (at) => ({
    first: at === 0,
    last: at === length - 1,
    dragging: dragged === at,
    onMove: (by) => within(at, at + by),
    onDrag: (on) => setDragged(on ? at : undefined),
    onDragOver: () => {
      if (dragged === undefined || dragged === at) return;
      within(dragged, at);
      setDragged(at);
    },
  });
}
