import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import type { ActivityNeighbours } from "../neighbours.ts";
import { type ActivityPlace, aheadQuery, type Opened } from "../player.queries.ts";
import { prepare } from "../registry.ts";
import { allowsAhead, bringAhead, wishesOf } from "./bytes-ahead.ts";
import { whenCalm } from "./when-calm.ts";

/** Pause before the next content is fetched, so that the current one comes first, in milliseconds. */
const calm = 1500;
/** How often bytes are fetched again because their address grew old, for who stays long. */
const mostRounds = 3;

/** Fetches what the next activity will be shown with, its content, its code and its first bytes, where it is open. */
export function useAhead(place: ActivityPlace, next: ActivityNeighbours["next"]): void {
  const [calmed, setCalmed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setCalmed(true), calm);
    return () => clearTimeout(timer);
  }, []);
  const wanted = calmed && next?.locks.length === 0 ? next : undefined;
  const type = wanted?.type;
  useEffect(() => {
    if (type) prepare(type);
  }, [type]);
  const { data } = useQuery({
    ...aheadQuery({ ...place, order: wanted?.order ?? 0 }),
    enabled: wanted !== undefined,
  });
  useBytesAhead(wanted && data?.content);
}

/** The first bytes of what comes next, within what `bytes-ahead.ts` allows; leaving ends it. */
function useBytesAhead(content: Opened["content"] | undefined): void {
  const rounds = useRef(0);
  const wishes = content ? JSON.stringify(wishesOf(content, location.href)) : "[]";
  useEffect(() => {
    const { connection } = navigator as Navigator & { connection?: Parameters<typeof allowsAhead>[1] };
    if (wishes === "[]" || rounds.current >= mostRounds) return undefined;
    const stop = new AbortController();
    const callOff = whenCalm(() => {
      if (!allowsAhead(navigator.onLine, connection)) return;
      rounds.current += 1;
      void bringAhead(JSON.parse(wishes), { signal: stop.signal });
    });
    return () => {
      callOff();
      stop.abort();
    };
  }, [wishes]);
}
