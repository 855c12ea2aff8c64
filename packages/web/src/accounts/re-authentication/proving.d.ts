import type proving from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    proving: typeof proving;
  }
}
