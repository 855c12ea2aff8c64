import type photos from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    photos: typeof photos;
  }
}
