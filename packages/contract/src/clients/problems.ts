import { problem } from "../kernel/problem.ts";

export const clientProblems = {
  unknownClient: problem("clients.unknown", 404, {
    "pt-BR": "Programa não encontrado neste endereço",
    "en-US": "No programme was found at this address",
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
} as const;
