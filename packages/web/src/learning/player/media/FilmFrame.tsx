import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ErrorState } from "../../../ui/state/ErrorState.tsx";
import { CaptionChoice, SpeedChoice } from "./ChoiceControls.tsx";
import { speak } from "./controls.ts";
import classes from "./media.module.css";

type Props = {
  media: HTMLMediaElement | null;
  failed: boolean;
  onRetry: () => void;
  captions?: {
    locales: readonly Locale[];
    choice: Locale | "off";
    onChoose: (choice: Locale | "off") => void;
  };
  /** The element that plays, in the slot `media`. */
  children: ReactNode;
};

/** Controls around a film: large enough for thumbs, by keyboard, gone while it plays. */
export function FilmFrame({ media, failed, onRetry, captions, children }: Props) {
  const { t } = useTranslation("learning/player");
  speak(useLocale());
  if (failed)
    return <ErrorState title={t("media.failedTitle")} message={t("media.failedText")} onRetry={onRetry} />;
  return (
    <media-controller className={classes.film} autohide="3" nosubtitleslangpref={true}>
      {children}
      <media-loading-indicator slot="centered-chrome" />
      <div className={classes.controls}>
        <media-time-range className={classes.range} />
        <media-control-bar className={classes.row}>
          <media-play-button notooltip={true} />
          <media-seek-backward-button className={classes.roomy} seekoffset="10" notooltip={true} />
          <media-time-display showduration={true} notoggle={true} />
          <span className="grow" />
          {captions ? <CaptionChoice {...captions} /> : null}
          <SpeedChoice media={media} />
          <media-mute-button notooltip={true} />
          <media-volume-range className={classes.roomy} />
          <media-fullscreen-button notooltip={true} />
        </media-control-bar>
      </div>
    </media-controller>
  );
}
