import { dragThreshold } from "@trilha/contract/learning/games/touch.ts";
import { type PointerEvent, useRef } from "react";

/** Drags an item of a list by its handle, with finger or mouse; others make room at once. */
export function useDragOrder(move: (from: number, to: number) => void) {
  const held = useRef<{ index: number; y: number; dragging: boolean } | undefined>(undefined);
  return (index: number) => ({
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { index, y: event.clientY, dragging: false };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = held.current;
      if (!now) return;
      now.dragging ||= Math.abs(event.clientY - now.y) >= dragThreshold;
      if (!now.dragging) return;
      const rows = event.currentTarget.closest("ol")?.children ?? [];
      const over = [...rows].findIndex((row) => {
        const { top, bottom } = row.getBoundingClientRect();
        return event.clientY >= top && event.clientY <= bottom;
      });
      if (over < 0 || over === now.index) return;
      move(now.index, over);
      now.index = over;
    },
    onPointerUp: () => {
      held.current = undefined;
    },
    onPointerCancel: () => {
      held.current = undefined;
    },
  });
}
