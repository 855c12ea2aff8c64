import type badges from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    badges: typeof badges;
  }
}
