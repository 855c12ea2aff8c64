import { problem } from "../../core/problem.ts";

export const clientProblems = {
  unknownClient: problem("clients.unknown", 404, {
    "pt-BR": "Programa não encontrado neste endereço",
    "en-US": "No program was found at this address",
    "es-ES": "No se encontró ningún programa en esta dirección",
    "fr-FR": "Aucun programme n’a été trouvé à cette adresse",
  }),
  slugUsed: problem("clients.slug_used", 409, {
    "pt-BR": "Este endereço curto já pertence a outro cliente",
    "en-US": "This short name already belongs to another client",
    "es-ES": "Este nombre corto ya pertenece a otro cliente",
    "fr-FR": "Ce nom court appartient déjà à un autre client",
  }),
  hostUsed: problem("clients.host_used", 409, {
    "pt-BR": "O endereço {{host}} já pertence a outro cliente",
    "en-US": "The address {{host}} already belongs to another client",
    "es-ES": "La dirección {{host}} ya pertenece a otro cliente",
    "fr-FR": "L’adresse {{host}} appartient déjà à un autre client",
  }),
  hostByOperator: problem("clients.host_by_operator", 403, {
    "pt-BR": "O endereço {{host}} só pode ser ligado ao programa por quem opera a instalação",
    "en-US": "Only whoever runs the installation can give this program the address {{host}}",
    "es-ES": "Solo quien opera la instalación puede asignar la dirección {{host}} a este programa",
    "fr-FR": "Seul l’exploitant de l’installation peut attribuer l’adresse {{host}} à ce programme",
  }),
  textIncomplete: problem("texts.incomplete", 409, {
    "pt-BR": "Falta o texto em {{locale}}, a língua do programa. Escreva título e texto antes de publicar",
    "en-US":
      "The text in {{locale}}, the program’s language, is missing. Write title and text before you publish",
    "es-ES": "Falta el texto en {{locale}}, el idioma del programa. Escribe título y texto antes de publicar",
    "fr-FR":
      "Le texte en {{locale}}, la langue du programme, manque. Écrivez titre et texte avant de publier",
  }),
  textUnchanged: problem("texts.unchanged", 409, {
    "pt-BR": "O rascunho é igual ao texto em vigor. Não há o que publicar",
    "en-US": "The draft is the same as the text in force. There is nothing to publish",
    "es-ES": "El borrador es igual al texto vigente. No hay nada que publicar",
    "fr-FR": "Le brouillon est identique au texte en vigueur. Il n’y a rien à publier",
  }),
  summaryMissing: problem("texts.summary_missing", 409, {
    "pt-BR": "Diga em poucas palavras o que mudou: é o que as pessoas leem antes de aceitar de novo",
    "en-US": "Say in a few words what changed: people read it before they accept again",
    "es-ES": "Di en pocas palabras qué cambió: es lo que las personas leen antes de aceptar de nuevo",
    "fr-FR": "Dites en quelques mots ce qui change : c’est ce qu’on lit avant d’accepter à nouveau",
  }),
} as const;
