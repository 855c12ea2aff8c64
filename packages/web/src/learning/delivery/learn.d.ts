import type learn from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    learn: typeof learn;
  }
}
