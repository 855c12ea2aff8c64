import type { RegistrationSettings } from "@trilha/contract/members/registration/shapes.ts";
import type { readBranding as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import {
  clientById,
  findSignInClient,
  loadBranding,
  ownClientAddress,
  presentBranding,
  textsInForce,
} from "../../tenants/clients/index.ts";
import { registrationSettingsOf } from "./registration.queries.ts";

/** §entities#login-parameters: what the sign-in page of a client shows, with the registration it offers. */
export const readBranding: UseCase<typeof spec> = (call, { query }) =>
  call.system.read(async (tx) => {
    const app = { ...call.parts.settings.oauth };
    const id = await findSignInClient(tx, call, query.client);
    if (!id && !query.client) return { ...ownClientAddress, app };
    const client = id && (await clientById(tx, id));
    if (!client) return refuse(clientProblems.unknownClient);
    const [cookies] = await textsInForce(tx, { clientId: client.id, kind: "cookies", now: call.now });
    const branding = presentBranding(await loadBranding(tx, client.id));
    const { scriptUrl } = call.parts.settings.captcha;
    return {
      client: { id: client.id, slug: client.slug, name: client.name },
      ...branding,
      recaptchaHost: branding.useRecaptcha && branding.recaptchaSiteKey ? new URL(scriptUrl).host : null,
      ...registrationOf(await registrationSettingsOf(tx, client.id)),
      passwordMinLength: client.password_min_length,
      cookiesVersion: cookies?.version ?? null,
      app,
    };
  });

/** §entities#register-fields: of the form everybody gets. */
function registrationOf({ forms: { register } }: RegistrationSettings) {
  return {
    registrationOpen: register.open,
    registerFields: register.fields.map(({ key, mandatory }) => ({ key, mandatory })),
  };
}
