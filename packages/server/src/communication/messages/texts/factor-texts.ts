import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import type { MailText } from "./mail-text.ts";

/** Texts about second factors (security row 11), as a notification and as a mail. */
export interface FactorNotificationParams {
  "factor.added": Record<string, never>;
  "factor.removed": Record<string, never>;
  "factor.removed_by_staff": Record<string, never>;
  "factor.codes_made": Record<string, never>;
  "factor.code_used": Record<string, never>;
  "identity.linked": Record<string, never>;
  "identity.unlinked": Record<string, never>;
}

export interface FactorMailParams {
  factor_added: { firstName: string; when: Date };
  factor_removed: { firstName: string; when: Date };
  factors_removed_by_staff: { firstName: string; when: Date };
  recovery_codes_made: { firstName: string; when: Date };
  recovery_code_used: { firstName: string; when: Date };
  identity_linked: { firstName: string; when: Date };
  identity_unlinked: { firstName: string; when: Date };
}

export const factorNotificationTexts: Readonly<
  Record<keyof FactorNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "factor.added": {
    title: {
      "pt-BR": "Sua conta tem um novo segundo fator",
      "en-US": "Your account has a new second factor",
      "es-ES": "Tu cuenta tiene un nuevo segundo factor",
      "fr-FR": "Votre compte a un nouveau second facteur",
    },
    body: {
      "pt-BR": "Ele será pedido quando você entrar. Guarde seus códigos de recuperação.",
      "en-US": "You will be asked for it when you sign in. Keep your recovery codes safe.",
      "es-ES": "Te lo pediremos cuando inicies sesión. Guarda tus códigos de recuperación.",
      "fr-FR": "Il vous sera demandé à la connexion. Conservez vos codes de récupération.",
    },
  },
  "factor.removed": {
    title: {
      "pt-BR": "Um segundo fator foi removido da sua conta",
      "en-US": "A second factor was removed from your account",
      "es-ES": "Se quitó un segundo factor de tu cuenta",
      "fr-FR": "Un second facteur a été retiré de votre compte",
    },
    body: {
      "pt-BR": "Ele não é mais aceito para entrar.",
      "en-US": "It is no longer accepted when you sign in.",
      "es-ES": "Ya no se acepta para iniciar sesión.",
      "fr-FR": "Il n’est plus accepté à la connexion.",
    },
  },
  "factor.removed_by_staff": {
    title: {
      "pt-BR": "A equipe removeu seu segundo fator",
      "en-US": "The team removed your second factor",
      "es-ES": "El equipo quitó tu segundo factor",
      "fr-FR": "L’équipe a retiré votre second facteur",
    },
    body: {
      "pt-BR": "Agora basta sua senha para entrar. Configure um novo em Segurança.",
      "en-US": "Your password is now enough to sign in. Set up a new one in Security.",
      "es-ES": "Ahora basta tu contraseña para entrar. Configura uno nuevo en Seguridad.",
      "fr-FR": "Votre mot de passe suffit maintenant. Configurez-en un nouveau dans Sécurité.",
    },
  },
  "factor.codes_made": {
    title: {
      "pt-BR": "Você tem novos códigos de recuperação",
      "en-US": "You have new recovery codes",
      "es-ES": "Tienes nuevos códigos de recuperación",
      "fr-FR": "Vous avez de nouveaux codes de récupération",
    },
    body: {
      "pt-BR": "Os códigos anteriores não valem mais.",
      "en-US": "The earlier codes no longer work.",
      "es-ES": "Los códigos anteriores ya no sirven.",
      "fr-FR": "Les codes précédents ne fonctionnent plus.",
    },
  },
  "factor.code_used": {
    title: {
      "pt-BR": "Um código de recuperação foi usado",
      "en-US": "A recovery code was used",
      "es-ES": "Se usó un código de recuperación",
      "fr-FR": "Un code de récupération a été utilisé",
    },
    body: {
      "pt-BR": "Cada código vale uma vez. Se restam poucos, gere novos em Segurança.",
      "en-US": "Each code works once. If few are left, make new ones in Security.",
      "es-ES": "Cada código sirve una vez. Si quedan pocos, genera nuevos en Seguridad.",
      "fr-FR": "Chaque code sert une fois. S’il en reste peu, créez-en de nouveaux dans Sécurité.",
    },
  },
  "identity.linked": {
    title: {
      "pt-BR": "Uma conta da empresa foi vinculada à sua",
      "en-US": "A company account was linked to yours",
      "es-ES": "Se vinculó una cuenta de la empresa a la tuya",
      "fr-FR": "Un compte d’entreprise a été associé au vôtre",
    },
    body: {
      "pt-BR": "Com ela você entra neste programa, e só nele. Veja ou remova o vínculo em Segurança.",
      "en-US": "It signs you in to this program and no other. See or remove the link in Security.",
      "es-ES": "Con ella entras en este programa y en ningún otro. Mira o quita el vínculo en Seguridad.",
      "fr-FR":
        "Il vous connecte à ce programme et à aucun autre. Consultez ou retirez l’association dans Sécurité.",
    },
  },
  "identity.unlinked": {
    title: {
      "pt-BR": "Uma conta da empresa foi desvinculada da sua",
      "en-US": "A company account was unlinked from yours",
      "es-ES": "Se desvinculó una cuenta de la empresa de la tuya",
      "fr-FR": "Un compte d’entreprise a été dissocié du vôtre",
    },
    body: {
      "pt-BR": "Ela não entra mais em seu nome, e as sessões que abriu terminaram.",
      "en-US": "It no longer signs in as you, and the sessions it opened have ended.",
      "es-ES": "Ya no entra en tu nombre y las sesiones que abrió terminaron.",
      "fr-FR": "Il ne se connecte plus en votre nom et les sessions ouvertes avec lui sont terminées.",
    },
  },
};

const when: LocalizedText = {
  "pt-BR": "Isso aconteceu em {{when}}.",
  "en-US": "This happened on {{when}}.",
  "es-ES": "Esto ocurrió el {{when}}.",
  "fr-FR": "Cela s’est passé le {{when}}.",
};

const notYou: LocalizedText = {
  "pt-BR": "Se não foi você, troque sua senha e avise a equipe do programa.",
  "en-US": "If this wasn’t you, change your password and tell the program’s team.",
  "es-ES": "Si no fuiste tú, cambia tu contraseña y avisa al equipo del programa.",
  "fr-FR": "Si ce n’était pas vous, changez votre mot de passe et prévenez l’équipe du programme.",
};

const heading: LocalizedText = {
  "pt-BR": "Olá, {{firstName}}!",
  "en-US": "Hello, {{firstName}}!",
  "es-ES": "¡Hola, {{firstName}}!",
  "fr-FR": "Bonjour {{firstName}} !",
};

function mailOf(kind: keyof FactorNotificationParams): MailText {
  const { title, body } = factorNotificationTexts[kind];
  return { subject: title, heading, paragraphs: [body, when, notYou], secret: [] };
}

export const factorMailTexts: Readonly<Record<keyof FactorMailParams, MailText>> = {
  factor_added: mailOf("factor.added"),
  factor_removed: mailOf("factor.removed"),
  factors_removed_by_staff: mailOf("factor.removed_by_staff"),
  recovery_codes_made: mailOf("factor.codes_made"),
  recovery_code_used: mailOf("factor.code_used"),
  identity_linked: mailOf("identity.linked"),
  identity_unlinked: mailOf("identity.unlinked"),
};
