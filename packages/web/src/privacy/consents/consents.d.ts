import type consents from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    consents: typeof consents;
  }
}
