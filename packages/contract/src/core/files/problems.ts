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
      "No se aceptan fotos HEIC. En los ajustes de la cámara elige JPEG («Más compatible») y envíala de nuevo",
    "fr-FR":
      "Les photos HEIC ne sont pas acceptées. Dans les réglages de l’appareil photo, choisissez JPEG (« Le plus compatible ») et renvoyez",
  }),
  filmType: problem("files.film_type", 415, {
    "pt-BR":
      "Vídeos são aceitos em MP4, MOV ou WebM. No programa em que o vídeo foi feito, exporte em MP4 (vídeo H.264, som AAC) e envie de novo",
    "en-US":
      "Videos are taken as MP4, MOV or WebM. In the program the video was made with, export it as MP4 (H.264 video, AAC sound) and send it again",
    "es-ES":
      "Los videos se aceptan en MP4, MOV o WebM. En el programa con que se hizo, expórtalo en MP4 (video H.264, sonido AAC) y envíalo de nuevo",
    "fr-FR":
      "Les vidéos sont acceptées en MP4, MOV ou WebM. Dans le logiciel d’origine, exportez en MP4 (vidéo H.264, son AAC) et renvoyez",
  }),
  soundType: problem("files.sound_type", 415, {
    "pt-BR":
      "Áudios são aceitos em MP3, M4A (AAC), OGG, WebM ou WAV. No programa em que o áudio foi feito, exporte em MP3 e envie de novo",
    "en-US":
      "Audio is taken as MP3, M4A (AAC), OGG, WebM or WAV. In the program it was made with, export it as MP3 and send it again",
    "es-ES":
      "Los audios se aceptan en MP3, M4A (AAC), OGG, WebM o WAV. En el programa con que se hizo, expórtalo en MP3 y envíalo de nuevo",
    "fr-FR":
      "Les sons sont acceptés en MP3, M4A (AAC), OGG, WebM ou WAV. Dans le logiciel d’origine, exportez en MP3 et renvoyez",
  }),
  filmEncoding: problem("files.film_encoding", 415, {
    "pt-BR":
      "A imagem está em {{codec}}, que nem todo celular ou navegador mostra. Exporte o vídeo em MP4 com H.264 de 8 bits (“Mais compatível” no iPhone) e envie de novo",
    "en-US":
      "The picture is in {{codec}}, which not every phone or browser shows. Export the video as MP4 with 8-bit H.264 (“Most Compatible” on an iPhone) and send it again",
    "es-ES":
      "La imagen está en {{codec}}, que no todos los teléfonos o navegadores muestran. Exporta el video en MP4 con H.264 de 8 bits («Más compatible» en el iPhone) y envíalo de nuevo",
    "fr-FR":
      "L’image est en {{codec}}, que tous les téléphones et navigateurs n’affichent pas. Exportez la vidéo en MP4 avec H.264 8 bits (« Le plus compatible » sur iPhone) et renvoyez",
  }),
  filmSoundEncoding: problem("files.film_sound_encoding", 415, {
    "pt-BR":
      "O som do vídeo está em {{codec}}, que nem todo celular ou navegador reproduz. Exporte o vídeo com som AAC e envie de novo",
    "en-US":
      "The video’s sound is in {{codec}}, which not every phone or browser plays. Export the video with AAC sound and send it again",
    "es-ES":
      "El sonido del video está en {{codec}}, que no todos los teléfonos o navegadores reproducen. Exporta el video con sonido AAC y envíalo de nuevo",
    "fr-FR":
      "Le son de la vidéo est en {{codec}}, que tous les téléphones et navigateurs ne lisent pas. Exportez la vidéo avec un son AAC et renvoyez",
  }),
  soundEncoding: problem("files.sound_encoding", 415, {
    "pt-BR":
      "O áudio está em {{codec}}, que nem todo celular ou navegador reproduz. Exporte em MP3 ou em M4A (AAC) e envie de novo",
    "en-US":
      "The audio is in {{codec}}, which not every phone or browser plays. Export it as MP3 or M4A (AAC) and send it again",
    "es-ES":
      "El audio está en {{codec}}, que no todos los teléfonos o navegadores reproducen. Expórtalo en MP3 o M4A (AAC) y envíalo de nuevo",
    "fr-FR":
      "Le son est en {{codec}}, que tous les téléphones et navigateurs ne lisent pas. Exportez en MP3 ou en M4A (AAC) et renvoyez",
  }),
  noLength: problem("files.no_length", 422, {
    "pt-BR":
      "A gravação não diz quanto dura, como acontece quando é interrompida. Abra em um editor de vídeo ou áudio, exporte e envie de novo",
    "en-US":
      "The recording does not say how long it is, as happens when it breaks off. Open it in a video or audio editor, export it and send it again",
    "es-ES":
      "La grabación no dice cuánto dura, como pasa cuando se interrumpe. Ábrela en un editor de video o audio, expórtala y envíala de nuevo",
    "fr-FR":
      "L’enregistrement n’indique pas sa durée, comme lorsqu’il est interrompu. Ouvrez-le dans un logiciel de montage, exportez et renvoyez",
  }),
  empty: problem("files.empty", 422, {
    "pt-BR": "O arquivo está vazio. Confira se ele abre no seu aparelho e envie de novo",
    "en-US": "The file is empty. Check that it opens on your device and send it again",
    "es-ES": "El archivo está vacío. Comprueba que se abra en tu dispositivo y envíalo de nuevo",
    "fr-FR": "Le fichier est vide. Vérifiez qu’il s’ouvre sur votre appareil et renvoyez",
  }),
  locked: problem("files.locked", 422, {
    "pt-BR": "O PDF pede senha para abrir. Salve uma cópia sem senha e envie de novo",
    "en-US": "The PDF asks for a password to open. Save a copy without one and send it again",
    "es-ES": "El PDF pide contraseña para abrirse. Guarda una copia sin contraseña y envíala de nuevo",
    "fr-FR": "Le PDF demande un mot de passe. Enregistrez une copie sans mot de passe et renvoyez",
  }),
  captionTime: problem("files.caption_time", 422, {
    "pt-BR":
      "Não dá para ler o tempo na linha {{line}} das legendas. Escreva como 00:01:02.500 --> 00:01:05.000 e envie de novo",
    "en-US":
      "The time on line {{line}} of the captions cannot be read. Write it as 00:01:02.500 --> 00:01:05.000 and send it again",
    "es-ES":
      "No se puede leer el tiempo en la línea {{line}} de los subtítulos. Escríbelo como 00:01:02.500 --> 00:01:05.000 y envíalo de nuevo",
    "fr-FR":
      "Le temps de la ligne {{line}} des sous-titres est illisible. Écrivez-le comme 00:01:02.500 --> 00:01:05.000 et renvoyez",
  }),
  noCaptions: problem("files.no_captions", 422, {
    "pt-BR":
      "Não há legendas neste arquivo: nenhuma linha tem um tempo como 00:01:02.500 --> 00:01:05.000. Envie um WebVTT (.vtt) ou SubRip (.srt)",
    "en-US":
      "There are no captions in this file: no line has a time such as 00:01:02.500 --> 00:01:05.000. Send WebVTT (.vtt) or SubRip (.srt)",
    "es-ES":
      "No hay subtítulos en este archivo: ninguna línea tiene un tiempo como 00:01:02.500 --> 00:01:05.000. Envía un WebVTT (.vtt) o SubRip (.srt)",
    "fr-FR":
      "Il n’y a pas de sous-titres dans ce fichier : aucune ligne n’a de temps comme 00:01:02.500 --> 00:01:05.000. Envoyez un WebVTT (.vtt) ou SubRip (.srt)",
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
