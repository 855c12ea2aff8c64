import type outbox from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    outbox: typeof outbox;
  }
}
