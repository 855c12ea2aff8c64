import type catalogue from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    catalogue: typeof catalogue;
  }
}
