import type trainings from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    trainings: typeof trainings;
  }
}
