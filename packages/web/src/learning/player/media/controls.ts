// The parts of the player's controls, each defining its element; with the words of the language in use.
import "media-chrome/media-controller";
import "media-chrome/media-control-bar";
import "media-chrome/media-play-button";
import "media-chrome/media-mute-button";
import "media-chrome/media-volume-range";
import "media-chrome/media-time-range";
import "media-chrome/media-time-display";
import "media-chrome/media-seek-backward-button";
import "media-chrome/media-seek-forward-button";
import "media-chrome/media-fullscreen-button";
import "media-chrome/media-loading-indicator";
import "media-chrome/lang/pt";
import "media-chrome/lang/es";
import "media-chrome/lang/fr";
import { setLanguage } from "media-chrome/utils/i18n";
import type { Locale } from "../../../i18n/locales.ts";

/** In whose language the controls speak; said before they are drawn. */
export const speak = (locale: Locale): void => setLanguage(locale);
