import type drills from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    drills: typeof drills;
  }
}
