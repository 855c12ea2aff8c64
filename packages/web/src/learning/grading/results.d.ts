import type results from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    results: typeof results;
  }
}
