import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about levels; `level` is its name in the reader's language. */
export interface LevelNotificationParams {
  "level.eligible": { campaign: string; level: string };
  "level.granted": { campaign: string; level: string };
  "level.refused": { level: string; reason: string };
  "level.refused_again": { level: string; reason: string };
  "level.kept": { campaign: string; level: string };
  "level.fell": { campaign: string; level: string };
  "level.lowered": { campaign: string; level: string; reason: string };
}

export const levelNotificationTexts: Readonly<
  Record<keyof LevelNotificationParams, { title: LocalizedText; body: LocalizedText }>
> = {
  "level.eligible": {
    title: {
      "pt-BR": "Você pode chegar a {{level}}",
      "en-US": "You can become {{level}}",
      "es-ES": "Puedes llegar a {{level}}",
      "fr-FR": "Vous pouvez devenir {{level}}",
    },
    body: {
      "pt-BR": "{{campaign}}: seu XP já é suficiente. A equipe vai analisar e avisar você.",
      "en-US": "{{campaign}}: your XP is enough. The team will look at it and let you know.",
      "es-ES": "{{campaign}}: tu XP ya alcanza. El equipo lo revisará y te avisará.",
      "fr-FR": "{{campaign}} : votre XP suffit. L’équipe va l’examiner et vous prévenir.",
    },
  },
  "level.granted": {
    title: {
      "pt-BR": "Agora você é {{level}}",
      "en-US": "You are now {{level}}",
      "es-ES": "Ahora eres {{level}}",
      "fr-FR": "Vous êtes maintenant {{level}}",
    },
    body: {
      "pt-BR": "{{campaign}}: parabéns! Veja o que este nível abre para você.",
      "en-US": "{{campaign}}: congratulations! See what this level opens for you.",
      "es-ES": "{{campaign}}: ¡felicidades! Mira lo que este nivel te abre.",
      "fr-FR": "{{campaign}} : bravo ! Découvrez ce que ce niveau vous ouvre.",
    },
  },
  "level.refused": {
    title: {
      "pt-BR": "{{level}} ainda não foi desta vez",
      "en-US": "{{level}}: not this time",
      "es-ES": "{{level}}: esta vez no",
      "fr-FR": "{{level}} : pas cette fois",
    },
    body: {
      "pt-BR": "Motivo: {{reason}}. Você pode recorrer uma vez.",
      "en-US": "Reason: {{reason}}. You can appeal once.",
      "es-ES": "Motivo: {{reason}}. Puedes apelar una vez.",
      "fr-FR": "Motif : {{reason}}. Vous pouvez faire un recours.",
    },
  },
  "level.refused_again": {
    title: {
      "pt-BR": "{{level}}: o recurso não mudou a decisão",
      "en-US": "{{level}}: the appeal changed nothing",
      "es-ES": "{{level}}: la apelación no cambió la decisión",
      "fr-FR": "{{level}} : le recours n’a rien changé",
    },
    body: {
      "pt-BR": "Motivo: {{reason}}. Esta decisão é final nesta campanha.",
      "en-US": "Reason: {{reason}}. This decision is final for this campaign.",
      "es-ES": "Motivo: {{reason}}. Esta decisión es definitiva en esta campaña.",
      "fr-FR": "Motif : {{reason}}. Cette décision est définitive pour cette campagne.",
    },
  },
  "level.kept": {
    title: {
      "pt-BR": "Você continua {{level}}",
      "en-US": "You stay {{level}}",
      "es-ES": "Sigues siendo {{level}}",
      "fr-FR": "Vous restez {{level}}",
    },
    body: {
      "pt-BR": "{{campaign}}: seu nível continua valendo.",
      "en-US": "{{campaign}}: your level goes on.",
      "es-ES": "{{campaign}}: tu nivel sigue vigente.",
      "fr-FR": "{{campaign}} : votre niveau reste acquis.",
    },
  },
  "level.fell": {
    title: {
      "pt-BR": "Seu nível agora é {{level}}",
      "en-US": "Your level is now {{level}}",
      "es-ES": "Tu nivel ahora es {{level}}",
      "fr-FR": "Votre niveau est maintenant {{level}}",
    },
    body: {
      "pt-BR": "{{campaign}} começou: faltou XP para manter o nível. Nesta campanha você pode subir de novo.",
      "en-US":
        "{{campaign}} has begun: there was too little XP to keep the level. You can rise again in this campaign.",
      "es-ES": "{{campaign}} empezó: faltó XP para mantener el nivel. En esta campaña puedes volver a subir.",
      "fr-FR":
        "{{campaign}} a commencé : il manquait d’XP pour garder le niveau. Vous pouvez remonter pendant cette campagne.",
    },
  },
  "level.lowered": {
    title: {
      "pt-BR": "Seu nível agora é {{level}}",
      "en-US": "Your level is now {{level}}",
      "es-ES": "Tu nivel ahora es {{level}}",
      "fr-FR": "Votre niveau est maintenant {{level}}",
    },
    body: {
      "pt-BR": "{{campaign}}: parte do XP não passou na auditoria. Motivo: {{reason}}.",
      "en-US": "{{campaign}}: part of the XP did not pass the audit. Reason: {{reason}}.",
      "es-ES": "{{campaign}}: parte del XP no pasó la auditoría. Motivo: {{reason}}.",
      "fr-FR": "{{campaign}} : une partie de l’XP n’a pas passé l’audit. Motif : {{reason}}.",
    },
  },
};
