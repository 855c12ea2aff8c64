import { useEffect, useState } from "react";

/** Milliseconds without a picture after which it is said why. */
const patience = 5_000;
const begins = ["loadstart", "waiting", "stalled", "play"] as const;
const ends = ["playing", "canplay", "timeupdate", "pause", "suspend", "error", "emptied"] as const;
/** `HTMLMediaElement.HAVE_FUTURE_DATA`: enough to play on. */
const enough = 3;

/** Whether a film has waited for its bytes for some seconds, as it opens or while it plays. */
export function useStarving(media: HTMLMediaElement | null): boolean {
  const [starving, setStarving] = useState(false);
  useEffect(() => {
    if (!media) return undefined;
    const stop = new AbortController();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer ??= setTimeout(() => setStarving(media.readyState < enough && !media.ended), patience);
    };
    const goOn = () => {
      clearTimeout(timer);
      timer = undefined;
      setStarving(false);
    };
    for (const name of begins) media.addEventListener(name, wait, { signal: stop.signal });
    for (const name of ends) media.addEventListener(name, goOn, { signal: stop.signal });
    if (media.readyState < enough) wait();
    return () => {
      goOn();
      stop.abort();
    };
  }, [media]);
  return starving;
}
