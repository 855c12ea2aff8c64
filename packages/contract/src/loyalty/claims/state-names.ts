import type { LocalizedText } from "../../core/locale.ts";
import type { ClaimState } from "./states.ts";

/**
 * §states#claim-names Names of the states of sales and photos, one per language wherever they stand: lists, filters, badges, files
 * and the audit trail. A test holds the catalogues of the web app and the words of files to them.
 */
export const claimStateNames: Readonly<Record<ClaimState, LocalizedText>> = {
  submitted: {
    "pt-BR": "Em verificação",
    "en-US": "Being checked",
    "es-ES": "En verificación",
    "fr-FR": "En vérification",
  },
  auto_accepted: {
    "pt-BR": "Aprovada sem análise",
    "en-US": "Approved without review",
    "es-ES": "Aprobada sin revisión",
    "fr-FR": "Validée sans examen",
  },
  in_review: {
    "pt-BR": "Em auditoria",
    "en-US": "Under audit",
    "es-ES": "En auditoría",
    "fr-FR": "En audit",
  },
  awaiting_picture: {
    "pt-BR": "Aguardando foto",
    "en-US": "Waiting for a picture",
    "es-ES": "Esperando foto",
    "fr-FR": "Photo attendue",
  },
  accepted: {
    "pt-BR": "Aprovada",
    "en-US": "Approved",
    "es-ES": "Aprobada",
    "fr-FR": "Validée",
  },
  rejected: {
    "pt-BR": "Reprovada",
    "en-US": "Rejected",
    "es-ES": "Rechazada",
    "fr-FR": "Refusée",
  },
  resubmitted: {
    "pt-BR": "Reenviada",
    "en-US": "Sent again",
    "es-ES": "Reenviada",
    "fr-FR": "Renvoyée",
  },
  appealed: {
    "pt-BR": "Em recurso",
    "en-US": "Under appeal",
    "es-ES": "En apelación",
    "fr-FR": "En recours",
  },
  reversed: {
    "pt-BR": "Estornada",
    "en-US": "Reversed",
    "es-ES": "Anulada",
    "fr-FR": "Annulée",
  },
  withdrawn: {
    "pt-BR": "Retirada",
    "en-US": "Withdrawn",
    "es-ES": "Retirada",
    "fr-FR": "Retirée",
  },
};
