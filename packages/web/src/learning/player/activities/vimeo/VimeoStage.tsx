import "vimeo-video-element";
import { useEffect, useState } from "react";
import { FilmMissing } from "../../media/FilmMissing.tsx";
import media from "../../media/media.module.css";
import { Outside } from "../../media/Outside.tsx";
import { useFilm } from "../../media/use-film.ts";
import type { StageProps } from "../../stage.ts";

/** Milliseconds after which a player that says nothing is not there: no line, or the network keeps it out. */
const silence = 12_000;

/** §entities#type-embeds vimeo: their player, which speaks as the browser's own films do. */
export function Stage(props: StageProps<"vimeo">) {
  return (
    <Outside provider="Vimeo" film consent={props.consent} recorder={props.recorder}>
      <Film {...props} />
    </Outside>
  );
}

function Film({ content, opened, recorder, reopen }: StageProps<"vimeo">) {
  const { media: film, setMedia, fault } = useFilm({ opened, recorder, noSkip: content.noSkip, reopen });
  const [silent, setSilent] = useState(false);
  useEffect(() => {
    if (!film) return undefined;
    const waiting = setTimeout(() => setSilent(true), silence);
    const answered = () => clearTimeout(waiting);
    film.addEventListener("loadedmetadata", answered);
    return () => {
      clearTimeout(waiting);
      film.removeEventListener("loadedmetadata", answered);
    };
  }, [film]);
  if (fault || silent)
    return <FilmMissing provider="Vimeo" address={`https://vimeo.com/${content.video}`} onRetry={reopen} />;
  return (
    <div className={media.outside}>
      <vimeo-video
        ref={(element) => setMedia(element as HTMLMediaElement | null)}
        src={`https://vimeo.com/${content.video}`}
        controls={true}
        playsinline={true}
      />
    </div>
  );
}
