import type teaching from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    teaching: typeof teaching;
  }
}
