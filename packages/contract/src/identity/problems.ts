import { problem } from "../kernel/problem.ts";

/** §8 Login and password. What would reveal an account is shown only where the client allows it (docs/decisions). */
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
    "en-US": "The user has no access to this programme",
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
    "pt-BR": "Confirme sua senha para continuar",
    "en-US": "Confirm your password to continue",
    "es-ES": "Confirma tu contraseña para continuar",
    "fr-FR": "Confirmez votre mot de passe pour continuer",
  }),
  proofWrong: problem("identity.proof_wrong", 422, {
    "pt-BR": "Senha incorreta",
    "en-US": "Wrong password",
    "es-ES": "Contraseña incorrecta",
    "fr-FR": "Mot de passe incorrect",
  }),
  linkInvalid: problem("identity.link_invalid", 410, {
    "pt-BR": "O link expirou ou é inválido. Peça um novo em “Esqueci minha senha”",
    "en-US": "The link has expired or is invalid. Request a new one through “Forgot password”",
    "es-ES": "El enlace caducó o no es válido. Solicita uno nuevo en “Olvidé mi contraseña”",
    "fr-FR": "Le lien a expiré ou n’est pas valide. Demandez-en un nouveau via « Mot de passe oublié »",
  }),
  sessionEnded: problem("session.ended", 401, {
    "pt-BR": "Sua sessão terminou. Entre novamente",
    "en-US": "Your session has ended. Sign in again",
    "es-ES": "Tu sesión terminó. Inicia sesión de nuevo",
    "fr-FR": "Votre session est terminée. Reconnectez-vous",
  }),
} as const;
