/**
 * Registers the app's service worker. Workbox' own client hands a plain text to the browser, which
 * `require-trusted-types-for 'script'` refuses; so the few lines are here, with one policy for one address.
 */

type Policies = {
  createPolicy: (
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ) => {
    createScriptURL: (address: string) => string;
  };
};

const WORKER = "/sw.js";

function workerAddress(): string {
  const policies = (globalThis as { trustedTypes?: Policies }).trustedTypes;
  const policy = policies?.createPolicy("trilha", {
    createScriptURL: (address) => {
      if (address !== WORKER) throw new TypeError("Only the service worker is a script address");
      return address;
    },
  });
  return policy ? policy.createScriptURL(WORKER) : WORKER;
}

/** Calls back when a new version waits; what it is given lets that version take over and reloads. */
export async function registerWorker(onWaiting: (takeOver: () => void) => void): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const registration = await navigator.serviceWorker.register(workerAddress());
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
