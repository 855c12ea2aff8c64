import type games from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    games: typeof games;
  }
}
