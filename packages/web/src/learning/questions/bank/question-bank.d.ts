import type questionBank from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "question-bank": typeof questionBank;
  }
}
