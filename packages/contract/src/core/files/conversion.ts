import { type Locale, type LocalizedText, localize } from "../locale.ts";

/** Reasons why a film or a sound was not converted, with what to do. */
const failures = {
  absent: {
    "pt-BR":
      "A conversão não está mais disponível neste servidor. Exporte em MP4 (vídeo H.264, som AAC) e envie de novo",
    "en-US":
      "Conversion is no longer available on this server. Export it as MP4 (H.264 video, AAC sound) and send it again",
    "es-ES":
      "La conversión ya no está disponible en este servidor. Expórtalo en MP4 (video H.264, sonido AAC) y envíalo de nuevo",
    "fr-FR":
      "La conversion n’est plus disponible sur ce serveur. Exportez en MP4 (vidéo H.264, son AAC) et renvoyez",
  },
  unreadable: {
    "pt-BR":
      "O arquivo não pôde ser convertido: está danificado ou não tem imagem nem som que se leia. Abra no programa em que foi feito, exporte em MP4 e envie de novo",
    "en-US":
      "The file could not be converted: it is damaged, or has no picture or sound that can be read. Open it in the program it was made with, export it as MP4 and send it again",
    "es-ES":
      "El archivo no se pudo convertir: está dañado o no tiene imagen ni sonido legibles. Ábrelo en el programa con que se hizo, expórtalo en MP4 y envíalo de nuevo",
    "fr-FR":
      "Le fichier n’a pas pu être converti : il est endommagé, ou n’a ni image ni son lisibles. Ouvrez-le dans le logiciel d’origine, exportez en MP4 et renvoyez",
  },
  too_long: {
    "pt-BR":
      "A conversão demorou demais e foi interrompida. Divida a gravação ou exporte em MP4 (vídeo H.264, som AAC) e envie de novo",
    "en-US":
      "The conversion took too long and was stopped. Split the recording, or export it as MP4 (H.264 video, AAC sound), and send it again",
    "es-ES":
      "La conversión tardó demasiado y se detuvo. Divide la grabación o expórtala en MP4 (video H.264, sonido AAC) y envíala de nuevo",
    "fr-FR":
      "La conversion a duré trop longtemps et a été arrêtée. Divisez l’enregistrement ou exportez-le en MP4 (vidéo H.264, son AAC) et renvoyez",
  },
  too_large: {
    "pt-BR":
      "Convertido, o arquivo passaria do limite de tamanho. Divida a gravação ou exporte com menor qualidade e envie de novo",
    "en-US":
      "Converted, the file would be over the size limit. Split the recording, or export it in lower quality, and send it again",
    "es-ES":
      "Convertido, el archivo superaría el límite de tamaño. Divide la grabación o expórtala con menor calidad y envíala de nuevo",
    "fr-FR":
      "Converti, le fichier dépasserait la limite de taille. Divisez l’enregistrement ou exportez-le en qualité moindre et renvoyez",
  },
  broken: {
    "pt-BR":
      "A conversão foi interrompida várias vezes por um problema nosso. Remova o arquivo e envie de novo; se continuar, exporte em MP4",
    "en-US":
      "The conversion was interrupted several times by a problem of ours. Remove the file and send it again; if it goes on, export it as MP4",
    "es-ES":
      "La conversión se interrumpió varias veces por un problema nuestro. Quita el archivo y envíalo de nuevo; si continúa, expórtalo en MP4",
    "fr-FR":
      "La conversion a été interrompue plusieurs fois par un problème de notre côté. Retirez le fichier et renvoyez-le ; si cela continue, exportez en MP4",
  },
} as const satisfies Record<string, LocalizedText>;

export type ConversionFailure = keyof typeof failures;
export const conversionFailureNames = Object.keys(failures) as ConversionFailure[];

export const conversionFailure = (reason: ConversionFailure, locale: Locale): string =>
  localize(failures[reason], locale);

/** Conversion of a medium to one that every browser plays. */
export interface Conversion {
  state: "waiting" | "running" | "failed";
  /** Container to read it as. */
  format: string;
  /** Percent. */
  progress: number;
  /** Moment of this standing. */
  at: string;
  reason?: ConversionFailure;
}

/** Standing of a conversion: how far it is in percent, or why it failed in the reader's language. */
export interface ConversionView {
  state: "waiting" | "running" | "failed";
  progress: number;
  reason: string | null;
}

const note: LocalizedText = {
  "pt-BR":
    "Nem todo navegador toca este arquivo: ele está sendo convertido. Pode continuar editando; a atividade fica pronta quando a conversão terminar.",
  "en-US":
    "Not every browser plays this file: it is being converted. You can go on editing; the activity is ready when the conversion is done.",
  "es-ES":
    "No todos los navegadores reproducen este archivo: se está convirtiendo. Puedes seguir editando; la actividad estará lista cuando termine la conversión.",
  "fr-FR":
    "Tous les navigateurs ne lisent pas ce fichier : il est en cours de conversion. Vous pouvez continuer à écrire ; l’activité sera prête une fois la conversion terminée.",
};

/** Word to whoever sent a file that is converted. */
export const conversionNote = (locale: Locale): string => localize(note, locale);
