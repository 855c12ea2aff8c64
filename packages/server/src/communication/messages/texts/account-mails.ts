import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import type { MailText } from "./mail-text.ts";

/** Mails about how an account is reached. */
export interface AccountMailParams {
  code: { firstName: string; code: string };
  invitation_to_answer: { firstName: string; link: string };
  phone_changed: { firstName: string; when: Date };
  email_changed: { firstName: string; when: Date };
  document_changed: { firstName: string; when: Date };
}

const hello: LocalizedText = {
  "pt-BR": "Olá, {{firstName}}!",
  "en-US": "Hello, {{firstName}}!",
  "es-ES": "¡Hola, {{firstName}}!",
  "fr-FR": "Bonjour {{firstName}} !",
};

const notYou: LocalizedText = {
  "pt-BR": "Se não foi você, troque sua senha e avise a equipe do programa.",
  "en-US": "If this wasn’t you, change your password and tell the program’s team.",
  "es-ES": "Si no fuiste tú, cambia tu contraseña y avisa al equipo del programa.",
  "fr-FR": "Si ce n’était pas vous, changez votre mot de passe et prévenez l’équipe du programme.",
};

export const accountMailTexts: Readonly<Record<keyof AccountMailParams, MailText>> = {
  code: {
    subject: {
      "pt-BR": "Seu código de {{client}}",
      "en-US": "Your {{client}} code",
      "es-ES": "Tu código de {{client}}",
      "fr-FR": "Votre code {{client}}",
    },
    heading: hello,
    paragraphs: [
      {
        "pt-BR": "Seu código é {{code}}",
        "en-US": "Your code is {{code}}",
        "es-ES": "Tu código es {{code}}",
        "fr-FR": "Votre code est {{code}}",
      },
    ],
    note: {
      "pt-BR": "Vale por 10 minutos e funciona uma única vez. Se você não o pediu, ignore esta mensagem.",
      "en-US":
        "It is valid for 10 minutes and works only once. If you did not ask for it, ignore this message.",
      "es-ES": "Vale 10 minutos y funciona una sola vez. Si no lo pediste, ignora este mensaje.",
      "fr-FR":
        "Il est valable 10 minutes et ne fonctionne qu’une fois. Si vous ne l’avez pas demandé, ignorez ce message.",
    },
    secret: ["code"],
  },
  invitation_to_answer: {
    subject: {
      "pt-BR": "Seu convite para {{client}}",
      "en-US": "Your invitation to {{client}}",
      "es-ES": "Tu invitación a {{client}}",
      "fr-FR": "Votre invitation à {{client}}",
    },
    heading: hello,
    paragraphs: [
      {
        "pt-BR":
          "{{client}} convida você a participar. Entre com sua própria senha para aceitar ou recusar. Até lá, a equipe não vê nada da sua conta.",
        "en-US":
          "{{client}} invites you to take part. Sign in with your own password to accept or decline. Until then, its team sees nothing of your account.",
        "es-ES":
          "{{client}} te invita a participar. Entra con tu propia contraseña para aceptar o rechazar. Hasta entonces, su equipo no ve nada de tu cuenta.",
        "fr-FR":
          "{{client}} vous invite à participer. Connectez-vous avec votre propre mot de passe pour accepter ou refuser. D’ici là, son équipe ne voit rien de votre compte.",
      },
    ],
    button: {
      "pt-BR": "Responder ao convite",
      "en-US": "Answer the invitation",
      "es-ES": "Responder a la invitación",
      "fr-FR": "Répondre à l’invitation",
    },
    note: {
      "pt-BR": "O convite vale por 90 dias. Se você não o esperava, ignore esta mensagem.",
      "en-US": "The invitation is valid for 90 days. If you did not expect it, ignore this message.",
      "es-ES": "La invitación vale 90 días. Si no la esperabas, ignora este mensaje.",
      "fr-FR": "L’invitation est valable 90 jours. Si vous ne l’attendiez pas, ignorez ce message.",
    },
    secret: ["link"],
  },
  phone_changed: {
    subject: {
      "pt-BR": "Seu telefone foi alterado",
      "en-US": "Your phone number was changed",
      "es-ES": "Tu teléfono se ha cambiado",
      "fr-FR": "Votre numéro de téléphone a été modifié",
    },
    heading: hello,
    paragraphs: [
      {
        "pt-BR": "O telefone da sua conta foi alterado em {{when}}. Os códigos vão agora para o número novo.",
        "en-US": "The phone number of your account was changed on {{when}}. Codes now go to the new number.",
        "es-ES": "El teléfono de tu cuenta se cambió el {{when}}. Los códigos van ahora al número nuevo.",
        "fr-FR":
          "Le numéro de téléphone de votre compte a été modifié le {{when}}. Les codes arrivent désormais sur le nouveau numéro.",
      },
      notYou,
    ],
    secret: [],
  },
  email_changed: {
    subject: {
      "pt-BR": "Seu e-mail foi alterado",
      "en-US": "Your e-mail address was changed",
      "es-ES": "Tu correo se ha cambiado",
      "fr-FR": "Votre adresse e-mail a été modifiée",
    },
    heading: hello,
    paragraphs: [
      {
        "pt-BR":
          "O e-mail da sua conta foi alterado em {{when}}. As próximas mensagens vão para o endereço novo.",
        "en-US":
          "The e-mail address of your account was changed on {{when}}. From now on we write to the new one.",
        "es-ES":
          "El correo de tu cuenta se cambió el {{when}}. Los próximos mensajes irán a la dirección nueva.",
        "fr-FR":
          "L’adresse e-mail de votre compte a été modifiée le {{when}}. Nos prochains messages iront à la nouvelle.",
      },
      notYou,
    ],
    secret: [],
  },
  document_changed: {
    subject: {
      "pt-BR": "O documento da sua conta foi corrigido",
      "en-US": "The document of your account was corrected",
      "es-ES": "Se corrigió el documento de tu cuenta",
      "fr-FR": "Le document de votre compte a été corrigé",
    },
    heading: hello,
    paragraphs: [
      {
        "pt-BR":
          "O documento da sua conta foi corrigido em {{when}}. Confira em Perfil; se entra com o documento, use o novo.",
        "en-US":
          "The document of your account was corrected on {{when}}. Check it in Profile; if you sign in with your document, use the new one.",
        "es-ES":
          "El documento de tu cuenta se corrigió el {{when}}. Revísalo en Perfil; si entras con el documento, usa el nuevo.",
        "fr-FR":
          "Le document de votre compte a été corrigé le {{when}}. Vérifiez-le dans Profil ; si vous vous connectez avec votre document, utilisez le nouveau.",
      },
      notYou,
    ],
    secret: [],
  },
};
