import "i18next";

// Keys of every room's texts: a key that does not exist does not type-check. `node scripts/docs.ts` writes the list.
declare module "i18next" {
  interface ResourceNamespaceMap {
    // <!-- namespaces -->
    "accounts/onboarding": typeof import("../accounts/onboarding/locales/pt-BR.json")["default"];
    "accounts/profile": typeof import("../accounts/profile/locales/pt-BR.json")["default"];
    "accounts/re-authentication": typeof import("../accounts/re-authentication/locales/pt-BR.json")["default"];
    "accounts/recovery": typeof import("../accounts/recovery/locales/pt-BR.json")["default"];
    "accounts/sign-in": typeof import("../accounts/sign-in/locales/pt-BR.json")["default"];
    "accounts/sign-in-methods": typeof import("../accounts/sign-in-methods/locales/pt-BR.json")["default"];
    "app/office-menu": typeof import("../app/office-menu/locales/pt-BR.json")["default"];
    "catalog/products": typeof import("../catalog/products/locales/pt-BR.json")["default"];
    "catalog/stores": typeof import("../catalog/stores/locales/pt-BR.json")["default"];
    "communication/messages": typeof import("../communication/messages/locales/pt-BR.json")["default"];
    "communication/notifications": typeof import("../communication/notifications/locales/pt-BR.json")["default"];
    "content/portfolio": typeof import("../content/portfolio/locales/pt-BR.json")["default"];
    "content/portfolio/office": typeof import("../content/portfolio/office/locales/pt-BR.json")["default"];
    "content/support": typeof import("../content/support/locales/pt-BR.json")["default"];
    "core/exports": typeof import("../core/exports/locales/pt-BR.json")["default"];
    "core/imports": typeof import("../core/imports/locales/pt-BR.json")["default"];
    "core/lists": typeof import("../core/lists/locales/pt-BR.json")["default"];
    "core/writing": typeof import("../core/writing/locales/pt-BR.json")["default"];
    "home/home": typeof import("../home/home/locales/pt-BR.json")["default"];
    "home/office": typeof import("../home/office/locales/pt-BR.json")["default"];
    "insight/audit-trail": typeof import("../insight/audit-trail/locales/pt-BR.json")["default"];
    "insight/reports": typeof import("../insight/reports/locales/pt-BR.json")["default"];
    "learning/authoring": typeof import("../learning/authoring/locales/pt-BR.json")["default"];
    "learning/badges": typeof import("../learning/badges/locales/pt-BR.json")["default"];
    "learning/certificates": typeof import("../learning/certificates/locales/pt-BR.json")["default"];
    "learning/delivery": typeof import("../learning/delivery/locales/pt-BR.json")["default"];
    "learning/enrolments": typeof import("../learning/enrolments/locales/pt-BR.json")["default"];
    "learning/games": typeof import("../learning/games/locales/pt-BR.json")["default"];
    "learning/grading": typeof import("../learning/grading/locales/pt-BR.json")["default"];
    "learning/items": typeof import("../learning/items/locales/pt-BR.json")["default"];
    "learning/live-sessions": typeof import("../learning/live-sessions/locales/pt-BR.json")["default"];
    "learning/live-sessions/office": typeof import("../learning/live-sessions/office/locales/pt-BR.json")["default"];
    "learning/player": typeof import("../learning/player/locales/pt-BR.json")["default"];
    "learning/practice": typeof import("../learning/practice/locales/pt-BR.json")["default"];
    "learning/practice/office": typeof import("../learning/practice/office/locales/pt-BR.json")["default"];
    "learning/questions": typeof import("../learning/questions/locales/pt-BR.json")["default"];
    "learning/questions/bank": typeof import("../learning/questions/bank/locales/pt-BR.json")["default"];
    "loyalty/adjustments": typeof import("../loyalty/adjustments/locales/pt-BR.json")["default"];
    "loyalty/campaigns": typeof import("../loyalty/campaigns/locales/pt-BR.json")["default"];
    "loyalty/campaigns/office": typeof import("../loyalty/campaigns/office/locales/pt-BR.json")["default"];
    "loyalty/claims/audit": typeof import("../loyalty/claims/audit/locales/pt-BR.json")["default"];
    "loyalty/claims/photos": typeof import("../loyalty/claims/photos/locales/pt-BR.json")["default"];
    "loyalty/claims/sales": typeof import("../loyalty/claims/sales/locales/pt-BR.json")["default"];
    "loyalty/earning": typeof import("../loyalty/earning/locales/pt-BR.json")["default"];
    "loyalty/leaderboards": typeof import("../loyalty/leaderboards/locales/pt-BR.json")["default"];
    "loyalty/ledger": typeof import("../loyalty/ledger/locales/pt-BR.json")["default"];
    "loyalty/orders": typeof import("../loyalty/orders/locales/pt-BR.json")["default"];
    "loyalty/orders/office": typeof import("../loyalty/orders/office/locales/pt-BR.json")["default"];
    "loyalty/redemption": typeof import("../loyalty/redemption/locales/pt-BR.json")["default"];
    "loyalty/rewards": typeof import("../loyalty/rewards/locales/pt-BR.json")["default"];
    "loyalty/rewards/office": typeof import("../loyalty/rewards/office/locales/pt-BR.json")["default"];
    "loyalty/tiers": typeof import("../loyalty/tiers/locales/pt-BR.json")["default"];
    "loyalty/tiers/office": typeof import("../loyalty/tiers/office/locales/pt-BR.json")["default"];
    "members/eligibility": typeof import("../members/eligibility/locales/pt-BR.json")["default"];
    "members/groups": typeof import("../members/groups/locales/pt-BR.json")["default"];
    "members/invitations": typeof import("../members/invitations/locales/pt-BR.json")["default"];
    "members/people": typeof import("../members/people/locales/pt-BR.json")["default"];
    "members/registration": typeof import("../members/registration/locales/pt-BR.json")["default"];
    "members/requirements": typeof import("../members/requirements/locales/pt-BR.json")["default"];
    "members/segments": typeof import("../members/segments/locales/pt-BR.json")["default"];
    "partners/api-keys": typeof import("../partners/api-keys/locales/pt-BR.json")["default"];
    "privacy/consents": typeof import("../privacy/consents/locales/pt-BR.json")["default"];
    "privacy/own-data": typeof import("../privacy/own-data/locales/pt-BR.json")["default"];
    "tenants/clients": typeof import("../tenants/clients/locales/pt-BR.json")["default"];
    "tenants/legal-texts": typeof import("../tenants/legal-texts/locales/pt-BR.json")["default"];
    // <!-- /namespaces -->
  }
}
