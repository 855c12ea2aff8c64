import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { forgetDevice, readDevice, saveDevice } from "@trilha/contract/communication/messages/endpoints.ts";
import { call } from "../../api/call.ts";

/** Facts about push messages that this browser and this session know. */
export type PushFacts = {
  /** Null: the installation sends none. */
  readonly publicKey: string | null;
  readonly supported: boolean;
  /** An iPhone or iPad outside the installed app: there Apple allows push to installed apps only. */
  readonly mustInstall: boolean;
  readonly permission: NotificationPermission;
  /** The browser holds a subscription, and the session's messages go there. */
  readonly subscribed: boolean;
  readonly saved: boolean;
};

export type PushState = "unavailable" | "install" | "unsupported" | "denied" | "on" | "off";

/** One state to show; "off" may ask for permission, and only on a tap. */
export function pushState(facts: PushFacts): PushState {
  if (facts.publicKey === null) return "unavailable";
  if (!facts.supported) return facts.mustInstall ? "install" : "unsupported";
  if (facts.permission === "denied") return "denied";
  return facts.permission === "granted" && facts.subscribed && facts.saved ? "on" : "off";
}

const supported = (): boolean =>
  "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;

/** iPadOS calls itself a Mac, but a Mac has no touch. */
const isApplePhone = (): boolean =>
  /iPhone|iPad/.test(navigator.userAgent) ||
  (navigator.userAgent.includes("Macintosh") && navigator.maxTouchPoints > 1);

const PATIENCE = 10_000;

/** The worker starts after the first page is drawn; without one, a tap must not wait for ever. */
const worker = (): Promise<ServiceWorkerRegistration> =>
  Promise.race([
    navigator.serviceWorker.ready,
    new Promise<never>((_, fail) => {
      setTimeout(() => fail(new Error("no service worker")), PATIENCE);
    }),
  ]);

const subscription = async (): Promise<PushSubscription | null> =>
  (await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription()) ?? null;

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));

type Push = { state: PushState; publicKey: string | null };

export const pushQuery = queryOptions({
  queryKey: ["push"],
  queryFn: async ({ signal }): Promise<Push> => {
    const { publicKey, saved } = await call(readDevice, {}, { signal });
    const state = pushState({
      publicKey,
      supported: supported(),
      mustInstall: !supported() && isApplePhone(),
      permission: supported() ? Notification.permission : "default",
      subscribed: supported() && (await subscription()) !== null,
      saved,
    });
    return { state, publicKey };
  },
});

/** Asks the person, then the browser's push service, then tells the server; "no" at any step is a state. */
async function turnOn(publicKey: string): Promise<void> {
  if ((await Notification.requestPermission()) !== "granted") return;
  const { pushManager } = await worker();
  const held = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: bytesOf(publicKey),
  });
  const { endpoint, keys } = held.toJSON();
  if (!endpoint || !keys?.p256dh || !keys.auth) throw new Error("a subscription without address or keys");
  await call(saveDevice, {
    body: { kind: "web_push", endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } },
  });
}

/** The server first: what is pushed after that would reach nobody. */
async function turnOff(): Promise<void> {
  await call(forgetDevice);
  await (await subscription())?.unsubscribe();
}

/** Switches push messages to this browser on, with the installation's key, or off. */
export function useSwitchPush() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (publicKey: string | null) => (publicKey ? turnOn(publicKey) : turnOff()),
    onSettled: () => queries.invalidateQueries({ queryKey: pushQuery.queryKey }),
  });
}
