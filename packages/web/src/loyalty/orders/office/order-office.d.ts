import type orderOffice from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "order-office": typeof orderOffice;
  }
}
