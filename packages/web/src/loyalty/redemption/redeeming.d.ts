import type redeeming from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    redeeming: typeof redeeming;
  }
}
