import { problem } from "../../core/problem.ts";

export const ledgerProblems = {
  insufficientPoints: problem("ledger.insufficient_points", 409, {
    "pt-BR": "Não há pontos suficientes para isto",
    "en-US": "There are not enough points for this",
    "es-ES": "No hay puntos suficientes para esto",
    "fr-FR": "Il n’y a pas assez de points pour cela",
  }),
  inDebt: problem("ledger.in_debt", 409, {
    "pt-BR": "Os próximos {{owed}} pontos confirmados acertam o débito; depois dá para resgatar",
    "en-US": "The next {{owed}} confirmed points repay the debt; then redeeming is possible again",
    "es-ES": "Los próximos {{owed}} puntos confirmados saldan la deuda; luego se puede canjear",
    "fr-FR": "Les {{owed}} prochains points confirmés remboursent la dette ; l’échange sera ensuite possible",
  }),
  waitsForAudit: problem("ledger.waits_for_audit", 409, {
    "pt-BR": "{{waiting}} pontos ainda estão em auditoria",
    "en-US": "{{waiting}} points are still under audit",
    "es-ES": "{{waiting}} puntos siguen en auditoría",
    "fr-FR": "{{waiting}} points sont encore en audit",
  }),
  frozen: problem("ledger.frozen", 409, {
    "pt-BR": "Os pontos desta pessoa estão guardados enquanto o acesso está bloqueado",
    "en-US": "This person’s points are kept while their access is blocked",
    "es-ES": "Los puntos de esta persona se guardan mientras su acceso está bloqueado",
    "fr-FR": "Les points de cette personne sont conservés tant que son accès est bloqué",
  }),
  holdEnded: problem("ledger.hold_ended", 409, {
    "pt-BR": "Estes pontos já não estão reservados",
    "en-US": "These points are no longer reserved",
    "es-ES": "Estos puntos ya no están reservados",
    "fr-FR": "Ces points ne sont plus réservés",
  }),
  holdNotFound: problem("ledger.hold_not_found", 404, {
    "pt-BR": "Nenhum ponto foi reservado para isto",
    "en-US": "No points were reserved for this",
    "es-ES": "No se reservaron puntos para esto",
    "fr-FR": "Aucun point n’a été réservé pour cela",
  }),
  keyReused: problem("ledger.key_reused", 409, {
    "pt-BR": "Isto já foi registrado com outros valores",
    "en-US": "This was already recorded with other values",
    "es-ES": "Esto ya se registró con otros valores",
    "fr-FR": "Cela a déjà été enregistré avec d’autres valeurs",
  }),
} as const;
