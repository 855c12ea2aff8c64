/**
 * Messages of YouTube's own player to the page around it: no script of theirs runs in ours. It answers a
 * `listening`, tells its state whenever it changes, and takes commands.
 */

/** As far as it is known; each message holds what changed. */
export interface PlayerInfo {
  readonly currentTime?: number;
  readonly duration?: number;
  /** -1 not started, 0 ended, 1 plays, 2 paused, 3 waits, 5 ready. */
  readonly playerState?: number;
  readonly playbackRate?: number;
}
export type PlayerNews = { readonly kind: "info"; readonly info: PlayerInfo } | { readonly kind: "error" };

const number = (value: unknown): number | undefined =>
  typeof value === "number" && Number.isFinite(value) ? value : undefined;

/** Reads one of its messages; undefined for anything else. */
export function readMessage(data: unknown): PlayerNews | undefined {
  if (typeof data !== "string" || data.length > 20_000) return undefined;
  let message: { event?: unknown; info?: unknown };
  try {
    message = JSON.parse(data) as typeof message;
  } catch {
    return undefined;
  }
  if (message?.event === "onError") return { kind: "error" };
  if (message?.event !== "infoDelivery" && message?.event !== "initialDelivery") return undefined;
  const info = (message.info ?? {}) as Record<string, unknown>;
  const known = {
    currentTime: number(info.currentTime),
    duration: number(info.duration),
    playerState: number(info.playerState),
    playbackRate: number(info.playbackRate),
  };
  return {
    kind: "info",
    info: Object.fromEntries(Object.entries(known).filter(([, value]) => value !== undefined)),
  };
}

export const listening = JSON.stringify({ event: "listening", id: 1, channel: "widget" });
export const command = (func: string, ...args: readonly unknown[]): string =>
  JSON.stringify({ event: "command", func, args, id: 1, channel: "widget" });

export const youtube = "https://www.youtube-nocookie.com";

/** The address of a film in their player, which says no name until it is played. */
export function embedAddress(
  video: string,
  { from, locale, origin }: { from: number; locale: string; origin: string },
) {
  const address = new URL(`${youtube}/embed/${encodeURIComponent(video)}`);
  const params = { enablejsapi: "1", playsinline: "1", rel: "0", origin, hl: locale.slice(0, 2) };
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value);
  if (from > 0) address.searchParams.set("start", String(Math.floor(from)));
  return address.href;
}
