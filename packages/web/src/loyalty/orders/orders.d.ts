import type orders from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    orders: typeof orders;
  }
}
