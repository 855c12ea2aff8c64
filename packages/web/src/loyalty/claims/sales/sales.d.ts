import type sales from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    sales: typeof sales;
  }
}
