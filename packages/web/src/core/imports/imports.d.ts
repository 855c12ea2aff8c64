import type imports from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    imports: typeof imports;
  }
}
