import "vimeo-video-element";
import { useTranslation } from "react-i18next";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import media from "../../media/media.module.css";
import { Outside } from "../../media/Outside.tsx";
import { useFilm } from "../../media/use-film.ts";
import type { StageProps } from "../../stage.ts";

/** §3 vimeo: their player, which speaks as the browser's own films do. */
export function Stage(props: StageProps<"vimeo">) {
  return (
    <Outside provider="Vimeo" consent={props.consent}>
      <Film {...props} />
    </Outside>
  );
}

function Film({ content, opened, recorder, reopen }: StageProps<"vimeo">) {
  const { t } = useTranslation("player");
  const { setMedia, failed } = useFilm({ opened, recorder, noSkip: content.noSkip, reopen });
  if (failed)
    return <ErrorState title={t("media.failedTitle")} message={t("media.outsideFailed")} onRetry={reopen} />;
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
