import type writing from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    writing: typeof writing;
  }
}
