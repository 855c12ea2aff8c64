import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about points that go, and of points people give. */
export interface PointsNotificationParams {
  "points.expire_in_a_week": { points: number; campaign: string };
  "points.expire_in_a_day": { points: number; campaign: string };
  "points.given": { points: number; campaign: string; reason: string };
  "points.taken": { points: number; campaign: string; reason: string };
  "experience.given": { experience: number; campaign: string; reason: string };
  "awards.approved": { who: string; what: string };
  "awards.refused": { who: string; what: string; why: string };
}

export const pointsNotificationTexts: Readonly<
  Record<keyof PointsNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "points.expire_in_a_week": {
    title: {
      "pt-BR": "Seus pontos expiram em uma semana",
      "en-US": "Your points expire in a week",
      "es-ES": "Tus puntos vencen en una semana",
      "fr-FR": "Vos points expirent dans une semaine",
    },
    body: {
      "pt-BR": "{{campaign}}: {{points}} pontos para trocar antes do fim.",
      "en-US": "{{campaign}}: {{points}} points to redeem before it ends.",
      "es-ES": "{{campaign}}: {{points}} puntos para canjear antes del cierre.",
      "fr-FR": "{{campaign}} : {{points}} points à échanger avant la fin.",
    },
  },
  "points.expire_in_a_day": {
    title: {
      "pt-BR": "Último dia para usar seus pontos",
      "en-US": "Last day to use your points",
      "es-ES": "Último día para usar tus puntos",
      "fr-FR": "Dernier jour pour utiliser vos points",
    },
    body: {
      "pt-BR": "{{campaign}}: {{points}} pontos expiram em menos de 24 horas.",
      "en-US": "{{campaign}}: {{points}} points expire in less than 24 hours.",
      "es-ES": "{{campaign}}: {{points}} puntos vencen en menos de 24 horas.",
      "fr-FR": "{{campaign}} : {{points}} points expirent dans moins de 24 heures.",
    },
  },
  "points.given": {
    title: {
      "pt-BR": "Você ganhou {{points}} pontos",
      "en-US": "You got {{points}} points",
      "es-ES": "Ganaste {{points}} puntos",
      "fr-FR": "Vous avez reçu {{points}} points",
    },
    body: {
      "pt-BR": "{{campaign}}: {{reason}}",
      "en-US": "{{campaign}}: {{reason}}",
      "es-ES": "{{campaign}}: {{reason}}",
      "fr-FR": "{{campaign}} : {{reason}}",
    },
  },
  "points.taken": {
    title: {
      "pt-BR": "Correção: {{points}} pontos a menos",
      "en-US": "Correction: {{points}} points fewer",
      "es-ES": "Corrección: {{points}} puntos menos",
      "fr-FR": "Correction : {{points}} points en moins",
    },
    body: {
      "pt-BR": "{{campaign}}: {{reason}}",
      "en-US": "{{campaign}}: {{reason}}",
      "es-ES": "{{campaign}}: {{reason}}",
      "fr-FR": "{{campaign}} : {{reason}}",
    },
  },
  "experience.given": {
    title: {
      "pt-BR": "Você ganhou {{experience}} de experiência",
      "en-US": "You got {{experience}} experience",
      "es-ES": "Ganaste {{experience}} de experiencia",
      "fr-FR": "Vous avez reçu {{experience}} d’expérience",
    },
    body: {
      "pt-BR": "{{campaign}}: {{reason}}",
      "en-US": "{{campaign}}: {{reason}}",
      "es-ES": "{{campaign}}: {{reason}}",
      "fr-FR": "{{campaign}} : {{reason}}",
    },
  },
  "awards.approved": {
    title: {
      "pt-BR": "Pontos aprovados",
      "en-US": "Points approved",
      "es-ES": "Puntos aprobados",
      "fr-FR": "Points approuvés",
    },
    body: {
      "pt-BR": "{{who}} aprovou “{{what}}”.",
      "en-US": "{{who}} approved “{{what}}”.",
      "es-ES": "{{who}} aprobó «{{what}}».",
      "fr-FR": "{{who}} a approuvé « {{what}} ».",
    },
  },
  "awards.refused": {
    title: {
      "pt-BR": "Pontos não aprovados",
      "en-US": "Points not approved",
      "es-ES": "Puntos no aprobados",
      "fr-FR": "Points non approuvés",
    },
    body: {
      "pt-BR": "{{who}} não aprovou “{{what}}”: {{why}}",
      "en-US": "{{who}} did not approve “{{what}}”: {{why}}",
      "es-ES": "{{who}} no aprobó «{{what}}»: {{why}}",
      "fr-FR": "{{who}} n’a pas approuvé « {{what}} » : {{why}}",
    },
  },
};
