import type registration from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    registration: typeof registration;
  }
}
