// §entities#login-parameters: whose door it is follows from `?client=`, else from the address the browser used; an
// installation that can mean only one client, or shows the demo, opens a door at any address. Where no client is
// meant, the installation's own door opens: whoever has an account gets in, and an empty installation its superuser.

import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { defaultLocale } from "@trilha/contract/core/locale.ts";
import type { readBranding } from "@trilha/contract/tenants/clients/endpoints.ts";

/** The client an unlisted address opens; `oldest` are the two oldest clients, by creation. */
export function defaultClient(oldest: readonly string[], demo: boolean): string | undefined {
  return demo || oldest.length === 1 ? oldest[0] : undefined;
}

/** How the installation's own door looks: our colours, nothing to register for, no texts of a client. */
export const ownClientAddress: Omit<Answer<typeof readBranding>, "app"> = {
  client: { id: null, slug: "", name: "Trilha" },
  primaryColor: "#0F766E",
  secondaryColor: "#E4572E",
  tertiaryColor: "#F2A900",
  defaultLocale,
  registrationOpen: false,
  registerFields: [],
  passwordStrength: "medium",
  passwordMinLength: 8,
  cookiesVersion: null,
  useRecaptcha: false,
  recaptchaSiteKey: null,
  recaptchaHost: null,
  oauth2: null,
  useAzure: false,
  publicFaq: false,
  underMaintenance: false,
  documentEntry: false,
  firstAccess: false,
  cookiesType: "none",
  cookiesOptional: false,
  supportUse: false,
  supportEmail: null,
  usePortfolio: false,
  welcome: {},
  logos: {},
  backgroundUrl: null,
};
