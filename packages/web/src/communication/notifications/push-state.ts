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
