import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about one's own data. */
export interface PrivacyNotificationParams {
  "own_data.ready": Record<string, never>;
}

export const privacyNotificationTexts: Readonly<
  Record<keyof PrivacyNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "own_data.ready": {
    title: {
      "pt-BR": "Seus dados estão prontos",
      "en-US": "Your data is ready",
      "es-ES": "Tus datos están listos",
      "fr-FR": "Vos données sont prêtes",
    },
    body: {
      "pt-BR": "O arquivo fica guardado por 7 dias. Se não foi você quem pediu, troque sua senha.",
      "en-US": "The file is kept for 7 days. If you did not ask for it, change your password.",
      "es-ES": "El archivo se guarda durante 7 días. Si no lo pediste tú, cambia tu contraseña.",
      "fr-FR": "Le fichier est conservé 7 jours. Si vous ne l’avez pas demandé, changez votre mot de passe.",
    },
  },
};
