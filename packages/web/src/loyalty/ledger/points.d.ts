import type points from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    points: typeof points;
  }
}
