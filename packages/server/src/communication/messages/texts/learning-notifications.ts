import type { LocalizedText } from "@trilha/contract/core/locale.ts";

/** Notifications about courses and trails somebody asked for or is invited to. */
export interface LearningNotificationParams {
  "learning.invited": { course: string };
  "learning.request_approved": { course: string };
  "learning.request_refused": { course: string; reason: string };
  "learning.enrolled": { course: string };
  "learning.taken_out": { course: string; reason: string };
  "learning.blocked": { course: string; reason: string };
  "learning.lifted": { course: string; reason: string };
  /** `reason` names the test whose last attempt was failed. */
  "learning.reproved": { course: string; reason: string };
  "learning.restarted": { course: string; reason: string };
  /** `dueOn` is a day, YYYY-MM-DD. */
  "learning.extended": { course: string; dueOn: string; reason: string };
  "learning.no_hurry": { course: string; reason: string };
  /** End of a course or a trail. */
  "learning.finished": { course: string };
  /** All of it is done, faster than usual: somebody looks at it before it counts. */
  "learning.under_review": { course: string };
  "learning.earned": { course: string; points: number };
  /** Result of a test that waited for an essay to be marked; `percent` is what it came to. */
  "attempts.marked": { test: string; percent: number };
  /** Staff gave more attempts, or more minutes, or both. */
  "attempts.granted": { test: string; attempts: number; minutes: number; reason: string };
  /** Course with more to do than was completed. */
  "learning.reopened": { course: string };
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
      "en-US": "Enrollment approved",
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
      "en-US": "Enrollment not approved",
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
  "learning.enrolled": {
    title: {
      "pt-BR": "Inscrição feita: {{course}}",
      "en-US": "You are enrolled: {{course}}",
      "es-ES": "Inscripción hecha: {{course}}",
      "fr-FR": "Inscription faite : {{course}}",
    },
    body: {
      "pt-BR": "Já pode começar.",
      "en-US": "You can begin now.",
      "es-ES": "Ya puedes empezar.",
      "fr-FR": "Vous pouvez commencer.",
    },
  },
  "learning.taken_out": {
    title: {
      "pt-BR": "Inscrição cancelada",
      "en-US": "Enrollment canceled",
      "es-ES": "Inscripción cancelada",
      "fr-FR": "Inscription annulée",
    },
    body: {
      "pt-BR": "{{course}}. {{reason}}",
      "en-US": "{{course}}. {{reason}}",
      "es-ES": "{{course}}. {{reason}}",
      "fr-FR": "{{course}}. {{reason}}",
    },
  },
  "learning.blocked": {
    title: {
      "pt-BR": "Acesso bloqueado",
      "en-US": "Access blocked",
      "es-ES": "Acceso bloqueado",
      "fr-FR": "Accès bloqué",
    },
    body: {
      "pt-BR": "{{course}}. {{reason}}",
      "en-US": "{{course}}. {{reason}}",
      "es-ES": "{{course}}. {{reason}}",
      "fr-FR": "{{course}}. {{reason}}",
    },
  },
  "learning.lifted": {
    title: {
      "pt-BR": "Acesso liberado",
      "en-US": "Access open again",
      "es-ES": "Acceso liberado",
      "fr-FR": "Accès rétabli",
    },
    body: {
      "pt-BR": "{{course}}. {{reason}}",
      "en-US": "{{course}}. {{reason}}",
      "es-ES": "{{course}}. {{reason}}",
      "fr-FR": "{{course}}. {{reason}}",
    },
  },
  "learning.reproved": {
    title: {
      "pt-BR": "Você não passou em {{course}}",
      "en-US": "{{course}}: not passed",
      "es-ES": "No aprobaste {{course}}",
      "fr-FR": "{{course}} : non réussi",
    },
    body: {
      "pt-BR": "Suas tentativas em “{{reason}}” acabaram. Fale com a equipe do curso.",
      "en-US": "You have no attempts left at “{{reason}}”. Talk to the course team.",
      "es-ES": "Se acabaron tus intentos en «{{reason}}». Habla con el equipo del curso.",
      "fr-FR": "Vous n’avez plus de tentative pour « {{reason}} ». Adressez-vous à l’équipe du cours.",
    },
  },
  "learning.restarted": {
    title: {
      "pt-BR": "{{course}} começa de novo",
      "en-US": "{{course}} starts over",
      "es-ES": "{{course}} empieza de nuevo",
      "fr-FR": "{{course}} recommence",
    },
    body: {
      "pt-BR":
        "Suas tentativas em “{{reason}}” acabaram. Estude outra vez e tente de novo: seus pontos continuam seus.",
      "en-US":
        "You have no attempts left at “{{reason}}”. Go through it again and try anew: your points stay yours.",
      "es-ES":
        "Se acabaron tus intentos en «{{reason}}». Repásalo y vuelve a intentarlo: tus puntos siguen siendo tuyos.",
      "fr-FR":
        "Vous n’avez plus de tentative pour « {{reason}} ». Reprenez le cours et réessayez : vos points restent à vous.",
    },
  },
  "learning.extended": {
    title: {
      "pt-BR": "Novo prazo: {{dueOn}}",
      "en-US": "New last day: {{dueOn}}",
      "es-ES": "Nuevo plazo: {{dueOn}}",
      "fr-FR": "Nouvelle échéance : {{dueOn}}",
    },
    body: {
      "pt-BR": "{{course}}. {{reason}}",
      "en-US": "{{course}}. {{reason}}",
      "es-ES": "{{course}}. {{reason}}",
      "fr-FR": "{{course}}. {{reason}}",
    },
  },
  "learning.no_hurry": {
    title: {
      "pt-BR": "Sem prazo agora",
      "en-US": "No last day any more",
      "es-ES": "Ahora sin plazo",
      "fr-FR": "Sans échéance désormais",
    },
    body: {
      "pt-BR": "{{course}}. {{reason}}",
      "en-US": "{{course}}. {{reason}}",
      "es-ES": "{{course}}. {{reason}}",
      "fr-FR": "{{course}}. {{reason}}",
    },
  },
  "attempts.marked": {
    title: {
      "pt-BR": "Sua nota saiu: {{test}}",
      "en-US": "Your result is here: {{test}}",
      "es-ES": "Ya está tu nota: {{test}}",
      "fr-FR": "Votre note est là : {{test}}",
    },
    body: {
      "pt-BR": "Você fez {{percent}}%. Veja o resultado no curso.",
      "en-US": "You reached {{percent}}%. See the result in the course.",
      "es-ES": "Obtuviste {{percent}} %. Mira el resultado en el curso.",
      "fr-FR": "Vous avez obtenu {{percent}} %. Voyez le résultat dans le cours.",
    },
  },
  "attempts.granted": {
    title: {
      "pt-BR": "Você ganhou mais uma chance: {{test}}",
      "en-US": "Another chance for you: {{test}}",
      "es-ES": "Tienes otra oportunidad: {{test}}",
      "fr-FR": "Une nouvelle chance : {{test}}",
    },
    body: {
      "pt-BR": "Tentativas: +{{attempts}} · Minutos: +{{minutes}}. {{reason}}",
      "en-US": "Attempts: +{{attempts}} · Minutes: +{{minutes}}. {{reason}}",
      "es-ES": "Intentos: +{{attempts}} · Minutos: +{{minutes}}. {{reason}}",
      "fr-FR": "Tentatives : +{{attempts}} · Minutes : +{{minutes}}. {{reason}}",
    },
  },
  "learning.reopened": {
    title: {
      "pt-BR": "Há novidades em {{course}}",
      "en-US": "{{course}} has something new",
      "es-ES": "Hay novedades en {{course}}",
      "fr-FR": "Du nouveau dans {{course}}",
    },
    body: {
      "pt-BR": "O conteúdo mudou: faça o que é novo para concluir outra vez. Seus pontos continuam seus.",
      "en-US": "The content changed: do what is new to finish it again. Your points stay yours.",
      "es-ES": "El contenido cambió: haz lo nuevo para terminarlo otra vez. Tus puntos siguen siendo tuyos.",
      "fr-FR":
        "Le contenu a changé : faites ce qui est nouveau pour le terminer à nouveau. Vos points restent à vous.",
    },
  },
  "learning.under_review": {
    title: {
      "pt-BR": "Quase lá: {{course}}",
      "en-US": "Nearly there: {{course}}",
      "es-ES": "Casi listo: {{course}}",
      "fr-FR": "Vous y êtes presque : {{course}}",
    },
    body: {
      "pt-BR":
        "Você fez tudo bem depressa, então alguém da equipe vai conferir. Depois disso seus pontos chegam; não é preciso fazer nada.",
      "en-US":
        "You went through everything very quickly, so somebody from the team takes a look. Your points arrive after that; there is nothing you need to do.",
      "es-ES":
        "Lo hiciste todo muy rápido, así que alguien del equipo lo va a revisar. Después llegan tus puntos; no tienes que hacer nada.",
      "fr-FR":
        "Vous avez tout parcouru très vite : quelqu’un de l’équipe y jette un œil. Vos points arrivent ensuite ; vous n’avez rien à faire.",
    },
  },
  "learning.finished": {
    title: {
      "pt-BR": "Você concluiu!",
      "en-US": "You finished it!",
      "es-ES": "¡Lo terminaste!",
      "fr-FR": "C’est terminé !",
    },
    body: {
      "pt-BR": "“{{course}}” está concluído.",
      "en-US": "“{{course}}” is finished.",
      "es-ES": "«{{course}}» está terminado.",
      "fr-FR": "« {{course}} » est terminé.",
    },
  },
  "learning.earned": {
    title: {
      "pt-BR": "Você ganhou {{points}} pontos",
      "en-US": "You got {{points}} points",
      "es-ES": "Ganaste {{points}} puntos",
      "fr-FR": "Vous avez reçu {{points}} points",
    },
    body: {
      "pt-BR": "Por concluir “{{course}}”.",
      "en-US": "For finishing “{{course}}”.",
      "es-ES": "Por terminar «{{course}}».",
      "fr-FR": "Pour avoir terminé « {{course}} ».",
    },
  },
};
