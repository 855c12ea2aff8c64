import type recovery from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    recovery: typeof recovery;
  }
}
