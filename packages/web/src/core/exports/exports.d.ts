import type exports from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    exports: typeof exports;
  }
}
