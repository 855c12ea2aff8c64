import { declareProblems } from "../problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export const fileProblems = {
  tooLarge: problem("files.too_large", 413),
  typeRefused: problem("files.type_refused", 415),
  heic: problem("files.heic", 415),
  filmType: problem("files.film_type", 415),
  soundType: problem("files.sound_type", 415),
  filmEncoding: problem("files.film_encoding", 415),
  filmSoundEncoding: problem("files.film_sound_encoding", 415),
  soundEncoding: problem("files.sound_encoding", 415),
  noLength: problem("files.no_length", 422),
  empty: problem("files.empty", 422),
  locked: problem("files.locked", 422),
  captionTime: problem("files.caption_time", 422),
  noCaptions: problem("files.no_captions", 422),
  damaged: problem("files.damaged", 422),
  tooManyPixels: problem("files.too_many_pixels", 422),
  incomplete: problem("files.incomplete", 409),
  expired: problem("files.upload_expired", 410),
  quota: problem("files.quota_reached", 409),
} as const;
