import { problem } from "../../core/problem.ts";

export const registrationProblems = {
  closed: problem("registration.closed", 403, {
    "pt-BR": "O cadastro não está aberto agora. Fale com a equipe do programa",
    "en-US": "Registration is not open now. Contact the program’s team",
    "es-ES": "El registro no está abierto ahora. Habla con el equipo del programa",
    "fr-FR": "Les inscriptions ne sont pas ouvertes. Contactez l’équipe du programme",
  }),
  linkInvalid: problem("registration.link_invalid", 410, {
    "pt-BR": "O link expirou ou já foi usado. Faça o cadastro de novo para receber outro",
    "en-US": "The link has expired or was used already. Register again to get another",
    "es-ES": "El enlace caducó o ya se usó. Regístrate de nuevo para recibir otro",
    "fr-FR": "Le lien a expiré ou a déjà servi. Inscrivez-vous à nouveau pour en recevoir un autre",
  }),
  documentUsed: problem("registration.document_used", 409, {
    "pt-BR": "Documento já utilizado",
    "en-US": "Document already used",
    "es-ES": "Documento ya utilizado",
    "fr-FR": "Document déjà utilisé",
  }),
} as const;
