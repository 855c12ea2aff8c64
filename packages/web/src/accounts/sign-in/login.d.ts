import type login from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    login: typeof login;
  }
}
