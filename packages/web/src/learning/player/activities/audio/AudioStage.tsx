import { useEffect, useState } from "react";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { CoverImage } from "../../../../ui/cover/CoverImage.tsx";
import { ContentFault } from "../../frame/ContentFault.tsx";
import { CaptionChoice, nameOf, SpeedChoice } from "../../media/ChoiceControls.tsx";
import { speak } from "../../media/controls.ts";
import media from "../../media/media.module.css";
import { useCaptions } from "../../media/use-captions.ts";
import { useFilm } from "../../media/use-film.ts";
import { WaitingWords } from "../../media/WaitingWords.tsx";
import type { StageProps } from "../../stage.ts";
import classes from "./audio.module.css";

/** §entities#activity-types audio: heard seconds, the words beside it, controls on the lock screen. */
export function Stage({ content, opened, recorder, reopen }: StageProps<"audio">) {
  speak(useLocale());
  const film = useFilm({ opened, recorder, noSkip: content.noSkip, reopen });
  const { choice, choose, track } = useCaptions(content.captions);
  const words = useWords(film.media, track?.src);
  const locales = content.captions.map(({ locale }) => locale);
  if (film.fault) return <ContentFault kind={film.fault} reopen={reopen} />;
  return (
    <div className={classes.stage}>
      <div className={classes.card}>
        <div className={classes.cover} aria-hidden="true">
          <CoverImage id={opened.activity.id} alt="" ratio="1 / 1" />
        </div>
        <h2 className="mt-12 text-20 balance">{opened.activity.title}</h2>
        <p className="dim">{opened.course.title}</p>
        {locales.length > 0 ? (
          <p className={classes.words} lang={track?.locale} aria-live="off">
            {words}
          </p>
        ) : null}
        <WaitingWords media={film.media} className="dim" />
        <media-controller
          className={`${media.audio} ${classes.player}`}
          audio={true}
          nosubtitleslangpref={true}
        >
          {/* biome-ignore lint/a11y/useMediaCaption: they are above, where there are some */}
          <audio ref={film.setMedia} slot="media" src={content.url} preload="auto" lang={content.locale}>
            {track ? (
              <track
                key={track.src}
                kind="captions"
                src={track.src}
                srcLang={track.locale}
                label={nameOf(track.locale)}
              />
            ) : null}
          </audio>
          <div className="stack items-center full">
            <media-time-range className={media.range} />
            <media-time-display showduration={true} notoggle={true} />
            <div className={classes.buttons}>
              <SpeedChoice media={film.media} />
              <media-seek-backward-button seekoffset="15" notooltip={true} />
              <media-play-button className={classes.play} notooltip={true} />
              <media-seek-forward-button seekoffset="15" notooltip={true} />
              <CaptionChoice locales={locales} choice={choice} onChoose={choose} />
            </div>
          </div>
        </media-controller>
      </div>
    </div>
  );
}

/** Words of the transcript at this moment. */
function useWords(element: HTMLMediaElement | null, src: string | undefined): string {
  const [words, setWords] = useState("");
  useEffect(() => {
    if (!element || !src) return setWords("");
    const stop = new AbortController();
    const follow = () => {
      const [track] = element.textTracks;
      if (!track) return;
      // Loaded, and drawn by the page.
      track.mode = "hidden";
      const tell = () =>
        setWords(
          [...(track.activeCues ?? [])].map((cue) => ("text" in cue ? String(cue.text) : "")).join(" "),
        );
      track.addEventListener("cuechange", tell, { signal: stop.signal });
      tell();
    };
    element.textTracks.addEventListener("addtrack", follow, { signal: stop.signal });
    follow();
    return () => stop.abort();
  }, [element, src]);
  return words;
}
