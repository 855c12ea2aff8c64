import type figures from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    figures: typeof figures;
  }
}
