import type { DetailedHTMLProps, HTMLAttributes } from "react";

type Tag = DetailedHTMLProps<HTMLAttributes<HTMLElement>, HTMLElement>;
type Media = Tag & { src?: string; controls?: boolean; playsinline?: boolean; preload?: string };

// The custom elements of the players, as the pages write them.
declare module "react" {
  namespace JSX {
    interface IntrinsicElements {
      "media-controller": Tag & {
        audio?: boolean;
        autohide?: string;
        noautohide?: boolean;
        hotkeys?: string;
        nosubtitleslangpref?: boolean;
        gesturesdisabled?: boolean;
      };
      "media-control-bar": Tag;
      "media-play-button": Tag & { notooltip?: boolean };
      "media-mute-button": Tag & { notooltip?: boolean };
      "media-volume-range": Tag;
      "media-time-range": Tag;
      "media-time-display": Tag & { showduration?: boolean; notoggle?: boolean };
      "media-seek-backward-button": Tag & { seekoffset?: string; notooltip?: boolean };
      "media-seek-forward-button": Tag & { seekoffset?: string; notooltip?: boolean };
      "media-fullscreen-button": Tag & { notooltip?: boolean };
      "media-loading-indicator": Tag & { noautohide?: boolean };
      "hls-video": Media;
      "vimeo-video": Media;
    }
  }
}
