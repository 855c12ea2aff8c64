import type { Locale } from "@trilha/contract/core/locale.ts";
import type { ReactNode } from "react";
import { useLocale } from "../../../i18n/use-locale.ts";
import { ContentFault, type ContentFaultKind } from "../frame/ContentFault.tsx";
import { CaptionChoice, SpeedChoice } from "./ChoiceControls.tsx";
import { speak } from "./controls.ts";
import classes from "./media.module.css";
import { WaitingWords } from "./WaitingWords.tsx";

type Props = {
  media: HTMLMediaElement | null;
  fault: ContentFaultKind | undefined;
  reopen: () => void;
  captions?: {
    locales: readonly Locale[];
    choice: Locale | "off";
    onChoose: (choice: Locale | "off") => void;
  };
  /** The element that plays, in the slot `media`. */
  children: ReactNode;
};

/** Controls around a film: large enough for thumbs, by keyboard, gone while it plays. */
export function FilmFrame({ media, fault, reopen, captions, children }: Props) {
  speak(useLocale());
  if (fault) return <ContentFault kind={fault} reopen={reopen} />;
  return (
    <media-controller className={classes.film} autohide="3" nosubtitleslangpref={true}>
      {children}
      <WaitingWords media={media} slot="top-chrome" className={classes.waiting} />
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
