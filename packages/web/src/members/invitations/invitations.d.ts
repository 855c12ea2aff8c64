import type invitations from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    invitations: typeof invitations;
  }
}
