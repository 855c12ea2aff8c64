/** How long nothing may have arrived, in milliseconds. */
const quiet = 1_000;
/** `HTMLMediaElement.HAVE_ENOUGH_DATA`. */
const enough = 4;

/** Whether a film or recording on the page still waits for what it plays with. */
const mediaWait = (): boolean =>
  [...document.querySelectorAll<HTMLMediaElement>("main video, main audio, main hls-video")].some(
    ({ readyState, error }) => !error && readyState < enough,
  );

/** Steps and other calls come and go for ever: only what is shown counts. */
const isShown = ({ name }: PerformanceEntry): boolean => !name.startsWith(`${location.origin}/api/`);

/** Does something once what is on the screen has come and the device has nothing else to do; answers how to call it off. */
export function whenCalm(act: () => void): () => void {
  let arrived = performance.now();
  let idle: number | undefined;
  const watch = new PerformanceObserver((list) => {
    if (list.getEntries().some(isShown)) arrived = performance.now();
  });
  watch.observe({ type: "resource" });
  const end = () => {
    watch.disconnect();
    clearInterval(timer);
    if (idle !== undefined) cancelIdleCallback?.(idle);
  };
  const timer = setInterval(() => {
    if (document.visibilityState === "hidden" || mediaWait() || performance.now() - arrived < quiet) return;
    end();
    // Safari has no such call: an interval that comes in time is its sign of rest.
    if (typeof requestIdleCallback === "function") idle = requestIdleCallback(act);
    else act();
  }, quiet / 2);
  return end;
}
