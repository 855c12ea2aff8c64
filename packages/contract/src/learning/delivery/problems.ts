import { declareProblems } from "../../core/problem.ts";
import english from "./locales/en-US.json" with { type: "json" };
import spanish from "./locales/es-ES.json" with { type: "json" };
import french from "./locales/fr-FR.json" with { type: "json" };
import portuguese from "./locales/pt-BR.json" with { type: "json" };

const problem = declareProblems({
  "pt-BR": portuguese,
  "en-US": english,
  "es-ES": spanish,
  "fr-FR": french,
});

export const playerProblems = {
  /** `reason` and `id` are the lock; `what` names what opens it. */
  locked: problem("learning.locked", 409),
  awaitsInstructor: problem("learning.awaits_instructor", 409),
  notEnrolled: problem("learning.not_enrolled", 409),
  blocked: problem("learning.blocked", 409),
  sittingOver: problem("learning.sitting_over", 409),
  activityGone: problem("learning.activity_gone", 409),
};

export const courseProblems = {
  invitationOnly: problem("learning.invitation_only", 409),
  cannotLeave: problem("learning.cannot_leave", 409),
  blocked: playerProblems.blocked,
};

export const learningProblems = { ...playerProblems, ...courseProblems };
