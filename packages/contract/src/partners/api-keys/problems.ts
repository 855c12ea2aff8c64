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

/**
 * Refusals to a partner system, and the staff who look after its keys. A partner is told of its own client's people
 * only.
 */
export const partnerProblems = {
  keyInvalid: problem("partners.key_invalid", 401),
  unknownPerson: problem("partners.unknown_person", 404),
  ambiguousPerson: problem("partners.ambiguous_person", 409),
  personBlocked: problem("partners.person_blocked", 403),
  personAwaiting: problem("partners.person_awaiting", 403),
  personIsStaff: problem("partners.person_is_staff", 403),
  nameUsed: problem("partners.name_used", 409),
  twoKeys: problem("partners.two_keys", 409),
} as const;
