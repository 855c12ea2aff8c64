import {
  contextMenuTime,
  doubleClickTime,
  dragThreshold,
  pressHoldTime,
} from "@trilha/contract/learning/games/touch.ts";

/**
 * Gestures of a finger or a mouse on a thing, pure (§limits#touch constants): times in milliseconds, places
 * in CSS pixels. Held for a while it lifts, moved it is dragged, held still for longer it is looked at
 * closely, let go it was tapped.
 */
export type Press =
  | { readonly phase: "none"; readonly tapped?: { readonly id: string; readonly at: number } | undefined }
  | {
      readonly phase: "pressed" | "lifted" | "looked" | "dragged";
      readonly id: string;
      readonly from: ScreenPoint;
      readonly now: ScreenPoint;
      readonly at: number;
      readonly tapped?: { readonly id: string; readonly at: number } | undefined;
    };
export interface ScreenPoint {
  readonly x: number;
  readonly y: number;
}
export type Touched =
  | { readonly kind: "down"; readonly id: string; readonly point: ScreenPoint; readonly at: number }
  | { readonly kind: "move"; readonly point: ScreenPoint }
  | { readonly kind: "wait"; readonly at: number }
  | { readonly kind: "up"; readonly at: number }
  | { readonly kind: "cancel" };
/** Outcome of a gesture; "tap" is told at once, a second one soon after is "twice". */
export type Done = "tap" | "twice" | "drop" | "look" | undefined;

export const untouched: Press = { phase: "none" };

const far = (from: ScreenPoint, to: ScreenPoint) => Math.hypot(to.x - from.x, to.y - from.y) >= dragThreshold;

export function touched(press: Press, event: Touched): { press: Press; done: Done } {
  const same = { press, done: undefined };
  if (event.kind === "down") {
    const { id, point, at } = event;
    return {
      press: { phase: "pressed", id, from: point, now: point, at, tapped: press.tapped },
      done: undefined,
    };
  }
  if (press.phase === "none") return same;
  switch (event.kind) {
    case "move": {
      if (press.phase === "looked") return same;
      const phase = press.phase === "dragged" || far(press.from, event.point) ? "dragged" : press.phase;
      return { press: { ...press, phase, now: event.point }, done: undefined };
    }
    case "wait": {
      const held = event.at - press.at;
      if (press.phase === "lifted" && held >= contextMenuTime)
        return { press: { ...press, phase: "looked" }, done: "look" };
      if (press.phase === "pressed" && held >= pressHoldTime)
        return { press: { ...press, phase: "lifted" }, done: undefined };
      return same;
    }
    case "up": {
      if (press.phase === "dragged") return { press: untouched, done: "drop" };
      if (press.phase === "looked") return { press: untouched, done: undefined };
      const { id, tapped } = press;
      const twice = tapped?.id === id && event.at - tapped.at < doubleClickTime;
      return {
        press: twice ? untouched : { phase: "none", tapped: { id, at: event.at } },
        done: twice ? "twice" : "tap",
      };
    }
    case "cancel":
      return { press: untouched, done: undefined };
  }
}
