import type onboarding from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    onboarding: typeof onboarding;
  }
}
