import { useEffect } from "react";

/** A text with a history of its own: the editor's. */
const keepsItsOwn = (target: EventTarget | null) => target instanceof HTMLElement && target.isContentEditable;

/** Ctrl or Cmd with Z takes a step back, with Shift (or Y) forth again; anywhere on the page. */
export function useUndoKeys({ undo, redo }: { undo: () => void; redo: () => void }): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || keepsItsOwn(event.target)) return;
      const key = event.key.toLowerCase();
      const forth = key === "y" || (key === "z" && event.shiftKey);
      if (!forth && key !== "z") return;
      event.preventDefault();
      if (forth) redo();
      else undo();
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, [undo, redo]);
}
