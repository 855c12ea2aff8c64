import type portfolio from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    portfolio: typeof portfolio;
  }
}
