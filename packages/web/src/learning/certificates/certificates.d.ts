import type certificates from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    certificates: typeof certificates;
  }
}
