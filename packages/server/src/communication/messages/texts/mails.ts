import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import { type AccountMailParams, accountMailTexts } from "./account-mails.ts";
import { type FactorMailParams, factorMailTexts } from "./factor-texts.ts";
import type { MailText } from "./mail-text.ts";
import { type PrivacyMailParams, privacyMailTexts } from "./privacy-mails.ts";
import { type RegistrationMailParams, registrationMailTexts } from "./registration-mails.ts";
import { supportMails } from "./support-mails.ts";

/** Parameters of each mail. The client's name is added by itself; a Date is written in its time zone. */
export interface MailParams
  extends AccountMailParams,
    FactorMailParams,
    RegistrationMailParams,
    PrivacyMailParams {
  invitation: { firstName: string; link: string };
  password_reset: { firstName: string; link: string };
  new_device: { firstName: string; device: string; when: Date };
  session_copied: { firstName: string; when: Date };
  password_changed: { firstName: string; when: Date };
  account_approved: { firstName: string; link: string };
  account_blocked: { firstName: string; reason: string };
  export_ready: { firstName: string; link: string };
  report_ready: { firstName: string; report: string; link: string };
  /** To the client's support address. */
  support_request: {
    number: string;
    name: string;
    answerTo: string;
    topic: string;
    message: string;
    due: string;
    link: string;
  };
  /** To whoever wrote; the message is empty where the address is not known to be theirs. */
  support_receipt: { number: string; topic: string; due: string; message: string };
  support_answer: { number: string; answer: string };
}
export type MailTemplate = keyof MailParams;

const notYou: LocalizedText = {
  "pt-BR": "Se não foi você, troque sua senha e avise a equipe do programa.",
  "en-US": "If this wasn’t you, change your password and tell the program’s team.",
  "es-ES": "Si no fuiste tú, cambia tu contraseña y avisa al equipo del programa.",
  "fr-FR": "Si ce n’était pas vous, changez votre mot de passe et prévenez l’équipe du programme.",
};

