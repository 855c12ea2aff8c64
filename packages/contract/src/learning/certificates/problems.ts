import { problem } from "../../core/problem.ts";

export const certificateProblems = {
  unknownNumber: problem("certificates.unknown_number", 404, {
    "pt-BR": "Não encontramos nenhum certificado com este número. Confira se ele está completo",
    "en-US": "We found no certificate with this number. Check that it is complete",
    "es-ES": "No encontramos ningún certificado con este número. Comprueba que esté completo",
    "fr-FR": "Aucun certificat ne porte ce numéro. Vérifiez qu’il est complet",
  }),
  notGood: problem("certificates.not_good", 409, {
    "pt-BR": "Este certificado foi revogado ou substituído",
    "en-US": "This certificate was revoked or replaced",
    "es-ES": "Este certificado fue revocado o reemplazado",
    "fr-FR": "Ce certificat a été révoqué ou remplacé",
  }),
  noBetterScore: problem("certificates.no_better_score", 409, {
    "pt-BR": "Seu certificado já traz sua melhor nota",
    "en-US": "Your certificate already shows your best score",
    "es-ES": "Tu certificado ya muestra tu mejor nota",
    "fr-FR": "Votre certificat indique déjà votre meilleure note",
  }),
  notFinished: problem("certificates.not_finished", 409, {
    "pt-BR": "Ainda não há certificado: conclua o curso primeiro",
    "en-US": "There is no certificate yet: finish the course first",
    "es-ES": "Todavía no hay certificado: completa el curso primero",
    "fr-FR": "Pas encore de certificat : terminez d’abord le cours",
  }),
  noTemplate: problem("certificates.no_template", 409, {
    "pt-BR": "Nenhum modelo de certificado vale para este curso",
    "en-US": "No certificate template applies to this course",
    "es-ES": "Ninguna plantilla de certificado se aplica a este curso",
    "fr-FR": "Aucun modèle de certificat ne s’applique à ce cours",
  }),
  running: problem("certificates.running", 409, {
    "pt-BR": "Os certificados deste curso já estão sendo preparados. Espere terminar",
    "en-US": "The certificates of this course are being prepared already. Wait until that is done",
    "es-ES": "Los certificados de este curso ya se están preparando. Espera a que termine",
    "fr-FR": "Les certificats de ce cours sont déjà en préparation. Attendez la fin",
  }),
} as const;
