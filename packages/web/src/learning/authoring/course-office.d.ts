import type courseOffice from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "course-office": typeof courseOffice;
  }
}
