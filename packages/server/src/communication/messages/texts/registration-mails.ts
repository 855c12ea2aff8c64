import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import type { MailText } from "./mail-text.ts";

/**
 * Mails to who registers. Until the address is proved anybody may have typed it, and anything else: nothing of what
 * was typed stands in these mails.
 */
export interface RegistrationMailParams {
  registration_confirm: { link: string };
  registration_join: { link: string };
  registration_known: { link: string };
  registration_refused: { firstName: string; reason: string };
}

const once: LocalizedText = {
  "pt-BR": "O link vale por 3 dias e funciona uma única vez. Se não foi você, ignore esta mensagem.",
  "en-US": "The link is valid for 3 days and works only once. If this wasn’t you, ignore this message.",
  "es-ES": "El enlace vale 3 días y funciona una sola vez. Si no fuiste tú, ignora este mensaje.",
  "fr-FR":
    "Le lien est valable 3 jours et ne fonctionne qu’une fois. Si ce n’était pas vous, ignorez ce message.",
};

export const registrationMailTexts: Readonly<Record<keyof RegistrationMailParams, MailText>> = {
  registration_confirm: {
    subject: {
      "pt-BR": "Confirme seu cadastro em {{client}}",
      "en-US": "Confirm your registration in {{client}}",
      "es-ES": "Confirma tu registro en {{client}}",
      "fr-FR": "Confirmez votre inscription à {{client}}",
    },
    heading: {
      "pt-BR": "Falta um passo",
      "en-US": "One more step",
      "es-ES": "Falta un paso",
      "fr-FR": "Plus qu’une étape",
    },
    paragraphs: [
      {
        "pt-BR": "Alguém se cadastrou em {{client}} com este e-mail. Se foi você, confirme e crie sua senha.",
        "en-US":
          "Somebody registered in {{client}} with this e-mail address. If it was you, confirm it and create your password.",
        "es-ES":
          "Alguien se registró en {{client}} con este correo. Si fuiste tú, confirma y crea tu contraseña.",
        "fr-FR":
          "Quelqu’un s’est inscrit à {{client}} avec cette adresse. Si c’était vous, confirmez et créez votre mot de passe.",
      },
    ],
    button: {
      "pt-BR": "Confirmar cadastro",
      "en-US": "Confirm registration",
      "es-ES": "Confirmar registro",
      "fr-FR": "Confirmer l’inscription",
    },
    note: once,
    secret: ["link"],
  },
  registration_join: {
    subject: {
      "pt-BR": "Confirme seu cadastro em {{client}}",
      "en-US": "Confirm your registration in {{client}}",
      "es-ES": "Confirma tu registro en {{client}}",
      "fr-FR": "Confirmez votre inscription à {{client}}",
    },
    heading: {
      "pt-BR": "Falta um passo",
      "en-US": "One more step",
      "es-ES": "Falta un paso",
      "fr-FR": "Plus qu’une étape",
    },
    paragraphs: [
      {
        "pt-BR":
          "Alguém se cadastrou em {{client}} com este e-mail, que já tem uma conta. Se foi você, confirme: a conta e a senha continuam as mesmas.",
        "en-US":
          "Somebody registered in {{client}} with this e-mail address, which has an account already. If it was you, confirm: account and password stay the same.",
        "es-ES":
          "Alguien se registró en {{client}} con este correo, que ya tiene una cuenta. Si fuiste tú, confirma: la cuenta y la contraseña siguen siendo las mismas.",
        "fr-FR":
          "Quelqu’un s’est inscrit à {{client}} avec cette adresse, qui a déjà un compte. Si c’était vous, confirmez : le compte et le mot de passe restent les mêmes.",
      },
    ],
    button: {
      "pt-BR": "Participar",
      "en-US": "Take part",
      "es-ES": "Participar",
      "fr-FR": "Participer",
    },
    note: once,
    secret: ["link"],
  },
  registration_known: {
    subject: {
      "pt-BR": "Você já tem uma conta em {{client}}",
      "en-US": "You already have an account in {{client}}",
      "es-ES": "Ya tienes una cuenta en {{client}}",
      "fr-FR": "Vous avez déjà un compte dans {{client}}",
    },
    heading: {
      "pt-BR": "Não é preciso se cadastrar de novo",
      "en-US": "There is no need to register again",
      "es-ES": "No hace falta registrarse de nuevo",
      "fr-FR": "Inutile de vous réinscrire",
    },
    paragraphs: [
      {
        "pt-BR":
          "Alguém tentou se cadastrar em {{client}} com este e-mail, que já tem uma conta. Se foi você, entre com a sua senha; se a esqueceu, peça outra em “Esqueci minha senha”.",
        "en-US":
          "Somebody tried to register in {{client}} with this e-mail address, which has an account already. If it was you, sign in with your password; if you forgot it, ask for another through “Forgot password”.",
        "es-ES":
          "Alguien intentó registrarse en {{client}} con este correo, que ya tiene una cuenta. Si fuiste tú, entra con tu contraseña; si la olvidaste, pide otra en «Olvidé mi contraseña».",
        "fr-FR":
          "Quelqu’un a essayé de s’inscrire à {{client}} avec cette adresse, qui a déjà un compte. Si c’était vous, connectez-vous avec votre mot de passe ; si vous l’avez oublié, demandez-en un autre via « Mot de passe oublié ».",
      },
    ],
    button: { "pt-BR": "Entrar", "en-US": "Sign in", "es-ES": "Entrar", "fr-FR": "Se connecter" },
    note: {
      "pt-BR": "Se não foi você, ignore esta mensagem: nada mudou.",
      "en-US": "If this wasn’t you, ignore this message: nothing has changed.",
      "es-ES": "Si no fuiste tú, ignora este mensaje: nada ha cambiado.",
      "fr-FR": "Si ce n’était pas vous, ignorez ce message : rien n’a changé.",
    },
    secret: [],
  },
  registration_refused: {
    subject: {
      "pt-BR": "Sobre seu cadastro em {{client}}",
      "en-US": "About your registration in {{client}}",
      "es-ES": "Sobre tu registro en {{client}}",
      "fr-FR": "Au sujet de votre inscription à {{client}}",
    },
    heading: {
      "pt-BR": "Olá, {{firstName}}.",
      "en-US": "Hello, {{firstName}}.",
      "es-ES": "Hola, {{firstName}}.",
      "fr-FR": "Bonjour {{firstName}}.",
    },
    paragraphs: [
      {
        "pt-BR": "Não foi possível aprovar seu cadastro em {{client}}.",
        "en-US": "Your registration in {{client}} could not be approved.",
        "es-ES": "No fue posible aprobar tu registro en {{client}}.",
        "fr-FR": "Votre inscription à {{client}} n’a pas pu être approuvée.",
      },
      {
        "pt-BR": "Motivo: {{reason}}",
        "en-US": "Reason: {{reason}}",
        "es-ES": "Motivo: {{reason}}",
        "fr-FR": "Motif : {{reason}}",
      },
      {
        "pt-BR": "Se puder corrigir, faça o cadastro de novo com o mesmo e-mail.",
        "en-US": "If you can put it right, register again with the same e-mail address.",
        "es-ES": "Si puedes corregirlo, regístrate de nuevo con el mismo correo.",
        "fr-FR": "Si vous pouvez y remédier, inscrivez-vous à nouveau avec la même adresse.",
      },
    ],
    secret: [],
  },
};
