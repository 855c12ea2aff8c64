import type texts from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    texts: typeof texts;
  }
}
