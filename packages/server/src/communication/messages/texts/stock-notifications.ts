import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about stock corrections to whoever proposed them. */
export interface StockNotificationParams {
  "stock.approved": { who: string; what: string };
  "stock.refused": { who: string; what: string; why: string };
}

export const stockNotificationTexts: Readonly<
  Record<keyof StockNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "stock.approved": {
    title: {
      "pt-BR": "Correção de estoque aprovada",
      "en-US": "Stock correction approved",
      "es-ES": "Corrección de existencias aprobada",
      "fr-FR": "Correction de stock approuvée",
    },
    body: {
      "pt-BR": "{{who}} aprovou a correção de “{{what}}”.",
      "en-US": "{{who}} approved the correction of “{{what}}”.",
      "es-ES": "{{who}} aprobó la corrección de «{{what}}».",
      "fr-FR": "{{who}} a approuvé la correction de « {{what}} ».",
    },
  },
  "stock.refused": {
    title: {
      "pt-BR": "Correção de estoque não aprovada",
      "en-US": "Stock correction not approved",
      "es-ES": "Corrección de existencias no aprobada",
      "fr-FR": "Correction de stock non approuvée",
    },
    body: {
      "pt-BR": "{{who}} não aprovou a correção de “{{what}}”: {{why}}",
      "en-US": "{{who}} did not approve the correction of “{{what}}”: {{why}}",
      "es-ES": "{{who}} no aprobó la corrección de «{{what}}»: {{why}}",
      "fr-FR": "{{who}} n’a pas approuvé la correction de « {{what}} » : {{why}}",
    },
  },
};
