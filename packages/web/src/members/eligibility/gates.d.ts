import type gates from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    gates: typeof gates;
  }
}
