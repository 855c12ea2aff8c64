import "hls-video-element";
import { useCallback } from "react";
import { FilmFrame } from "../../media/FilmFrame.tsx";
import { useFilm } from "../../media/use-film.ts";
import type { StageProps } from "../../stage.ts";

/** §entities#type-embeds wowza: a stream in parts (HLS). */
export function Stage({ content, opened, recorder, reopen }: StageProps<"wowza">) {
  const { media, setMedia, fault } = useFilm({ opened, recorder, noSkip: content.noSkip, reopen });
  const take = useCallback(
    (element: HTMLElement | null) => {
      const film = element as (HTMLMediaElement & { config?: object }) | null;
      // A worker made from text is refused here, and a stream of lessons does not need one.
      if (film) film.config = { enableWorker: false };
      film?.setAttribute("src", content.stream);
      setMedia(film);
    },
    [content.stream, setMedia],
  );
  return (
    <FilmFrame media={media} fault={fault} reopen={reopen}>
      <hls-video
        ref={take}
        slot="media"
        playsinline={true}
        preload="auto"
        aria-label={opened.activity.title}
      />
    </FilmFrame>
  );
}
