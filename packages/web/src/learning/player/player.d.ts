import type player from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    player: typeof player;
  }
}
