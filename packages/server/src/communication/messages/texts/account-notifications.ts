import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about access to an account. */
export interface AccountNotificationParams {
  "phone.changed": Record<string, never>;
  "email.changed": Record<string, never>;
  "document.changed": Record<string, never>;
}

const notYou: LocalizedText = {
  "pt-BR": "Se não foi você, troque sua senha agora.",
  "en-US": "If this wasn’t you, change your password now.",
  "es-ES": "Si no fuiste tú, cambia tu contraseña ahora.",
  "fr-FR": "Si ce n’était pas vous, changez votre mot de passe maintenant.",
};

export const accountNotificationTexts: Readonly<
  Record<keyof AccountNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "phone.changed": {
    title: {
      "pt-BR": "Telefone alterado",
      "en-US": "Phone number changed",
      "es-ES": "Teléfono cambiado",
      "fr-FR": "Numéro de téléphone modifié",
    },
    body: notYou,
  },
  "email.changed": {
    title: {
      "pt-BR": "E-mail alterado",
      "en-US": "E-mail changed",
      "es-ES": "Correo cambiado",
      "fr-FR": "Adresse e-mail modifiée",
    },
    body: notYou,
  },
  "document.changed": {
    title: {
      "pt-BR": "Documento corrigido",
      "en-US": "Document corrected",
      "es-ES": "Documento corregido",
      "fr-FR": "Document corrigé",
    },
    body: {
      "pt-BR": "Confira em Perfil. Se não está certo, corrija ou avise a equipe do programa.",
      "en-US": "Check it in Profile. If it is not right, correct it or tell the program’s team.",
      "es-ES": "Revísalo en Perfil. Si no está bien, corrígelo o avisa al equipo del programa.",
      "fr-FR":
        "Vérifiez-le dans Profil. S’il n’est pas juste, corrigez-le ou prévenez l’équipe du programme.",
    },
  },
};
