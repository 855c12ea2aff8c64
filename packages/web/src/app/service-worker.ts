/**
 * Registers the app's service worker. Workbox' own client hands a plain text to the browser, which
 * `require-trusted-types-for 'script'` refuses; so the few lines are here.
 */
import { scriptAddress } from "../platform/script-address.ts";

/** Calls back when a new version waits; what it is given lets that version take over and reloads. */
export async function registerWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(scriptAddress("/sw.js"));
  const offer = () => {
    const { waiting } = registration;
    // Without a controller this is the first visit: nothing old is running.
    if (!waiting || !navigator.serviceWorker.controller) return;
    onWaiting(() => {
      navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
      waiting.postMessage({ type: "SKIP_WAITING" });
    });
  };
  offer();
  registration.addEventListener("updatefound", () => {
    registration.installing?.addEventListener("statechange", offer);
  });
}
