import type partners from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    partners: typeof partners;
  }
}
