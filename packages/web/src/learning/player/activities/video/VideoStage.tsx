import { nameOf } from "../../media/ChoiceControls.tsx";
import { FilmFrame } from "../../media/FilmFrame.tsx";
import { useCaptions } from "../../media/use-captions.ts";
import { useFilm } from "../../media/use-film.ts";
import type { StageProps } from "../../stage.ts";

/** §entities#activity-types video: watched seconds, captions in several languages, speed; goes on at the second. */
export function Stage({ content, opened, recorder, reopen }: StageProps<"video">) {
  const { media, setMedia, fault } = useFilm({ opened, recorder, noSkip: content.noSkip, reopen });
  const { choice, choose, track } = useCaptions(content.captions);
  const locales = content.captions.map(({ locale }) => locale);
  return (
    <FilmFrame media={media} fault={fault} reopen={reopen} captions={{ locales, choice, onChoose: choose }}>
      {/* biome-ignore lint/a11y/useMediaCaption: there are captions where the author gave some */}
      <video
        ref={setMedia}
        slot="media"
        src={content.url}
        preload="auto"
        playsInline
        aria-label={opened.activity.title}
        lang={content.locale}
      >
        {track ? (
          <track
            key={track.src}
            kind="captions"
            src={track.src}
            srcLang={track.locale}
            label={nameOf(track.locale)}
            default
          />
        ) : null}
      </video>
    </FilmFrame>
  );
}
