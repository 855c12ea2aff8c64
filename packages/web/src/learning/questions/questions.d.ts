import type questions from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    questions: typeof questions;
  }
}
