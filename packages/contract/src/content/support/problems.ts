import { problem } from "../../core/problem.ts";

export const supportProblems = {
  notOffered: problem("support.not_offered", 409, {
    "pt-BR": "Este programa não recebe mensagens por aqui",
    "en-US": "This program takes no messages here",
    "es-ES": "Este programa no recibe mensajes por aquí",
    "fr-FR": "Ce programme ne reçoit pas de messages ici",
  }),
  fileNotFound: problem("support.file_not_found", 404, {
    "pt-BR": "O anexo não está mais disponível. Envie o arquivo de novo",
    "en-US": "The attachment is no longer there. Send the file again",
    "es-ES": "El adjunto ya no está disponible. Envía el archivo de nuevo",
    "fr-FR": "La pièce jointe n’est plus disponible. Renvoyez le fichier",
  }),
  requestClosed: problem("support.request_closed", 409, {
    "pt-BR": "Esta solicitação está encerrada. Reabra antes de responder",
    "en-US": "This request is closed. Reopen it before you answer",
    "es-ES": "Esta solicitud está cerrada. Reábrela antes de responder",
    "fr-FR": "Cette demande est close. Rouvrez-la avant de répondre",
  }),
} as const;
