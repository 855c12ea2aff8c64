import { useCallback, useEffect, useState } from "react";
import type { ContentFaultKind } from "../frame/ContentFault.tsx";
import type { Opened } from "../player.queries.ts";
import type { Recorder } from "../progress/recorder.ts";
import { firstByteArrives, mediaFault } from "./media-fault.ts";
import { useMediaElement } from "./use-media-element.ts";
import { useWatching, type Watching } from "./use-watching.ts";

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

type Parts = { opened: Opened; recorder: Recorder; noSkip: boolean; reopen: () => void };

/** Activity whose film broke off because its address grew old: it plays on once it was opened again. */
let playsOn: string | undefined;

/** A film or a recording in an element of the page: watched, resumed, on the lock screen; opened again when it breaks. */
export function useFilm({ opened, recorder, noSkip, reopen }: Parts) {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [fault, setFault] = useState<ContentFaultKind>();
  const watching = useWatching(recorder, opened, noSkip);
  const { activity, course } = opened;
  const onFault = useCallback(
    async (broken: HTMLMediaElement, wasPlaying: boolean) => {
      const address = broken.getAttribute("src") ?? broken.currentSrc;
      const kind = await mediaFault({
        ...{ code: broken.error?.code, online: navigator.onLine },
        reaches: () => firstByteArrives(address),
      });
      // Left meanwhile.
      if (!broken.isConnected) return;
      const again = wasPlaying && kind !== "unsupported" && playsOn !== activity.id;
      if (again) playsOn = activity.id;
      if (again && kind === "unreachable") reopen();
      else setFault(kind);
    },
    [activity.id, reopen],
  );
  useMediaElement(media, { watching, onFault });

  useEffect(() => {
    if (!media) return undefined;
    if (playsOn === activity.id) {
      playsOn = undefined;
      void media.play()?.catch(() => undefined);
    }
    return showOnLockScreen(media, { title: activity.title, course: course.title }, watching);
  }, [media, activity, course.title, watching]);

  return { media, setMedia, fault };
}
