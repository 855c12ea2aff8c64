import type learning from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    learning: typeof learning;
  }
}
