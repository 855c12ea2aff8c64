import type { MailText } from "./mail-text.ts";

/** Mails about one's own data, leaving, and news somebody wants by mail. */
export interface PrivacyMailParams {
  own_data_ready: { firstName: string; link: string };
  account_deleted: { firstName: string; when: Date };
  /** One notification, as it stands in the app. */
  news: { title: string; body: string; link: string };
}

export const privacyMailTexts: Readonly<Record<keyof PrivacyMailParams, MailText>> = {
  own_data_ready: {
    subject: {
      "pt-BR": "Seus dados estão prontos",
      "en-US": "Your data is ready",
      "es-ES": "Tus datos están listos",
      "fr-FR": "Vos données sont prêtes",
    },
    heading: {
      "pt-BR": "Está pronto, {{firstName}}!",
      "en-US": "It’s ready, {{firstName}}!",
      "es-ES": "¡Ya está, {{firstName}}!",
      "fr-FR": "C’est prêt, {{firstName}} !",
    },
    paragraphs: [
      {
        "pt-BR": "O arquivo com tudo o que guardamos sobre você espera durante 7 dias.",
        "en-US": "The file with everything we keep about you is there for 7 days.",
        "es-ES": "El archivo con todo lo que guardamos sobre ti espera durante 7 días.",
        "fr-FR": "Le fichier avec tout ce que nous conservons sur vous est disponible pendant 7 jours.",
      },
      {
        "pt-BR": "Se não foi você quem pediu, troque sua senha.",
        "en-US": "If you did not ask for it, change your password.",
        "es-ES": "Si no lo pediste tú, cambia tu contraseña.",
        "fr-FR": "Si vous ne l’avez pas demandé, changez votre mot de passe.",
      },
    ],
    button: {
      "pt-BR": "Ver meus dados",
      "en-US": "See my data",
      "es-ES": "Ver mis datos",
      "fr-FR": "Voir mes données",
    },
    secret: [],
  },
  account_deleted: {
    subject: {
      "pt-BR": "Sua conta foi excluída",
      "en-US": "Your account was deleted",
      "es-ES": "Tu cuenta se eliminó",
      "fr-FR": "Votre compte a été supprimé",
    },
    heading: {
      "pt-BR": "Até logo, {{firstName}}",
      "en-US": "Goodbye, {{firstName}}",
      "es-ES": "Hasta pronto, {{firstName}}",
      "fr-FR": "Au revoir, {{firstName}}",
    },
    paragraphs: [
      {
        "pt-BR":
          "Sua conta foi excluída em {{when}}, a seu pedido. Ninguém mais entra com ela, e seus dados pessoais estão sendo apagados.",
        "en-US":
          "Your account was deleted on {{when}}, as you asked. Nobody can sign in with it any more, and your personal data is being erased.",
        "es-ES":
          "Tu cuenta se eliminó el {{when}}, como pediste. Ya nadie puede entrar con ella, y tus datos personales se están borrando.",
        "fr-FR":
          "Votre compte a été supprimé le {{when}}, à votre demande. Plus personne ne peut s’y connecter, et vos données personnelles sont en cours d’effacement.",
      },
      {
        "pt-BR":
          "Se não foi você, avise logo a equipe do programa: esta mensagem também será apagada dos nossos registros.",
        "en-US":
          "If this wasn’t you, tell the program’s team soon: this message, too, will be erased from our records.",
        "es-ES":
          "Si no fuiste tú, avisa pronto al equipo del programa: este mensaje también se borrará de nuestros registros.",
        "fr-FR":
          "Si ce n’était pas vous, prévenez vite l’équipe du programme : ce message sera lui aussi effacé de nos registres.",
      },
    ],
    secret: [],
  },
  news: {
    subject: { "pt-BR": "{{title}}", "en-US": "{{title}}", "es-ES": "{{title}}", "fr-FR": "{{title}}" },
    heading: { "pt-BR": "{{title}}", "en-US": "{{title}}", "es-ES": "{{title}}", "fr-FR": "{{title}}" },
    paragraphs: [{ "pt-BR": "{{body}}", "en-US": "{{body}}", "es-ES": "{{body}}", "fr-FR": "{{body}}" }],
    button: { "pt-BR": "Abrir", "en-US": "Open", "es-ES": "Abrir", "fr-FR": "Ouvrir" },
    note: {
      "pt-BR": "Você escolheu receber isto por e-mail. Mude quando quiser em Meu perfil, Avisos.",
      "en-US": "You chose to get this by e-mail. Change it any time in My profile, Notifications.",
      "es-ES": "Elegiste recibir esto por correo. Cámbialo cuando quieras en Mi perfil, Avisos.",
      "fr-FR":
        "Vous avez choisi de recevoir ceci par e-mail. Modifiez-le à tout moment dans Mon profil, Notifications.",
    },
    secret: [],
  },
};
