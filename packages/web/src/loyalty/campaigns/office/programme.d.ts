import type programme from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    programme: typeof programme;
  }
}
