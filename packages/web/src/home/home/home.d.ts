import type home from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    home: typeof home;
  }
}
