import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import type { fates } from "@trilha/contract/privacy/own-data/shapes.ts";

/** On what ground something is kept. */
export const bases = {
  contract: {
    "pt-BR": "Participação no programa",
    "en-US": "Taking part in the program",
    "es-ES": "Participación en el programa",
    "fr-FR": "Participation au programme",
  },
  consent: { "pt-BR": "Sua escolha", "en-US": "Your choice", "es-ES": "Tu elección", "fr-FR": "Votre choix" },
  legal: {
    "pt-BR": "Obrigação legal de comprovar",
    "en-US": "Legal duty to prove it",
    "es-ES": "Obligación legal de comprobarlo",
    "fr-FR": "Obligation légale de preuve",
  },
  interest: {
    "pt-BR": "Interesse legítimo em segurança e continuidade",
    "en-US": "Legitimate interest in security and continuity",
    "es-ES": "Interés legítimo en seguridad y continuidad",
    "fr-FR": "Intérêt légitime de sécurité et de continuité",
  },
} as const satisfies Record<string, LocalizedText>;

/** For how long. */
export const retentions = {
  account: {
    "pt-BR": "Enquanto a conta existir",
    "en-US": "As long as the account exists",
    "es-ES": "Mientras exista la cuenta",
    "fr-FR": "Tant que le compte existe",
  },
  days180: {
    "pt-BR": "Até 180 dias",
    "en-US": "Up to 180 days",
    "es-ES": "Hasta 180 días",
    "fr-FR": "Jusqu’à 180 jours",
  },
  books: {
    "pt-BR": "Enquanto o programa precisar prestar contas",
    "en-US": "As long as the program has to account for it",
    "es-ES": "Mientras el programa deba rendir cuentas",
    "fr-FR": "Tant que le programme doit en rendre compte",
  },
  client: {
    "pt-BR": "Enquanto o conteúdo existir",
    "en-US": "As long as the content exists",
    "es-ES": "Mientras exista el contenido",
    "fr-FR": "Tant que le contenu existe",
  },
  proof: {
    "pt-BR": "Enquanto puder ser preciso comprovar",
    "en-US": "As long as proof may be needed",
    "es-ES": "Mientras pueda hacer falta comprobarlo",
    "fr-FR": "Tant qu’une preuve peut être nécessaire",
  },
} as const satisfies Record<string, LocalizedText>;

export type Fate = (typeof fates)[number];
/** Fate of it when its person leaves. */
export const fateTexts: Readonly<Record<Fate, LocalizedText>> = {
  erased: { "pt-BR": "É apagado", "en-US": "Is erased", "es-ES": "Se borra", "fr-FR": "Est effacé" },
  without_person: {
    "pt-BR": "Fica sem você: nomes e textos são apagados",
    "en-US": "Stays without you: names and texts are erased",
    "es-ES": "Queda sin ti: se borran nombres y textos",
    "fr-FR": "Reste sans vous : noms et textes sont effacés",
  },
  kept_by_id: {
    "pt-BR": "Fica só com um número no seu lugar",
    "en-US": "Stays with a mere number in your place",
    "es-ES": "Queda solo con un número en tu lugar",
    "fr-FR": "Reste avec un simple numéro à votre place",
  },
};
