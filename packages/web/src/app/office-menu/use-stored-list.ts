import { useState } from "react";

function read(key: string): readonly string[] | undefined {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? "null");
    return Array.isArray(stored) ? stored.filter((one) => typeof one === "string") : undefined;
  } catch {
    return undefined;
  }
}

/** A list chosen on this device, under this key of its storage; undefined: nobody chose yet. */
export function useStoredList(
  key: string,
): readonly [readonly string[] | undefined, (list: readonly string[]) => void] {
  const [list, setList] = useState(() => read(key));
  const change = (next: readonly string[]) => {
    setList(next);
    try {
      localStorage.setItem(key, JSON.stringify(next));
    } catch {
      // Storage is off: the choice holds until the page is left.
    }
  };
  return [list, change];
}
