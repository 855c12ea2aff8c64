import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { aheadQuery, type Place } from "../player.queries.ts";
import { prepare } from "../registry.ts";
import type { Way } from "../way.ts";

/** What comes next is fetched when what is here has come, in milliseconds. */
const calm = 1500;

/** Fetches what the next activity will be shown with, its content and its code, where it is open. */
export function useAhead(place: Place, next: Way["next"]): void {
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
  useQuery({ ...aheadQuery({ ...place, order: wanted?.order ?? 0 }), enabled: wanted !== undefined });
}
