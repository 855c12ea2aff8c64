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

export const peopleProblems = {
  alreadyMember: problem("people.already_member", 409),
  wrongState: problem("people.wrong_state", 409),
  ownMembership: problem("people.own_membership", 409),
  staffElsewhere: problem("people.staff_elsewhere", 403),
  ownedByPerson: problem("people.owned_by_person", 403),
  superuserUntouchable: problem("people.superuser", 403),
} as const;
