import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import { notice } from "../../../ui/act/notices.ts";
import type { Watching } from "./use-watching.ts";

type Options = {
  watching: Watching;
  /** The film cannot be played, or not any more. */
  onFault: (media: HTMLMediaElement, wasPlaying: boolean) => void;
};

/** Listens to a film that speaks as the browser's own elements do. */
export function useMediaElement(media: HTMLMediaElement | null, { watching, onFault }: Options): void {
  const { t } = useTranslation("learning/player");
  useEffect(() => {
    if (!media) return undefined;
    const stop = new AbortController();
    const on = (name: string, work: () => void) =>
      media.addEventListener(name, work, { signal: stop.signal });
    let begun = false;
    const playing = () => !media.paused && !media.ended && !media.seeking;
    const tell = () =>
      watching.at({ time: media.currentTime, playing: playing(), rate: media.playbackRate || 1 });

    const begin = () => {
      if (begun || !Number.isFinite(media.duration)) return;
      begun = true;
      watching.measured(media.duration);
      if (watching.from > 0) media.currentTime = watching.from;
    };
    on("loadedmetadata", begin);
    on("durationchange", begin);
    on("timeupdate", tell);
    on("playing", tell);
    on("ratechange", tell);
    on("pause", () => watching.stopped(media.currentTime));
    on("waiting", tell);
    on("ended", () => watching.ended(media.duration));
    on("error", () => onFault(media, playing()));
    on("seeking", () => {
      const wanted = media.currentTime;
      const allowed = watching.allowed(wanted);
      if (allowed >= wanted - 0.05) return;
      media.currentTime = allowed;
      notice(t("media.noSkip"));
    });
    if (media.readyState >= 1) begin();
    if (media.error) onFault(media, false);
    return () => {
      if (begun && media.currentTime > 0) tell();
      stop.abort();
    };
  }, [media, watching, onFault, t]);
}
