import type awards from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    awards: typeof awards;
  }
}
