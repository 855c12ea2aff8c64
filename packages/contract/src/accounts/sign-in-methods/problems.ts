import { problem } from "../../core/problem.ts";

export const signInMethodProblems = {
  methodClosed: problem("entrances.way_closed", 403, {
    "pt-BR": "Esta forma de entrar não está disponível neste programa",
    "en-US": "This way to sign in is not available in this program",
    "es-ES": "Esta forma de entrar no está disponible en este programa",
    "fr-FR": "Ce moyen de connexion n’est pas disponible dans ce programme",
  }),
  providerFailed: problem("entrances.provider_failed", 503, {
    "pt-BR": "O serviço de login da empresa não respondeu como esperado. Tente novamente em instantes",
    "en-US": "The company’s sign-in service did not answer as expected. Try again in a moment",
    "es-ES":
      "El servicio de acceso de la empresa no respondió como se esperaba. Inténtalo de nuevo en un momento",
    "fr-FR": "Le service de connexion de l’entreprise n’a pas répondu comme prévu. Réessayez dans un instant",
  }),
  /** One text whatever is wrong: nobody learns who is known, or how near a guess was. */
  accessCodeInvalid: problem("entrances.access_code_invalid", 422, {
    "pt-BR":
      "Não foi possível confirmar estes dados. Confira o documento, a data de nascimento e o código, ou peça outro código a quem entregou este",
    "en-US":
      "These details could not be confirmed. Check the document, the date of birth and the code, or ask whoever gave you the code for another",
    "es-ES":
      "No fue posible confirmar estos datos. Revisa el documento, la fecha de nacimiento y el código, o pide otro código a quien te entregó este",
    "fr-FR":
      "Ces données n’ont pas pu être confirmées. Vérifiez le document, la date de naissance et le code, ou demandez-en un autre à la personne qui vous l’a remis",
  }),
  linkNeedsProof: problem("entrances.link_needs_proof", 403, {
    "pt-BR":
      "Antes de vincular esta conta da empresa, entre uma vez com sua própria senha ou pelo link do seu e-mail",
    "en-US":
      "Before this company account is linked, sign in once with your own password or the link in your e-mail",
    "es-ES":
      "Antes de vincular esta cuenta de la empresa, entra una vez con tu propia contraseña o con el enlace de tu correo",
    "fr-FR":
      "Avant d’associer ce compte d’entreprise, connectez-vous une fois avec votre mot de passe ou le lien reçu par e-mail",
  }),
  linkOver: problem("entrances.link_over", 410, {
    "pt-BR": "Este vínculo não pode mais ser feito. Comece de novo pela conta da empresa",
    "en-US": "This link can no longer be made. Start again from the company account",
    "es-ES": "Este vínculo ya no se puede hacer. Empieza de nuevo desde la cuenta de la empresa",
    "fr-FR": "Cette association n’est plus possible. Recommencez depuis le compte d’entreprise",
  }),
  notCompleted: problem("entrances.not_completed", 400, {
    "pt-BR": "A entrada não foi concluída. Comece de novo",
    "en-US": "The sign-in was not completed. Start again",
    "es-ES": "No se completó el acceso. Empieza de nuevo",
    "fr-FR": "La connexion n’a pas abouti. Recommencez",
  }),
} as const;
