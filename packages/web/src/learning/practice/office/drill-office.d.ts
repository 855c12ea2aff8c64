import type drillOffice from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "drill-office": typeof drillOffice;
  }
}
