import { useLayoutEffect, useRef, useState } from "react";

const keptAs = (page: string) => `trilha.${page}.keys`;

/** Whether single letters act on a page; a person may switch them off (WCAG 2.1.4), and the device remembers. */
export function useKeysOn(page: string): [boolean, (on: boolean) => void] {
  const [on, setOn] = useState(() => {
    try {
      return localStorage.getItem(keptAs(page)) !== "off";
    } catch {
      return true;
    }
  });
  const change = (next: boolean) => {
    setOn(next);
    try {
      localStorage.setItem(keptAs(page), next ? "on" : "off");
    } catch {
      // Without a memory the choice holds for this page.
    }
  };
  return [on, change];
}

const TYPING = "input, textarea, select, [contenteditable]";

/** Single keys of a page: not while somebody types, nor with a modifier, nor under a dialog. */
export function useKeys(keys: Readonly<Record<string, () => void>>, on: boolean): void {
  const present = useRef(keys);
  present.current = keys;
  // Before the page is painted: what can be seen can be pressed.
  useLayoutEffect(() => {
    if (!on) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.defaultPrevented || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.target instanceof Element && event.target.closest(TYPING)) return;
      // Enter belongs to what has focus.
      if (
        event.key === "Enter" &&
        event.target instanceof Element &&
        event.target.closest("a, button, summary")
      )
        return;
      if (document.querySelector("[role=dialog]")) return;
      const act = present.current[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (!act) return;
      event.preventDefault();
      act();
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  }, [on]);
}
