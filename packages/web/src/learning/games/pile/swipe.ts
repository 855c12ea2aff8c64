import { dragThreshold } from "@trilha/contract/learning/games/touch.ts";
import { type PointerEvent, useRef, useState } from "react";

/** How far a card is pushed before letting go means a side, in CSS pixels. */
const enough = 84;

/** A card that is pushed to the left or to the right; anything shorter lets it come back. */
export function useSwipe(onSide: (side: 0 | 1) => void, disabled: boolean) {
  const from = useRef<number>(undefined);
  const [distance, setDistance] = useState(0);
  const end = () => {
    from.current = undefined;
    setDistance(0);
  };
  return {
    by: distance,
    /** Where letting go now would put it. */
    side: Math.abs(distance) < enough ? undefined : distance < 0 ? (0 as const) : (1 as const),
    grip: {
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        if (disabled || event.button !== 0 || !event.isPrimary) return;
        from.current = event.clientX;
        event.currentTarget.setPointerCapture(event.pointerId);
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        if (from.current === undefined) return;
        const moved = event.clientX - from.current;
        if (distance !== 0 || Math.abs(moved) >= dragThreshold) setDistance(moved);
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        if (from.current === undefined) return;
        const moved = event.clientX - from.current;
        end();
        if (Math.abs(moved) >= enough) onSide(moved < 0 ? 0 : 1);
      },
      onPointerCancel: end,
    },
  };
}
