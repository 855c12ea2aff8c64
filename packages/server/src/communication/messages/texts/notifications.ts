import type { LocalizedText } from "@trilha/contract/core/locale.ts";
import { type AccountNotificationParams, accountNotificationTexts } from "./account-notifications.ts";
import {
  type CertificateNotificationParams,
  certificateNotificationTexts,
} from "./certificate-notifications.ts";
import { type ClaimNotificationParams, claimNotificationTexts } from "./claim-notifications.ts";
import { type FactorNotificationParams, factorNotificationTexts } from "./factor-texts.ts";
import { type LearningNotificationParams, learningNotificationTexts } from "./learning-notifications.ts";
import { type LevelNotificationParams, levelNotificationTexts } from "./level-notifications.ts";
import { type OrderNotificationParams, orderNotificationTexts } from "./order-notifications.ts";
import { type PointsNotificationParams, pointsNotificationTexts } from "./points-notifications.ts";
import { type PrivacyNotificationParams, privacyNotificationTexts } from "./privacy-notifications.ts";
import { type StockNotificationParams, stockNotificationTexts } from "./stock-notifications.ts";

/** Parameters of each notification. */
export interface NotificationParams
  extends AccountNotificationParams,
    FactorNotificationParams,
    ClaimNotificationParams,
    PointsNotificationParams,
    StockNotificationParams,
    OrderNotificationParams,
    LevelNotificationParams,
    LearningNotificationParams,
    CertificateNotificationParams,
    PrivacyNotificationParams {
  "membership.approved": { client: string };
  "membership.blocked": { client: string };
  "membership.unblocked": { client: string };
  "roles.changed": { client: string };
  welcome: { firstName: string; client: string };
  "session.new_device": { device: string };
  "session.copied": Record<string, never>;
  "password.changed": Record<string, never>;
  "import.finished": { count: number };
  "export.ready": Record<string, never>;
}
export type NotificationKind = keyof NotificationParams;

interface NotificationText {
  title: LocalizedText;
  body: LocalizedText;
}

