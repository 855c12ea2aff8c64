import type network from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    network: typeof network;
  }
}
