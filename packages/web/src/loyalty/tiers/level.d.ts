import type level from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    level: typeof level;
  }
}
