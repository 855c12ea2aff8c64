import type audit from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    audit: typeof audit;
  }
}
