import type { testProvider as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { refuse } from "../../core/refusal.ts";
import { unseal } from "../../core/seal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { reachOf } from "../../tenants/clients/index.ts";
import { providerOf } from "./providers.queries.ts";
import { checkIssuer } from "./rules/check-sign-in-methods.ts";

/**
 * Looks at a provider as it is typed. The kept secret is tried only at the issuer it was given for: a test must not
 * carry it to another.
 */
export const testProvider: UseCase<typeof spec> = async (call, { params, body }) => {
  const reach = reachOf(call.actor, params.id);
  if (!reach) return refuse(genericProblems.notFound);
  const { parts } = call;
  const wrong = checkIssuer(body.issuer, { plainHttp: !parts.settings.production });
  if (wrong) return refuse(genericProblems.invalidInput, {}, [{ path: "body.issuer", code: wrong }]);
  const read = reach === "system" ? call.system.read : call.read;
  const stored = await read((tx) => providerOf(tx, params.id, body.kind));
  const sealed = stored?.issuer === body.issuer ? stored.secret : null;
  const secret =
    body.secret ??
    (body.secret === undefined && sealed ? unseal(parts.keys, "provider-secret", sealed) : null);
  const { issuer, appId } = body;
  return { problem: (await parts.outside.oidc.look({ issuer, appId, secret })) ?? null };
};
