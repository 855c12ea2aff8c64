import { type PageSize, pageSizes } from "@trilha/contract/core/limits.ts";
import { useState } from "react";

const nameOf = (userId: string) => `trilha.list.size.${userId}`;

function read(userId: string): PageSize | undefined {
  try {
    const stored = Number(localStorage.getItem(nameOf(userId)));
    return pageSizes.find((size) => size === stored);
  } catch {
    return undefined;
  }
}

/** Items of a page as a person chose them for all lists, on this device; undefined: each list as it is made. */
export function usePageSize(userId: string): readonly [PageSize | undefined, (size: number) => void] {
  const [size, setSize] = useState(() => read(userId));
  const change = (wanted: number) => {
    const next = pageSizes.find((one) => one === wanted);
    if (!next) return;
    setSize(next);
    try {
      localStorage.setItem(nameOf(userId), String(next));
    } catch {
      // Storage is off: the choice holds until the page is left.
    }
  };
  return [size, change];
}
