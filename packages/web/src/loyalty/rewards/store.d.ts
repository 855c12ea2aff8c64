import type store from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    store: typeof store;
  }
}
