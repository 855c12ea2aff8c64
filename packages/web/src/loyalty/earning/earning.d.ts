import type earning from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    earning: typeof earning;
  }
}
