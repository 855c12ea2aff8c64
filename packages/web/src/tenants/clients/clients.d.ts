import type clients from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    clients: typeof clients;
  }
}
