import { useEffect, useState } from "react";

const PAUSE = 200;

/** The value once it has not changed for a moment: nobody is asked for every letter. */
export function usePaused(value: string): string {
  const [paused, setPaused] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setPaused(value), PAUSE);
    return () => clearTimeout(timer);
  }, [value]);
  return paused;
}
