import type ranking from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    ranking: typeof ranking;
  }
}