export const mailTexts: Readonly<Record<MailTemplate, MailText>> = {
  ...accountMailTexts,
  ...privacyMailTexts,
  ...factorMailTexts,
  ...registrationMailTexts,
  invitation: {
    subject: {
      "pt-BR": "Seu convite para {{client}}",
      "en-US": "Your invitation to {{client}}",
      "es-ES": "Tu invitación a {{client}}",
      "fr-FR": "Votre invitation à {{client}}",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}!",
      "en-US": "Hello, {{firstName}}!",
      "es-ES": "¡Hola, {{firstName}}!",
      "fr-FR": "Bonjour {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "Você recebeu um convite para participar de {{client}}. Crie sua senha para começar.",
        "en-US": "You have been invited to take part in {{client}}. Create your password to get started.",
        "es-ES": "Te han invitado a participar en {{client}}. Crea tu contraseña para empezar.",
        "fr-FR":
          "Vous avez reçu une invitation à participer à {{client}}. Créez votre mot de passe pour commencer.",
      },
    ],
    button: {
      "pt-BR": "Criar minha senha",
      "en-US": "Create my password",
      "es-ES": "Crear mi contraseña",
      "fr-FR": "Créer mon mot de passe",
    },
    note: {
      "pt-BR": "O link vale por 3 dias e funciona uma única vez. Não o repasse a ninguém.",
      "en-US": "The link is valid for 3 days and works only once. Do not pass it on.",
      "es-ES": "El enlace vale 3 días y funciona una sola vez. No lo compartas con nadie.",
      "fr-FR": "Le lien est valable 3 jours et ne fonctionne qu’une fois. Ne le transmettez à personne.",
    },
    secret: ["link"],
  },
  password_reset: {
    subject: {
      "pt-BR": "Crie uma nova senha",
      "en-US": "Create a new password",
      "es-ES": "Crea una nueva contraseña",
      "fr-FR": "Créez un nouveau mot de passe",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}!",
      "en-US": "Hello, {{firstName}}!",
      "es-ES": "¡Hola, {{firstName}}!",
      "fr-FR": "Bonjour {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "Recebemos um pedido para trocar a senha da sua conta.",
        "en-US": "We received a request to change the password of your account.",
        "es-ES": "Recibimos una solicitud para cambiar la contraseña de tu cuenta.",
        "fr-FR": "Nous avons reçu une demande de changement du mot de passe de votre compte.",
      },
    ],
    button: {
      "pt-BR": "Criar nova senha",
      "en-US": "Create new password",
      "es-ES": "Crear nueva contraseña",
      "fr-FR": "Créer un nouveau mot de passe",
    },
    note: {
      "pt-BR":
        "O link vale por 3 dias e funciona uma única vez. Se você não fez o pedido, ignore esta mensagem: sua senha continua a mesma.",
      "en-US":
        "The link is valid for 3 days and works only once. If you did not ask for this, ignore this message: your password stays the same.",
      "es-ES":
        "El enlace vale 3 días y funciona una sola vez. Si no lo pediste, ignora este mensaje: tu contraseña sigue siendo la misma.",
      "fr-FR":
        "Le lien est valable 3 jours et ne fonctionne qu’une fois. Si vous n’avez rien demandé, ignorez ce message : votre mot de passe reste le même.",
    },
    secret: ["link"],
  },
  new_device: {
    subject: {
      "pt-BR": "Novo acesso à sua conta",
      "en-US": "New sign-in to your account",
      "es-ES": "Nuevo acceso a tu cuenta",
      "fr-FR": "Nouvelle connexion à votre compte",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}!",
      "en-US": "Hello, {{firstName}}!",
      "es-ES": "¡Hola, {{firstName}}!",
      "fr-FR": "Bonjour {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "Sua conta foi acessada de um dispositivo novo: {{device}}, em {{when}}.",
        "en-US": "Your account was signed in to from a new device: {{device}}, on {{when}}.",
        "es-ES": "Se accedió a tu cuenta desde un dispositivo nuevo: {{device}}, el {{when}}.",
        "fr-FR":
          "Une connexion à votre compte a eu lieu depuis un nouvel appareil : {{device}}, le {{when}}.",
      },
      notYou,
    ],
    secret: [],
  },
  session_copied: {
    subject: {
      "pt-BR": "Encerramos um acesso à sua conta",
      "en-US": "We ended a session of your account",
      "es-ES": "Cerramos una sesión de tu cuenta",
      "fr-FR": "Nous avons fermé une session de votre compte",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}!",
      "en-US": "Hello, {{firstName}}!",
      "es-ES": "¡Hola, {{firstName}}!",
      "fr-FR": "Bonjour {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR":
          "Em {{when}}, a chave de um dos seus acessos foi usada uma segunda vez. Alguém pode ter feito uma cópia dela. Por segurança, encerramos esse acesso: entre de novo para continuar.",
        "en-US":
          "On {{when}}, the key of one of your sessions was used a second time. Somebody may have copied it. To be safe we ended that session: sign in again to go on.",
        "es-ES":
          "El {{when}}, la clave de una de tus sesiones se usó por segunda vez. Es posible que alguien la haya copiado. Por seguridad cerramos esa sesión: vuelve a entrar para continuar.",
        "fr-FR":
          "Le {{when}}, la clé d’une de vos sessions a été utilisée une seconde fois. Quelqu’un l’a peut-être copiée. Par sécurité, nous avons fermé cette session : reconnectez-vous pour continuer.",
      },
      {
        "pt-BR":
          "Se você não reconhece algum aparelho em Perfil › Segurança, troque sua senha e avise a equipe do programa.",
        "en-US":
          "If you do not recognize a device in Profile › Security, change your password and tell the program’s team.",
        "es-ES":
          "Si no reconoces algún dispositivo en Perfil › Seguridad, cambia tu contraseña y avisa al equipo del programa.",
        "fr-FR":
          "Si vous ne reconnaissez pas un appareil dans Profil › Sécurité, changez votre mot de passe et prévenez l’équipe du programme.",
      },
    ],
    secret: [],
  },
  password_changed: {
    subject: {
      "pt-BR": "Sua senha foi alterada",
      "en-US": "Your password was changed",
      "es-ES": "Tu contraseña se ha cambiado",
      "fr-FR": "Votre mot de passe a été modifié",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}!",
      "en-US": "Hello, {{firstName}}!",
      "es-ES": "¡Hola, {{firstName}}!",
      "fr-FR": "Bonjour {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "A senha da sua conta foi alterada em {{when}}. Os outros acessos foram encerrados.",
        "en-US": "The password of your account was changed on {{when}}. Your other sessions were ended.",
        "es-ES": "La contraseña de tu cuenta se cambió el {{when}}. Los demás accesos se cerraron.",
        "fr-FR":
          "Le mot de passe de votre compte a été modifié le {{when}}. Vos autres sessions ont été fermées.",
      },
      notYou,
    ],
    secret: [],
  },
  account_approved: {
    subject: {
      "pt-BR": "Seu cadastro em {{client}} foi aprovado",
      "en-US": "Your registration in {{client}} was approved",
      "es-ES": "Tu registro en {{client}} ha sido aprobado",
      "fr-FR": "Votre inscription à {{client}} est approuvée",
    },
    heading: {
      "pt-BR": "Tudo certo, {{firstName}}!",
      "en-US": "You’re in, {{firstName}}!",
      "es-ES": "¡Todo listo, {{firstName}}!",
      "fr-FR": "C’est fait, {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "Seu cadastro foi aprovado e você já pode participar de {{client}}.",
        "en-US": "Your registration was approved and you can now take part in {{client}}.",
        "es-ES": "Tu registro ha sido aprobado y ya puedes participar en {{client}}.",
        "fr-FR": "Votre inscription est approuvée et vous pouvez désormais participer à {{client}}.",
      },
    ],
    button: { "pt-BR": "Entrar", "en-US": "Sign in", "es-ES": "Entrar", "fr-FR": "Se connecter" },
    secret: [],
  },
  account_blocked: {
    subject: {
      "pt-BR": "Seu acesso a {{client}} foi bloqueado",
      "en-US": "Your access to {{client}} has been blocked",
      "es-ES": "Tu acceso a {{client}} ha sido bloqueado",
      "fr-FR": "Votre accès à {{client}} a été bloqué",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}.",
      "en-US": "Hello, {{firstName}}.",
      "es-ES": "Hola, {{firstName}}.",
      "fr-FR": "Bonjour {{firstName}}.",
    },
    paragraphs: [
      {
        "pt-BR": "Seu acesso a {{client}} foi bloqueado.",
        "en-US": "Your access to {{client}} has been blocked.",
        "es-ES": "Tu acceso a {{client}} ha sido bloqueado.",
        "fr-FR": "Votre accès à {{client}} a été bloqué.",
      },
      {
        "pt-BR": "Motivo: {{reason}}",
        "en-US": "Reason: {{reason}}",
        "es-ES": "Motivo: {{reason}}",
        "fr-FR": "Motif : {{reason}}",
      },
      {
        "pt-BR": "Se você acha que houve um engano, fale com a equipe do programa.",
        "en-US": "If you think this is a mistake, contact the program’s team.",
        "es-ES": "Si crees que es un error, habla con el equipo del programa.",
        "fr-FR": "Si vous pensez qu’il s’agit d’une erreur, contactez l’équipe du programme.",
      },
    ],
    secret: [],
  },
  export_ready: {
    subject: {
      "pt-BR": "Seu arquivo está pronto",
      "en-US": "Your file is ready",
      "es-ES": "Tu archivo está listo",
      "fr-FR": "Votre fichier est prêt",
    },
    heading: {
      "pt-BR": "Está pronto, {{firstName}}!",
      "en-US": "It’s ready, {{firstName}}!",
      "es-ES": "¡Ya está, {{firstName}}!",
      "fr-FR": "C’est prêt, {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "O arquivo que você pediu em {{client}} espera por você durante 7 dias.",
        "en-US": "The file you asked for in {{client}} is kept for you for 7 days.",
        "es-ES": "El archivo que pediste en {{client}} te espera durante 7 días.",
        "fr-FR": "Le fichier que vous avez demandé dans {{client}} est conservé 7 jours.",
      },
    ],
    button: {
      "pt-BR": "Ver meus arquivos",
      "en-US": "See my files",
      "es-ES": "Ver mis archivos",
      "fr-FR": "Voir mes fichiers",
    },
    secret: [],
  },
  report_ready: {
    subject: {
      "pt-BR": "Relatório pronto: {{report}}",
      "en-US": "Report ready: {{report}}",
      "es-ES": "Informe listo: {{report}}",
      "fr-FR": "Rapport prêt : {{report}}",
    },
    heading: {
      "pt-BR": "Seu relatório chegou, {{firstName}}",
      "en-US": "Your report is here, {{firstName}}",
      "es-ES": "Ya llegó tu informe, {{firstName}}",
      "fr-FR": "Votre rapport est arrivé, {{firstName}}",
    },
    paragraphs: [
      {
        "pt-BR": "O relatório “{{report}}” de {{client}} espera por você em “Meus arquivos” durante 7 dias.",
        "en-US": "The report “{{report}}” of {{client}} is kept for you under “My files” for 7 days.",
        "es-ES": "El informe «{{report}}» de {{client}} te espera en «Mis archivos» durante 7 días.",
        "fr-FR": "Le rapport « {{report}} » de {{client}} est conservé 7 jours dans « Mes fichiers ».",
      },
    ],
    button: {
      "pt-BR": "Ver meus arquivos",
      "en-US": "See my files",
      "es-ES": "Ver mis archivos",
      "fr-FR": "Voir mes fichiers",
    },
    secret: [],
  },
  ...supportMails,
};

/** The line under every mail. */
export const mailFooter: LocalizedText = {
  "pt-BR": "Mensagem automática de {{client}}. Não é preciso responder.",
  "en-US": "Automatic message from {{client}}. There is no need to reply.",
  "es-ES": "Mensaje automático de {{client}}. No es necesario responder.",
  "fr-FR": "Message automatique de {{client}}. Il n’est pas nécessaire d’y répondre.",
};

/** Above the address itself, for mail programs without buttons. */
export const linkFallback: LocalizedText = {
  "pt-BR": "Se o botão não abrir, copie este endereço para o navegador:",
  "en-US": "If the button does not open, copy this address into your browser:",
  "es-ES": "Si el botón no se abre, copia esta dirección en el navegador:",
  "fr-FR": "Si le bouton ne s’ouvre pas, copiez cette adresse dans votre navigateur :",
};
