import type notifications from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    notifications: typeof notifications;
  }
}
