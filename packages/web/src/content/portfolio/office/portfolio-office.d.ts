import type portfolioOffice from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "portfolio-office": typeof portfolioOffice;
  }
}
