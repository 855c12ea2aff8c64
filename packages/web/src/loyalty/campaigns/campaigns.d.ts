import type campaigns from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    campaigns: typeof campaigns;
  }
}
