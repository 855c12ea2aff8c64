import type { readSignInMethods as spec } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { reachOf } from "../../tenants/clients/index.ts";
import { hasCaptchaSecret, loadClientSignIn, type ProviderRow, providersOf } from "./providers.queries.ts";
import { returnAddress } from "./return-address.ts";

type SignInMethods = Answer<typeof spec>;

const present = (row: ProviderRow | undefined) =>
  row
    ? {
        label: row.label,
        issuer: row.issuer,
        appId: row.app_id,
        active: row.active,
        hasSecret: row.secret !== null,
      }
    : null;

/** A client's ways in; whether there are secrets, never which. */
export async function loadSignInMethods(
  tx: Tx,
  clientId: string,
): Promise<Omit<SignInMethods, "returnAddress"> | undefined> {
  const door = await loadClientSignIn(tx, clientId);
  if (!door) return undefined;
  const [providers, hasSecret] = await Promise.all([
    providersOf(tx, clientId),
    hasCaptchaSecret(tx, clientId),
  ]);
  const providerOf = (kind: ProviderRow["kind"]) => present(providers.find((row) => row.kind === kind));
  return {
    documentEntry: door.document_entry,
    firstAccess: door.first_access,
    captcha: { active: door.use_recaptcha, siteKey: door.recaptcha_site_key, hasSecret },
    providers: { azure: providerOf("azure"), generic: providerOf("generic") },
    version: door.version,
  };
}

/** Works within the selected client; a superuser's reaches any. */
export async function findSignInMethods(
  call: MemberCall,
  clientId: string,
): Promise<SignInMethods | Refusal> {
  const reach = reachOf(call.actor, clientId);
  if (!reach) return refuse(genericProblems.notFound);
  const read = reach === "system" ? call.system.read : call.read;
  const ways = await read((tx) => loadSignInMethods(tx, clientId));
  if (!ways) return refuse(genericProblems.notFound);
  return { ...ways, returnAddress: returnAddress(call.parts.settings.http.publicUrl) };
}

export const readSignInMethods: UseCase<typeof spec> = (call, { params }) =>
  findSignInMethods(call, params.id);
