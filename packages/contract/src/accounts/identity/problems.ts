import { problem } from "../../core/problem.ts";

/** §messages#login-and-password. What would reveal an account is shown only where the client allows it (docs/decisions). */
export const identityProblems = {
  signInFailed: problem("identity.sign_in_failed", 400, {
    "pt-BR": "Erro ao entrar. Confira o usuário e a senha informados",
    "en-US": "Error logging in. Check the user and password entered",
    "es-ES": "Error al iniciar sesión. Revisa el usuario y la contraseña ingresados",
    "fr-FR": "Échec de la connexion. Vérifiez l’identifiant et le mot de passe saisis",
  }),
  awaitingApproval: problem("identity.awaiting_approval", 403, {
    "pt-BR": "Seu cadastro está em análise. Avisaremos quando for aprovado",
    "en-US": "Your registration is being reviewed. We will tell you when it is approved",
    "es-ES": "Tu registro está en revisión. Te avisaremos cuando se apruebe",
    "fr-FR": "Votre inscription est en cours d’examen. Nous vous préviendrons dès son approbation",
  }),
  blocked: problem("identity.blocked", 403, {
    "pt-BR": "Usuário bloqueado por atividade inconsistente. Fale com o suporte",
    "en-US": "User blocked for inconsistent activity. Contact support",
    "es-ES": "Usuario bloqueado por actividad inconsistente. Contacta con soporte",
    "fr-FR": "Utilisateur bloqué pour activité incohérente. Contactez l’assistance",
  }),
  noAccess: problem("identity.no_access", 403, {
    "pt-BR": "O usuário não tem acesso a este programa",
    "en-US": "The user has no access to this program",
    "es-ES": "El usuario no tiene acceso a este programa",
    "fr-FR": "L’utilisateur n’a pas accès à ce programme",
  }),
  captchaNeeded: problem("identity.captcha_needed", 403, {
    "pt-BR": "Confirme que você não é um robô para continuar",
    "en-US": "Confirm that you are not a robot to continue",
    "es-ES": "Confirma que no eres un robot para continuar",
    "fr-FR": "Confirmez que vous n’êtes pas un robot pour continuer",
  }),
  userNotFound: problem("identity.user_not_found", 404, {
    "pt-BR": "Usuário não encontrado",
    "en-US": "User not found",
    "es-ES": "Usuario no encontrado",
    "fr-FR": "Utilisateur introuvable",
  }),
  noRegisteredPhone: problem("identity.no_registered_phone", 404, {
    "pt-BR": "Não há telefone cadastrado",
    "en-US": "There is no registered phone",
    "es-ES": "No hay un teléfono registrado",
    "fr-FR": "Aucun téléphone n’est enregistré",
  }),
  numberMismatch: problem("identity.number_mismatch", 422, {
    "pt-BR": "O número não corresponde ao cadastrado",
    "en-US": "The number does not match the registered one",
    "es-ES": "El número no coincide con el registrado",
    "fr-FR": "Le numéro ne correspond pas à celui enregistré",
  }),
  codeInvalid: problem("identity.code_invalid", 422, {
    "pt-BR": "O código enviado não é válido",
    "en-US": "The code sent is not valid",
    "es-ES": "El código enviado no es válido",
    "fr-FR": "Le code envoyé n’est pas valide",
  }),
  codeNotSent: problem("identity.code_not_sent", 503, {
    "pt-BR": "Erro ao enviar o código de verificação",
    "en-US": "Error sending the verification code",
    "es-ES": "Error al enviar el código de verificación",
    "fr-FR": "Erreur lors de l’envoi du code de vérification",
  }),
  passwordNotSet: problem("identity.password_not_set", 500, {
    "pt-BR": "Erro ao definir a nova senha",
    "en-US": "Error setting new password",
    "es-ES": "Error al definir la nueva contraseña",
    "fr-FR": "Erreur lors de la définition du nouveau mot de passe",
  }),
  passwordNotChanged: problem("identity.password_not_changed", 422, {
    "pt-BR": "Erro ao alterar a senha. Confira a senha atual",
    "en-US": "Error changing password. Check the current password",
    "es-ES": "Error al cambiar la contraseña. Revisa la contraseña actual",
    "fr-FR": "Erreur lors du changement de mot de passe. Vérifiez le mot de passe actuel",
  }),
  passwordMustChange: problem("identity.password_must_change", 403, {
    "pt-BR": "Crie uma nova senha antes de continuar",
    "en-US": "Create a new password before you continue",
    "es-ES": "Crea una nueva contraseña antes de continuar",
    "fr-FR": "Créez un nouveau mot de passe avant de continuer",
  }),
  proofNeeded: problem("identity.proof_needed", 403, {
    "pt-BR": "Confirme que é você para continuar",
    "en-US": "Confirm that it is you to continue",
    "es-ES": "Confirma que eres tú para continuar",
    "fr-FR": "Confirmez que c’est bien vous pour continuer",
  }),
  ownProofNeeded: problem("identity.own_proof_needed", 403, {
    "pt-BR":
      "Isto pertence à sua conta em todos os programas. Entre com sua própria senha ou pelo link do seu e-mail",
    "en-US":
      "This belongs to your account in every program. Sign in with your own password or the link in your e-mail",
    "es-ES":
      "Esto pertenece a tu cuenta en todos los programas. Entra con tu propia contraseña o con el enlace de tu correo",
    "fr-FR":
      "Ceci appartient à votre compte dans tous les programmes. Connectez-vous avec votre mot de passe ou le lien reçu par e-mail",
  }),
  proofWrong: problem("identity.proof_wrong", 422, {
    "pt-BR": "Senha incorreta",
    "en-US": "Wrong password",
    "es-ES": "Contraseña incorrecta",
    "fr-FR": "Mot de passe incorrect",
  }),
  secondFactorNeeded: problem("identity.second_factor_needed", 403, {
    "pt-BR": "Falta um passo: confirme com seu segundo fator",
    "en-US": "One more step: confirm with your second factor",
    "es-ES": "Falta un paso: confirma con tu segundo factor",
    "fr-FR": "Encore une étape : confirmez avec votre second facteur",
  }),
  challengeOver: problem("identity.challenge_over", 410, {
    "pt-BR": "O tempo deste passo acabou. Entre novamente",
    "en-US": "The time for this step is over. Sign in again",
    "es-ES": "Se acabó el tiempo de este paso. Inicia sesión de nuevo",
    "fr-FR": "Le délai de cette étape est écoulé. Reconnectez-vous",
  }),
  factorWrong: problem("identity.factor_wrong", 422, {
    "pt-BR": "Não deu certo. Confira o código e tente de novo",
    "en-US": "That did not work. Check the code and try again",
    "es-ES": "No funcionó. Revisa el código e inténtalo de nuevo",
    "fr-FR": "Cela n’a pas fonctionné. Vérifiez le code et réessayez",
  }),
  factorMustBeEnrolled: problem("identity.factor_must_be_enrolled", 403, {
    "pt-BR": "Este programa pede um segundo fator à equipe. Confirme o seu antes de continuar",
    "en-US": "This program asks its staff for a second factor. Set yours up before you continue",
    "es-ES": "Este programa pide un segundo factor a su equipo. Configura el tuyo antes de continuar",
    "fr-FR": "Ce programme demande un second facteur à son équipe. Configurez le vôtre avant de continuer",
  }),
  factorExists: problem("identity.factor_exists", 409, {
    "pt-BR": "Você já usa um aplicativo autenticador. Remova-o para configurar outro",
    "en-US": "You already use an authenticator app. Remove it to set up another",
    "es-ES": "Ya usas una aplicación de autenticación. Quítala para configurar otra",
    "fr-FR": "Vous utilisez déjà une application d’authentification. Retirez-la pour en configurer une autre",
  }),
  passkeyNotAccepted: problem("identity.passkey_not_accepted", 422, {
    "pt-BR": "Esta chave de acesso não foi aceita. Tente de novo ou use outra forma",
    "en-US": "This passkey was not accepted. Try again or use another way",
    "es-ES": "Esta llave de acceso no fue aceptada. Inténtalo de nuevo o usa otra forma",
    "fr-FR": "Cette clé d’accès n’a pas été acceptée. Réessayez ou utilisez un autre moyen",
  }),
  tooManyPasskeys: problem("identity.too_many_passkeys", 422, {
    "pt-BR": "Você já tem {{most}} chaves de acesso. Remova uma para criar outra",
    "en-US": "You already have {{most}} passkeys. Remove one to create another",
    "es-ES": "Ya tienes {{most}} llaves de acceso. Quita una para crear otra",
    "fr-FR": "Vous avez déjà {{most}} clés d’accès. Retirez-en une pour en créer une autre",
  }),
  noFactor: problem("identity.no_factor", 409, {
    "pt-BR": "Não há segundo fator nesta conta",
    "en-US": "This account has no second factor",
    "es-ES": "Esta cuenta no tiene segundo factor",
    "fr-FR": "Ce compte n’a pas de second facteur",
  }),
  linkInvalid: problem("identity.link_invalid", 410, {
    "pt-BR": "O link expirou ou é inválido. Peça um novo em “Esqueci minha senha”",
    "en-US": "The link has expired or is invalid. Request a new one through “Forgot password”",
    "es-ES": "El enlace caducó o no es válido. Solicita uno nuevo en «Olvidé mi contraseña»",
    "fr-FR": "Le lien a expiré ou n’est pas valide. Demandez-en un nouveau via « Mot de passe oublié »",
  }),
  /** Token of an address (§states#token-in-address): it came from elsewhere, where alone there is another. */
  tokenInvalid: problem("session.token_invalid", 410, {
    "pt-BR": "Este acesso expirou ou já foi usado. Volte ao sistema de onde você veio e abra de novo",
    "en-US": "This access has expired or was already used. Go back to where you came from and open it again",
    "es-ES": "Este acceso caducó o ya se usó. Vuelve al sistema de donde vienes y ábrelo de nuevo",
    "fr-FR": "Cet accès a expiré ou a déjà servi. Revenez au système d’où vous venez et ouvrez-le de nouveau",
  }),
  sessionEnded: problem("session.ended", 401, {
    "pt-BR": "Sua sessão terminou. Entre novamente",
    "en-US": "Your session has ended. Sign in again",
    "es-ES": "Tu sesión terminó. Inicia sesión de nuevo",
    "fr-FR": "Votre session est terminée. Reconnectez-vous",
  }),
} as const;
