import type profile from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    profile: typeof profile;
  }
}