export const notificationTexts: Readonly<Record<NotificationKind, NotificationText>> = {
  ...accountNotificationTexts,
  ...factorNotificationTexts,
  ...claimNotificationTexts,
  "membership.approved": {
    title: {
      "pt-BR": "Cadastro aprovado",
      "en-US": "Registration approved",
      "es-ES": "Registro aprobado",
      "fr-FR": "Inscription approuvée",
    },
    body: {
      "pt-BR": "Você já pode participar de {{client}}.",
      "en-US": "You can now take part in {{client}}.",
      "es-ES": "Ya puedes participar en {{client}}.",
      "fr-FR": "Vous pouvez désormais participer à {{client}}.",
    },
  },
  "membership.blocked": {
    title: {
      "pt-BR": "Acesso bloqueado",
      "en-US": "Access blocked",
      "es-ES": "Acceso bloqueado",
      "fr-FR": "Accès bloqué",
    },
    body: {
      "pt-BR": "Seu acesso a {{client}} foi bloqueado.",
      "en-US": "Your access to {{client}} has been blocked.",
      "es-ES": "Tu acceso a {{client}} ha sido bloqueado.",
      "fr-FR": "Votre accès à {{client}} a été bloqué.",
    },
  },
  "membership.unblocked": {
    title: {
      "pt-BR": "Acesso liberado",
      "en-US": "Access restored",
      "es-ES": "Acceso restablecido",
      "fr-FR": "Accès rétabli",
    },
    body: {
      "pt-BR": "Você pode voltar a participar de {{client}}.",
      "en-US": "You can take part in {{client}} again.",
      "es-ES": "Puedes volver a participar en {{client}}.",
      "fr-FR": "Vous pouvez de nouveau participer à {{client}}.",
    },
  },
  "roles.changed": {
    title: {
      "pt-BR": "Seus papéis mudaram",
      "en-US": "Your roles have changed",
      "es-ES": "Tus roles han cambiado",
      "fr-FR": "Vos rôles ont changé",
    },
    body: {
      "pt-BR": "O que você pode fazer em {{client}} foi atualizado.",
      "en-US": "What you can do in {{client}} has been updated.",
      "es-ES": "Se ha actualizado lo que puedes hacer en {{client}}.",
      "fr-FR": "Ce que vous pouvez faire dans {{client}} a été mis à jour.",
    },
  },
  welcome: {
    title: {
      "pt-BR": "Boas-vindas, {{firstName}}!",
      "en-US": "Welcome, {{firstName}}!",
      "es-ES": "¡Te damos la bienvenida, {{firstName}}!",
      "fr-FR": "Bienvenue, {{firstName}} !",
    },
    body: {
      "pt-BR": "Que bom ter você em {{client}}. Dê uma olhada e comece por onde quiser.",
      "en-US": "Good to have you in {{client}}. Look around and start where you like.",
      "es-ES": "Nos alegra tenerte en {{client}}. Echa un vistazo y empieza por donde quieras.",
      "fr-FR":
        "Nous sommes ravis de vous compter dans {{client}}. Faites le tour et commencez où vous voulez.",
    },
  },
  "session.new_device": {
    title: {
      "pt-BR": "Novo acesso à sua conta",
      "en-US": "New sign-in to your account",
      "es-ES": "Nuevo acceso a tu cuenta",
      "fr-FR": "Nouvelle connexion à votre compte",
    },
    body: {
      "pt-BR": "Dispositivo: {{device}}. Se não foi você, troque sua senha.",
      "en-US": "Device: {{device}}. If this wasn’t you, change your password.",
      "es-ES": "Dispositivo: {{device}}. Si no fuiste tú, cambia tu contraseña.",
      "fr-FR": "Appareil : {{device}}. Si ce n’était pas vous, changez votre mot de passe.",
    },
  },
  "session.copied": {
    title: {
      "pt-BR": "Encerramos um acesso à sua conta",
      "en-US": "We ended a session of your account",
      "es-ES": "Cerramos una sesión de tu cuenta",
      "fr-FR": "Nous avons fermé une session de votre compte",
    },
    body: {
      "pt-BR":
        "A chave dele foi usada duas vezes: pode ter sido copiada. Se não reconhece algum aparelho, troque sua senha.",
      "en-US":
        "Its key was used twice and may have been copied. If you do not recognize a device, change your password.",
      "es-ES":
        "Su clave se usó dos veces: puede haber sido copiada. Si no reconoces algún dispositivo, cambia tu contraseña.",
      "fr-FR":
        "Sa clé a servi deux fois : elle a peut-être été copiée. Si vous ne reconnaissez pas un appareil, changez votre mot de passe.",
    },
  },
  "password.changed": {
    title: {
      "pt-BR": "Senha alterada",
      "en-US": "Password changed",
      "es-ES": "Contraseña cambiada",
      "fr-FR": "Mot de passe modifié",
    },
    body: {
      "pt-BR": "Sua senha foi trocada e os outros acessos foram encerrados.",
      "en-US": "Your password was changed and your other sessions were ended.",
      "es-ES": "Tu contraseña se cambió y los demás accesos se cerraron.",
      "fr-FR": "Votre mot de passe a été modifié et vos autres sessions ont été fermées.",
    },
  },
  "import.finished": {
    title: {
      "pt-BR": "Importação concluída",
      "en-US": "Import finished",
      "es-ES": "Importación terminada",
      "fr-FR": "Importation terminée",
    },
    body: {
      "pt-BR": "Pessoas importadas: {{count}}.",
      "en-US": "People imported: {{count}}.",
      "es-ES": "Personas importadas: {{count}}.",
      "fr-FR": "Personnes importées : {{count}}.",
    },
  },
  "export.ready": {
    title: {
      "pt-BR": "Seu arquivo está pronto",
      "en-US": "Your file is ready",
      "es-ES": "Tu archivo está listo",
      "fr-FR": "Votre fichier est prêt",
    },
    body: {
      "pt-BR": "Ele fica guardado por 7 dias.",
      "en-US": "It is kept for 7 days.",
      "es-ES": "Se guarda durante 7 días.",
      "fr-FR": "Il est conservé 7 jours.",
    },
  },
  ...pointsNotificationTexts,
  ...stockNotificationTexts,
  ...orderNotificationTexts,
  ...levelNotificationTexts,
  ...learningNotificationTexts,
  ...certificateNotificationTexts,
  ...privacyNotificationTexts,
};

/** For a kind an older or newer version wrote. */
export const unknownNotification: NotificationText = {
  title: { "pt-BR": "Novidade", "en-US": "News", "es-ES": "Novedad", "fr-FR": "Nouveauté" },
  body: {
    "pt-BR": "Há algo novo para você.",
    "en-US": "There is something new for you.",
    "es-ES": "Hay algo nuevo para ti.",
    "fr-FR": "Il y a du nouveau pour vous.",
  },
};
