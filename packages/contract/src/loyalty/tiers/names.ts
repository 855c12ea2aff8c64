import type { Level } from "../../core/level.ts";
import type { LocalizedText } from "../../core/locale.ts";

/** §loyalty#levels The levels as people read them; the two to be reached are names and stay as they are. */
export const levelNames: Readonly<Record<Level, LocalizedText>> = {
  basic: { "pt-BR": "Básico", "en-US": "Basic", "es-ES": "Básico", "fr-FR": "Basique" },
  creator: { "pt-BR": "Creator", "en-US": "Creator", "es-ES": "Creator", "fr-FR": "Creator" },
  influencer: { "pt-BR": "Influencer", "en-US": "Influencer", "es-ES": "Influencer", "fr-FR": "Influencer" },
};
