import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about certificates and badges. */
export interface CertificateNotificationParams {
  /** Certificate of a course or a trail. */
  "certificates.issued": { course: string };
  "certificates.revoked": { course: string; reason: string };
  /** `until` is a day, YYYY-MM-DD. */
  "certificates.ending": { course: string; until: string };
  "badges.awarded": { badge: string };
  "badges.taken": { badge: string };
}

export const certificateNotificationTexts: Readonly<
  Record<keyof CertificateNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "certificates.issued": {
    title: {
      "pt-BR": "Seu certificado está pronto",
      "en-US": "Your certificate is ready",
      "es-ES": "Tu certificado está listo",
      "fr-FR": "Votre certificat est prêt",
    },
    body: {
      "pt-BR": "Baixe ou compartilhe o certificado de {{course}} no seu perfil.",
      "en-US": "Save or share the certificate of {{course}} in your profile.",
      "es-ES": "Descarga o comparte el certificado de {{course}} en tu perfil.",
      "fr-FR": "Enregistrez ou partagez le certificat de {{course}} depuis votre profil.",
    },
  },
  "certificates.revoked": {
    title: {
      "pt-BR": "Certificado revogado: {{course}}",
      "en-US": "Certificate revoked: {{course}}",
      "es-ES": "Certificado revocado: {{course}}",
      "fr-FR": "Certificat révoqué : {{course}}",
    },
    body: {
      "pt-BR": "Motivo: {{reason}}",
      "en-US": "Reason: {{reason}}",
      "es-ES": "Motivo: {{reason}}",
      "fr-FR": "Motif : {{reason}}",
    },
  },
  "certificates.ending": {
    title: {
      "pt-BR": "Um certificado seu está para vencer",
      "en-US": "One of your certificates is about to expire",
      "es-ES": "Un certificado tuyo está por vencer",
      "fr-FR": "L’un de vos certificats arrive à échéance",
    },
    body: {
      "pt-BR": "{{course}} vale até {{until}}. Refaça o curso para renovar.",
      "en-US": "{{course}} is valid until {{until}}. Take it again to renew it.",
      "es-ES": "{{course}} vale hasta el {{until}}. Vuelve a hacerlo para renovarlo.",
      "fr-FR": "{{course}} est valable jusqu’au {{until}}. Refaites-le pour le renouveler.",
    },
  },
  "badges.awarded": {
    title: {
      "pt-BR": "Você ganhou uma insígnia: {{badge}}",
      "en-US": "You earned a badge: {{badge}}",
      "es-ES": "Ganaste una insignia: {{badge}}",
      "fr-FR": "Vous avez gagné un badge : {{badge}}",
    },
    body: {
      "pt-BR": "Ela está no seu perfil.",
      "en-US": "It is in your profile.",
      "es-ES": "Está en tu perfil.",
      "fr-FR": "Il est dans votre profil.",
    },
  },
  "badges.taken": {
    title: {
      "pt-BR": "A regra mudou: {{badge}}",
      "en-US": "The rule changed: {{badge}}",
      "es-ES": "La regla cambió: {{badge}}",
      "fr-FR": "La règle a changé : {{badge}}",
    },
    body: {
      "pt-BR": "Pela nova regra, esta insígnia não é mais sua. Veja no perfil o que falta.",
      "en-US": "By the new rule this badge is not yours any more. See in your profile what is missing.",
      "es-ES": "Con la nueva regla, esta insignia ya no es tuya. Mira en tu perfil qué falta.",
      "fr-FR": "Selon la nouvelle règle, ce badge n’est plus à vous. Voyez dans votre profil ce qui manque.",
    },
  },
};
