import type review from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    review: typeof review;
  }
}
