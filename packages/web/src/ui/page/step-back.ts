import { useLocation, useRouter } from "@tanstack/react-router";
import type { MouseEvent } from "react";

declare module "@tanstack/react-router" {
  interface HistoryState {
    /** The path of the page that led here, where it wants to be found again as it was left. */
    from?: string;
  }
}

/**
 * For a link to the page this one was opened from: one step back instead of a new visit, so that a list stands where
 * it was left, filters included. Whoever came another way, or wants a tab of its own, follows the link.
 */
export function useStepBack(path: string): (event: MouseEvent<HTMLAnchorElement>) => void {
  const { history } = useRouter();
  const from = useLocation({ select: ({ state }) => state.from });
  return (event) => {
    if (from !== path || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    history.back();
  };
}
