import type { editSignInMethods as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { providerKinds } from "@trilha/contract/accounts/sign-in-methods/shapes.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { isRefusal, type RefusedField, refuse } from "../../core/refusal.ts";
import { seal } from "../../core/seal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { changeClient, updateBranding } from "../../tenants/clients/index.ts";
import { providersOf, removeProvider, saveCaptchaSecret, saveProvider } from "./providers.queries.ts";
import { findSignInMethods, loadSignInMethods } from "./read-sign-in-methods.ts";
import { checkCaptcha, checkIssuer, needsSecret } from "./rules/check-sign-in-methods.ts";

type Body = Input<typeof spec>["body"];
type Kept = NonNullable<Awaited<ReturnType<typeof loadSignInMethods>>>;

/** Changes how people get into a client's programme. Secrets are sealed, and stay when they are left out. */
export const editSignInMethods: UseCase<typeof spec> = async (call, { params, body }) => {
  const target = { id: params.id, version: body.version, action: "clients.edit_ways_in" as const };
  const changed = await changeClient(call, target, async (tx, { id: clientId }) => {
    const before = await loadSignInMethods(tx, clientId);
    if (!before) return refuse(genericProblems.notFound);
    const wrong = check(call, body, before);
    if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
    await save(tx, call, clientId, body);
    const after = await loadSignInMethods(tx, clientId);
    return { row: {}, before, after: { ...after, newSecrets: secretsIn(body) } };
  });
  return isRefusal(changed) ? changed : findSignInMethods(call, params.id);
};

function check(call: MemberCall, body: Body, before: Kept): RefusedField[] {
  const plainHttp = !call.parts.settings.production;
  const providers = providerKinds.flatMap((kind): RefusedField[] => {
    const wanted = body.providers[kind];
    if (!wanted) return [];
    const path = `body.providers.${kind}`;
    const code = checkIssuer(wanted.issuer, { plainHttp });
    if (code) return [{ path: `${path}.issuer`, code }];
    const again = needsSecret(wanted, before.providers[kind] ?? undefined);
    return again ? [{ path: `${path}.secret`, code: "required" }] : [];
  });
  return [...providers, ...checkCaptcha(body.captcha, before.captcha.hasSecret)];
}

async function save(tx: Tx, call: MemberCall, clientId: string, body: Body): Promise<void> {
  const { keys } = call.parts;
  const { captcha, providers } = body;
  const stored = await providersOf(tx, clientId);
  for (const kind of providerKinds) {
    const wanted = providers[kind];
    if (!wanted) {
      await removeProvider(tx, clientId, kind);
      continue;
    }
    const { label, issuer, appId, active, secret } = wanted;
    const before = stored.find((row) => row.kind === kind)?.secret ?? null;
    await saveProvider(tx, {
      ...{ client_id: clientId, kind, label, issuer, app_id: appId, active },
      secret: secret === undefined ? before : secret ? seal(keys, "provider-secret", secret) : null,
    });
  }
  if (captcha.secret !== undefined) {
    const sealed = captcha.secret && seal(keys, "captcha-secret", captcha.secret);
    await saveCaptchaSecret(tx, clientId, sealed || null);
  }
  const { generic, azure } = providers;
  const shown = generic?.active && { label: generic.label, issuer: generic.issuer, clientId: generic.appId };
  await updateBranding(tx, clientId, {
    document_entry: body.documentEntry,
    first_access: body.firstAccess,
    use_recaptcha: captcha.active,
    recaptcha_site_key: captcha.siteKey || null,
    oauth2: shown ? JSON.stringify(shown) : null,
    use_azure: azure?.active ?? false,
  });
}

/** Which secrets somebody gave or took away: the trail says so, and not what they are. */
function secretsIn({ captcha, providers }: Body): string[] {
  const given = { captcha, azure: providers.azure, generic: providers.generic };
  return Object.entries(given).flatMap(([name, part]) => (part && part.secret !== undefined ? [name] : []));
}
