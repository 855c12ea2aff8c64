import type levelReview from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "level-review": typeof levelReview;
  }
}
