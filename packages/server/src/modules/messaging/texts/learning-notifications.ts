import type { LocalizedText } from "@trilha/contract/kernel/locale.ts";

/** What is told of courses and trails somebody asked for or is invited to. */
export interface LearningNotificationParams {
  "learning.invited": { course: string };
  "learning.request_approved": { course: string };
  "learning.request_refused": { course: string; reason: string };
}

export const learningNotificationTexts: Readonly<
  Record<keyof LearningNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "learning.invited": {
    title: {
      "pt-BR": "Convite: {{course}}",
      "en-US": "Invitation: {{course}}",
      "es-ES": "Invitación: {{course}}",
      "fr-FR": "Invitation : {{course}}",
    },
    body: {
      "pt-BR": "Aceite o convite para começar.",
      "en-US": "Accept the invitation to begin.",
      "es-ES": "Acepta la invitación para empezar.",
      "fr-FR": "Acceptez l’invitation pour commencer.",
    },
  },
  "learning.request_approved": {
    title: {
      "pt-BR": "Inscrição aprovada",
      "en-US": "Enrolment approved",
      "es-ES": "Inscripción aprobada",
      "fr-FR": "Inscription acceptée",
    },
    body: {
      "pt-BR": "{{course}} já está disponível para você.",
      "en-US": "{{course}} is open to you now.",
      "es-ES": "{{course}} ya está disponible para ti.",
      "fr-FR": "{{course}} vous est maintenant accessible.",
    },
  },
  "learning.request_refused": {
    title: {
      "pt-BR": "Inscrição não aprovada",
      "en-US": "Enrolment not approved",
      "es-ES": "Inscripción no aprobada",
      "fr-FR": "Inscription non acceptée",
    },
    body: {
      "pt-BR": "{{course}}. {{reason}}",
      "en-US": "{{course}}. {{reason}}",
      "es-ES": "{{course}}. {{reason}}",
      "fr-FR": "{{course}}. {{reason}}",
    },
  },
};
