import type support from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    support: typeof support;
  }
}
