import type ownData from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "own-data": typeof ownData;
  }
}
