import { problem } from "../problem.ts";

export const fileProblems = {
  tooLarge: problem("files.too_large", 413, {
    "pt-BR": "O arquivo passa do limite de {{megabytes}} MB",
    "en-US": "The file is over the limit of {{megabytes}} MB",
    "es-ES": "El archivo supera el límite de {{megabytes}} MB",
    "fr-FR": "Le fichier dépasse la limite de {{megabytes}} Mo",
  }),
  typeRefused: problem("files.type_refused", 415, {
    "pt-BR": "Este tipo de arquivo não é aceito aqui",
    "en-US": "This type of file is not accepted here",
    "es-ES": "Este tipo de archivo no se acepta aquí",
    "fr-FR": "Ce type de fichier n’est pas accepté ici",
  }),
  heic: problem("files.heic", 415, {
    "pt-BR":
      "Fotos HEIC não são aceitas. Nos ajustes da câmera, escolha JPEG (“Mais compatível”) e envie de novo",
    "en-US":
      "HEIC photos are not accepted. In the camera’s settings choose JPEG (“Most compatible”) and send again",
    "es-ES":
      "No se aceptan fotos HEIC. En los ajustes de la cámara elige JPEG (“Más compatible”) y envíala de nuevo",
    "fr-FR":
      "Les photos HEIC ne sont pas acceptées. Dans les réglages de l’appareil photo, choisissez JPEG (« Le plus compatible ») et renvoyez",
  }),
  damaged: problem("files.damaged", 422, {
    "pt-BR": "Não foi possível abrir o arquivo. Ele pode estar danificado",
    "en-US": "The file could not be opened. It may be damaged",
    "es-ES": "No se pudo abrir el archivo. Puede estar dañado",
    "fr-FR": "Le fichier n’a pas pu être ouvert. Il est peut-être endommagé",
  }),
  tooManyPixels: problem("files.too_many_pixels", 422, {
    "pt-BR": "A imagem passa de {{megapixels}} megapixels. Reduza o tamanho e tente de novo",
    "en-US": "The picture is over {{megapixels}} megapixels. Make it smaller and try again",
    "es-ES": "La imagen supera los {{megapixels}} megapíxeles. Reduce el tamaño e inténtalo de nuevo",
    "fr-FR": "L’image dépasse {{megapixels}} mégapixels. Réduisez-la et réessayez",
  }),
  incomplete: problem("files.incomplete", 409, {
    "pt-BR": "O envio não terminou. Continue de onde parou",
    "en-US": "The upload is not finished. Carry on where it stopped",
    "es-ES": "El envío no terminó. Continúa donde se detuvo",
    "fr-FR": "L’envoi n’est pas terminé. Reprenez là où il s’est arrêté",
  }),
  expired: problem("files.upload_expired", 410, {
    "pt-BR": "O envio expirou. Comece de novo",
    "en-US": "The upload has expired. Start again",
    "es-ES": "El envío caducó. Empieza de nuevo",
    "fr-FR": "L’envoi a expiré. Recommencez",
  }),
  quota: problem("files.quota_reached", 409, {
    "pt-BR": "Você atingiu o limite de espaço para arquivos",
    "en-US": "You have reached your space for files",
    "es-ES": "Alcanzaste tu límite de espacio para archivos",
    "fr-FR": "Vous avez atteint votre espace de fichiers",
  }),
} as const;
