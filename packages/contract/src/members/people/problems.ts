import { problem } from "../../core/problem.ts";

export const peopleProblems = {
  alreadyMember: problem("people.already_member", 409, {
    "pt-BR": "Esta pessoa já está no programa",
    "en-US": "This person is already in the program",
    "es-ES": "Esta persona ya está en el programa",
    "fr-FR": "Cette personne est déjà dans le programme",
  }),
  wrongState: problem("people.wrong_state", 409, {
    "pt-BR": "Isso não é possível na situação atual desta pessoa",
    "en-US": "This is not possible in this person’s current state",
    "es-ES": "Esto no es posible en el estado actual de esta persona",
    "fr-FR": "Ce n’est pas possible dans l’état actuel de cette personne",
  }),
  ownMembership: problem("people.own_membership", 409, {
    "pt-BR": "Peça a outra pessoa da equipe para alterar o seu próprio acesso",
    "en-US": "Ask another member of staff to change your own access",
    "es-ES": "Pide a otra persona del equipo que cambie tu propio acceso",
    "fr-FR": "Demandez à un autre membre de l’équipe de modifier votre propre accès",
  }),
  staffElsewhere: problem("people.staff_elsewhere", 403, {
    "pt-BR": "Só um superusuário remove o segundo fator desta pessoa",
    "en-US": "Only a superuser removes this person’s second factor",
    "es-ES": "Solo un superusuario quita el segundo factor de esta persona",
    "fr-FR": "Seul un superutilisateur retire le second facteur de cette personne",
  }),
  ownedByPerson: problem("people.owned_by_person", 403, {
    "pt-BR": "Só a própria pessoa altera isto na conta dela",
    "en-US": "Only the person can change this in their account",
    "es-ES": "Solo la propia persona cambia esto en su cuenta",
    "fr-FR": "Seule la personne peut modifier ceci dans son compte",
  }),
  superuserUntouchable: problem("people.superuser", 403, {
    "pt-BR": "Só um superusuário altera o acesso de outro superusuário",
    "en-US": "Only a superuser changes another superuser’s access",
    "es-ES": "Solo un superusuario cambia el acceso de otro superusuario",
    "fr-FR": "Seul un superutilisateur modifie l’accès d’un autre superutilisateur",
  }),
} as const;
