import { useCallback, useEffect, useState } from "react";
import type { Opened } from "../player.queries.ts";
import type { Recorder } from "../progress/recorder.ts";
import { showOnLockScreen } from "./session.ts";
import { useMediaElement } from "./use-media-element.ts";
import { useWatching } from "./use-watching.ts";

type Parts = { opened: Opened; recorder: Recorder; noSkip: boolean; reopen: () => void };

/** Activity whose film broke off because its address grew old: it plays on once it was opened again. */
let playsOn: string | undefined;

/** A film or a recording in an element of the page: watched, resumed, on the lock screen; opened again when it breaks. */
export function useFilm({ opened, recorder, noSkip, reopen }: Parts) {
  const [media, setMedia] = useState<HTMLMediaElement | null>(null);
  const [failed, setFailed] = useState(false);
  const watching = useWatching(recorder, opened, noSkip);
  const { activity, course } = opened;
  const onFault = useCallback(
    (wasPlaying: boolean) => {
      if (!wasPlaying || playsOn === activity.id) return setFailed(true);
      playsOn = activity.id;
      reopen();
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

  return { media, setMedia, failed };
}
