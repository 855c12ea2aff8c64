import type groups from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    groups: typeof groups;
  }
}
