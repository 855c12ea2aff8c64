import { useNavigate, useSearch } from "@tanstack/react-router";
import { useCallback, useEffect, useRef } from "react";

const FOCUSABLE = "input, textarea, select, button, [contenteditable=true]";

const SOON = 60;

/** Puts the focus on a field, or on the first thing in what is marked with its name. */
function focusField(field: string): boolean {
  const found =
    document.getElementById(field) ?? document.querySelector<HTMLElement>(`[data-field="${field}"]`);
  if (!found) return false;
  const target = found.matches(`${FOCUSABLE}, [tabindex]`)
    ? found
    : found.querySelector<HTMLElement>(FOCUSABLE);
  (target ?? found).focus();
  if (target instanceof HTMLInputElement && target.type === "text") target.select();
  return true;
}

/** What is open stands in the address, so that the way back closes it; a field that was asked for gets the focus. */
export function usePart(): [string | undefined, (part: string | undefined, field?: string) => void] {
  const search: { part?: unknown } = useSearch({ strict: false });
  const navigate = useNavigate();
  const part = typeof search.part === "string" && search.part ? search.part : undefined;
  const wanted = useRef<string>(undefined);

  const open = useCallback(
    (next: string | undefined, field?: string) => {
      wanted.current = field;
      void navigate({
        to: ".",
        search: (before: Record<string, unknown>) => ({ ...before, part: next }),
        resetScroll: false,
      });
      // The same panel may be open already: then no part changes, and the effect below does not run.
      if (field)
        setTimeout(() => {
          if (wanted.current === field && focusField(field)) wanted.current = undefined;
        }, SOON);
    },
    [navigate],
  );

  // The panel is drawn after the address has changed; its parts may come a little later still.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another part is another panel
  useEffect(() => {
    const field = wanted.current;
    if (!field) return undefined;
    const tries = [0, 150, 500].map((pause) =>
      setTimeout(() => {
        if (wanted.current === field && focusField(field)) wanted.current = undefined;
      }, pause),
    );
    return () => tries.forEach(clearTimeout);
  }, [part]);

  return [part, open];
}
