import { problem } from "../../core/problem.ts";

/**
 * Refusals to a partner system, and the staff who look after its keys. A partner is told of its own client's people
 * only.
 */
export const partnerProblems = {
  keyInvalid: problem("partners.key_invalid", 401, {
    "pt-BR": "A chave ou o segredo do parceiro não vale. Confira os dois, ou peça uma chave nova",
    "en-US": "The partner’s key or secret is not valid. Check both, or ask for a new key",
    "es-ES": "La clave o el secreto del socio no es válido. Revisa ambos o pide una clave nueva",
    "fr-FR": "La clé ou le secret du partenaire n’est pas valide. Vérifiez les deux ou demandez une clé",
  }),
  unknownPerson: problem("partners.unknown_person", 404, {
    "pt-BR": "Este programa não tem ninguém com esse dado",
    "en-US": "This program has nobody of that name, document, e-mail or code",
    "es-ES": "Este programa no tiene a nadie con ese dato",
    "fr-FR": "Ce programme ne connaît personne sous cette donnée",
  }),
  ambiguousPerson: problem("partners.ambiguous_person", 409, {
    "pt-BR": "Mais de uma pessoa tem esse dado. Informe o país ou outro dado",
    "en-US": "More than one person matches. Name the country, or use something else of theirs",
    "es-ES": "Más de una persona tiene ese dato. Indica el país u otro dato",
    "fr-FR": "Plusieurs personnes correspondent. Précisez le pays ou une autre donnée",
  }),
  personBlocked: problem("partners.person_blocked", 403, {
    "pt-BR": "Esta pessoa está bloqueada no programa",
    "en-US": "This person is blocked in the program",
    "es-ES": "Esta persona está bloqueada en el programa",
    "fr-FR": "Cette personne est bloquée dans le programme",
  }),
  personAwaiting: problem("partners.person_awaiting", 403, {
    "pt-BR": "O cadastro desta pessoa ainda está em análise",
    "en-US": "This person’s registration is still being reviewed",
    "es-ES": "El registro de esta persona todavía está en revisión",
    "fr-FR": "L’inscription de cette personne est encore en cours d’examen",
  }),
  personIsStaff: problem("partners.person_is_staff", 403, {
    "pt-BR": "Quem tem um papel na equipe entra com a própria senha",
    "en-US": "Whoever has a staff role signs in with their own password",
    "es-ES": "Quien tiene un rol en el equipo entra con su propia contraseña",
    "fr-FR": "Les membres de l’équipe se connectent avec leur propre mot de passe",
  }),
  nameUsed: problem("partners.name_used", 409, {
    "pt-BR": "Já existe um parceiro com este nome",
    "en-US": "There is a partner of this name already",
    "es-ES": "Ya existe un socio con este nombre",
    "fr-FR": "Un partenaire porte déjà ce nom",
  }),
  twoKeys: problem("partners.two_keys", 409, {
    "pt-BR": "Já há duas chaves em uso. Revogue uma antes de criar outra",
    "en-US": "Two keys are in use already. Revoke one before you make another",
    "es-ES": "Ya hay dos claves en uso. Revoca una antes de crear otra",
    "fr-FR": "Deux clés sont déjà utilisées. Révoquez-en une avant d’en créer une autre",
  }),
} as const;
