import { contextMenuTime, pressHoldTime } from "@trilha/contract/learning/games/touch.ts";
import {
  type CSSProperties,
  type MouseEvent,
  type PointerEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { type Press, type Touched, touched, untouched } from "./gesture.ts";

interface Options {
  /** A thing was put into a place: dragged there, or tapped and then the place. */
  onPut: (thing: string, place: string) => void;
  /** A thing was taken into the hand, or let go. */
  onHeld?: (thing: string | undefined) => void;
  /** Called when a thing is to be seen closely: held long, or tapped twice. */
  onLook?: (thing: string) => void;
  disabled?: boolean;
}

/** A click that follows a finger was told by the finger already. */
const echo = 700;

const placeAt = (x: number, y: number): string | undefined => {
  for (const element of document.elementsFromPoint(x, y)) {
    const place = element.closest<HTMLElement>("[data-place]")?.dataset.place;
    if (place !== undefined) return place;
  }
  return undefined;
};

/**
 * A hand that moves things to places, in three ways that end alike: drag it there; tap the thing, tap the place; or the
 * same with the keyboard. §limits#access-limits says how far and how long.
 */
export function useTouch({ onPut, onHeld, onLook, disabled = false }: Options) {
  const [press, setPress] = useState<Press>(untouched);
  const [held, setHeld] = useState<string>();
  const [over, setOver] = useState<string>();
  const present = useRef(press);
  const pressedAt = useRef(0);
  const timers = useRef<ReturnType<typeof setTimeout>[]>([]);

  const hold = (thing: string | undefined) => {
    setHeld(thing);
    onHeld?.(thing);
  };
  const stop = useCallback(() => {
    for (const timer of timers.current) clearTimeout(timer);
    timers.current = [];
  }, []);
  useEffect(() => stop, [stop]);

  const letGo = useRef(() => hold(undefined));
  letGo.current = () => hold(undefined);
  useEffect(() => {
    if (held === undefined) return undefined;
    const press = ({ key }: KeyboardEvent) => {
      if (key === "Escape") letGo.current();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [held]);

  const put = (thing: string, place: string) => {
    // Taps on the thing count anew, however soon: it came back because the place was wrong.
    present.current = untouched;
    setPress(untouched);
    hold(undefined);
    onPut(thing, place);
  };
  const say = (event: Touched) => {
    const { press: next, done } = touched(present.current, event);
    const { id } = { id: undefined, ...present.current };
    present.current = next;
    setPress(next);
    if (id === undefined) return undefined;
    if (done === "tap") hold(held === id ? undefined : id);
    if (done === "look" || (done === "twice" && onLook)) {
      hold(undefined);
      onLook?.(id);
    } else if (done === "twice") hold(held === id ? undefined : id);
    return done === "drop" ? id : undefined;
  };
  const down = (event: PointerEvent<HTMLElement>, id: string) => {
    if (disabled || event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const at = performance.now();
    say({ kind: "down", id, point: { x: event.clientX, y: event.clientY }, at });
    stop();
    timers.current = [pressHoldTime, contextMenuTime].map((pause) =>
      setTimeout(() => say({ kind: "wait", at: at + pause }), pause),
    );
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    if (present.current.phase === "none") return;
    say({ kind: "move", point: { x: event.clientX, y: event.clientY } });
    if (present.current.phase === ("dragged" as Press["phase"])) {
      stop();
      setOver(placeAt(event.clientX, event.clientY));
    }
  };
  const up = (event: PointerEvent<HTMLElement>) => {
    if (present.current.phase === "none") return;
    stop();
    pressedAt.current = performance.now();
    const dropped = say({ kind: "up", at: performance.now() });
    setOver(undefined);
    if (dropped === undefined) return;
    const place = placeAt(event.clientX, event.clientY);
    if (place !== undefined) put(dropped, place);
  };
  const cancel = () => {
    stop();
    setOver(undefined);
    say({ kind: "cancel" });
  };

  const dragged = press.phase === "dragged" ? press : undefined;
  return {
    /** The thing in the hand, however it came there. */
    held: dragged?.id ?? held,
    /** The place a dragged thing is over. */
    over,
    /** For a button that is the thing. */
    thing: (id: string) => {
      const lifted = press.phase !== "none" && press.id === id && press.phase !== "pressed";
      return {
        "aria-pressed": held === id,
        "data-held": held === id || lifted || undefined,
        "data-dragged": dragged?.id === id || undefined,
        disabled,
        style:
          dragged?.id === id
            ? ({
                translate: `${dragged.now.x - dragged.from.x}px ${dragged.now.y - dragged.from.y}px`,
              } satisfies CSSProperties)
            : undefined,
        onPointerDown: (event: PointerEvent<HTMLElement>) => down(event, id),
        onPointerMove: move,
        onPointerUp: up,
        onPointerCancel: cancel,
        // The device's own menu would take the finger away.
        onContextMenu: (event: MouseEvent) => event.preventDefault(),
        onClick: () => {
          if (performance.now() - pressedAt.current < echo || disabled) return;
          hold(held === id ? undefined : id);
        },
      };
    },
    /** For whatever is the place. */
    place: (id: string) => ({ "data-place": id, "data-over": over === id || undefined }),
    /** For its button. */
    onPlace: (id: string) => () => {
      if (held !== undefined && !disabled) put(held, id);
    },
  };
}
