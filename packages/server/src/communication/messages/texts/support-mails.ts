import type { MailText } from "./mail-text.ts";

/** Mails about requests to support (§limits#support-response: an answer within 7 working days). */
export const supportMails = {
  support_request: {
    subject: {
      "pt-BR": "Solicitação nº {{number}}: {{topic}}",
      "en-US": "Request no. {{number}}: {{topic}}",
      "es-ES": "Solicitud n.º {{number}}: {{topic}}",
      "fr-FR": "Demande n° {{number}} : {{topic}}",
    },
    heading: {
      "pt-BR": "{{name}} escreveu ao suporte",
      "en-US": "{{name}} wrote to support",
      "es-ES": "{{name}} escribió a soporte",
      "fr-FR": "{{name}} a écrit à l’assistance",
    },
    paragraphs: [
      { "pt-BR": "{{message}}", "en-US": "{{message}}", "es-ES": "{{message}}", "fr-FR": "{{message}}" },
      {
        "pt-BR": "Responder a {{answerTo}} até {{due}}.",
        "en-US": "Answer {{answerTo}} by {{due}}.",
        "es-ES": "Responder a {{answerTo}} hasta el {{due}}.",
        "fr-FR": "Répondre à {{answerTo}} au plus tard le {{due}}.",
      },
    ],
    button: {
      "pt-BR": "Abrir a solicitação",
      "en-US": "Open the request",
      "es-ES": "Abrir la solicitud",
      "fr-FR": "Ouvrir la demande",
    },
    secret: [],
  },
  support_receipt: {
    subject: {
      "pt-BR": "Recebemos sua mensagem (nº {{number}})",
      "en-US": "We received your message (no. {{number}})",
      "es-ES": "Recibimos tu mensaje (n.º {{number}})",
      "fr-FR": "Nous avons reçu votre message (n° {{number}})",
    },
    heading: {
      "pt-BR": "Sua mensagem chegou",
      "en-US": "Your message has arrived",
      "es-ES": "Tu mensaje llegó",
      "fr-FR": "Votre message est arrivé",
    },
    paragraphs: [
      {
        "pt-BR": "Assunto: {{topic}}. Respondemos em até 7 dias úteis, ou seja, até {{due}}.",
        "en-US": "About: {{topic}}. We answer within 7 working days, that is by {{due}}.",
        "es-ES":
          "Asunto: {{topic}}. Respondemos en un plazo máximo de 7 días hábiles, es decir, hasta el {{due}}.",
        "fr-FR": "Sujet : {{topic}}. Nous répondons sous 7 jours ouvrés, soit au plus tard le {{due}}.",
      },
      {
        "pt-BR": "Você escreveu: {{message}}",
        "en-US": "You wrote: {{message}}",
        "es-ES": "Escribiste: {{message}}",
        "fr-FR": "Vous avez écrit : {{message}}",
      },
    ],
    note: {
      "pt-BR": "Se não foi você quem escreveu, ignore esta mensagem.",
      "en-US": "If it was not you who wrote, ignore this message.",
      "es-ES": "Si no fuiste tú quien escribió, ignora este mensaje.",
      "fr-FR": "Si ce n’est pas vous qui avez écrit, ignorez ce message.",
    },
    secret: [],
  },
  support_answer: {
    subject: {
      "pt-BR": "Resposta à sua solicitação nº {{number}}",
      "en-US": "Answer to your request no. {{number}}",
      "es-ES": "Respuesta a tu solicitud n.º {{number}}",
      "fr-FR": "Réponse à votre demande n° {{number}}",
    },
    heading: {
      "pt-BR": "Resposta da equipe de {{client}}",
      "en-US": "An answer from the {{client}} team",
      "es-ES": "Respuesta del equipo de {{client}}",
      "fr-FR": "Réponse de l’équipe de {{client}}",
    },
    paragraphs: [
      { "pt-BR": "{{answer}}", "en-US": "{{answer}}", "es-ES": "{{answer}}", "fr-FR": "{{answer}}" },
    ],
    note: {
      "pt-BR": "Para continuar, escreva de novo ao suporte e diga o número da solicitação.",
      "en-US": "To go on, write to support again and name the request’s number.",
      "es-ES": "Para continuar, escribe de nuevo a soporte e indica el número de la solicitud.",
      "fr-FR": "Pour poursuivre, écrivez à nouveau à l’assistance en indiquant le numéro de la demande.",
    },
    secret: [],
  },
} as const satisfies Record<string, MailText>;
