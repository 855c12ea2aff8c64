import type people from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    people: typeof people;
  }
}
