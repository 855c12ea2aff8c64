import type { Watching } from "./use-watching.ts";

type Shown = { title: string; course: string };

/** Puts what plays on the lock screen and under headphone buttons, and takes it off again. */
export function showOnLockScreen(
  media: HTMLMediaElement,
  { title, course }: Shown,
  watching: Watching,
): () => void {
  const session = navigator.mediaSession;
  if (!session || typeof MediaMetadata !== "function") return () => undefined;
  session.metadata = new MediaMetadata({ title, artist: course });
  const seek = (time: number) => {
    media.currentTime = Math.max(0, watching.allowed(time));
  };
  const actions: [MediaSessionAction, MediaSessionActionHandler][] = [
    ["play", () => void media.play().catch(() => undefined)],
    ["pause", () => media.pause()],
    ["seekbackward", ({ seekOffset }) => seek(media.currentTime - (seekOffset ?? 15))],
    ["seekforward", ({ seekOffset }) => seek(media.currentTime + (seekOffset ?? 15))],
    ["seekto", ({ seekTime }) => seek(seekTime ?? 0)],
  ];
  for (const [action, work] of actions) session.setActionHandler(action, work);
  return () => {
    session.metadata = null;
    for (const [action] of actions) session.setActionHandler(action, null);
  };
}
