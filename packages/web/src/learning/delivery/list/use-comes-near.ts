import { type RefCallback, useCallback, useEffect, useRef } from "react";

/** How far below the window the end of the list may be when the next page is fetched. */
const AHEAD = "600px";

/** Does something once the marked place comes near the window; put what it answers on that place. */
export function useComesNear(wanted: boolean, act: () => void): RefCallback<HTMLElement> {
  const now = useRef({ wanted, act });
  const seen = useRef(false);

  // The end of the list stays near when a short page came: the next one is fetched at once.
  useEffect(() => {
    now.current = { wanted, act };
    if (wanted && seen.current) act();
  });

  return useCallback((place) => {
    if (!place) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        seen.current = entries.at(-1)?.isIntersecting ?? false;
        if (seen.current && now.current.wanted) now.current.act();
      },
      { rootMargin: AHEAD },
    );
    observer.observe(place);
    return () => {
      observer.disconnect();
      seen.current = false;
    };
  }, []);
}
