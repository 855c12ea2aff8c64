import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";

const FOCUSABLE = "input, textarea, select, button, [contenteditable=true]";

/** The panel is drawn after the address has changed, and its parts may come a little later still; in milliseconds. */
const pauses = [60, 150, 500, 1_000];

/** Puts the focus on a field, or on the first thing in what is marked with its name. */
function focusField(field: string): void {
  const element =
    document.getElementById(field) ?? document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!element) return;
  const target = element.matches(`${FOCUSABLE}, [tabindex]`)
    ? element
    : element.querySelector<HTMLElement>(FOCUSABLE);
  if (document.activeElement === (target ?? element)) return;
  (target ?? element).focus();
  if (target instanceof HTMLInputElement && target.type === "text") target.select();
}

/**
 * Puts the focus on a field that is about to be drawn. A sheet that closes meanwhile gives the focus back to what opened it:
 * the later tries take it from there, unless the person has gone on by themselves. Answers what ends the tries.
 */
function focusSoon(field: string): () => void {
  const tries = pauses.map((pause) => setTimeout(() => focusField(field), pause));
  const stop = () => {
    tries.forEach(clearTimeout);
    removeEventListener("keydown", stop);
    removeEventListener("pointerdown", stop);
  };
  addEventListener("keydown", stop);
  addEventListener("pointerdown", stop);
  return stop;
}

/**
 * The open part stands in the address, so that the way back closes it; a field that was asked for gets the
 * focus.
 */
export function usePart(): [string | undefined, (part: string | undefined, field?: string) => void] {
  const search: { part?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const part = typeof search.part === "string" && search.part ? search.part : undefined;
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  const open = useCallback(
    (next: string | undefined, field?: string) => {
      stop.current?.();
      void navigate({
        to: ".",
        search: (before: Record<string, unknown>) => ({ ...before, part: next }),
        resetScroll: false,
      });
      stop.current = field ? focusSoon(field) : undefined;
    },
    [navigate],
  );
  return [part, open];
}
