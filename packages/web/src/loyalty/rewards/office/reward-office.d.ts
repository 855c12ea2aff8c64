import type rewardOffice from "./locales/pt-BR.json";

declare module "i18next" {
  interface ResourceNamespaceMap {
    "reward-office": typeof rewardOffice;
  }
}
