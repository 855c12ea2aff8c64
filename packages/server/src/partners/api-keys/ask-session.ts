import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { askSession as spec } from "@trilha/contract/partners/api-keys/endpoints.ts";
import { partnerProblems } from "@trilha/contract/partners/api-keys/problems.ts";
import { personNamings, type UseOutcome } from "@trilha/contract/partners/api-keys/shapes.ts";
import { issueOneTimeToken, oneTimeTokenSeconds, triesAt } from "../../accounts/identity/index.ts";
import type { PartnerCall } from "../../core/call.ts";
import type { Refusal } from "../../core/refusal.ts";
import { isRefusal, refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientAddress, publicOrigin } from "../../tenants/clients/index.ts";
import { findKey, noteKeyUse, type PartnerKeyRow } from "./keys.queries.ts";
import { type PersonReference, peopleNamed } from "./people.queries.ts";
import { isValid } from "./rules/key-state.ts";
import { mayBeSent } from "./rules/may-be-sent.ts";
import { isKeyId, isSecret } from "./secret.ts";
import { insertUse } from "./uses.queries.ts";

/** Refusals to the partner; it has proved who it is, and hears of nobody outside its own client. */
const refusals = {
  unknown_person: partnerProblems.unknownPerson,
  ambiguous_person: partnerProblems.ambiguousPerson,
  blocked: partnerProblems.personBlocked,
  awaiting_approval: partnerProblems.personAwaiting,
  staff: partnerProblems.personIsStaff,
} as const;

/** §states#webservice-login: an address that signs one person in, once, within a minute. */
export const askSession: UseCase<typeof spec> = async (call, { body }) => {
  const key = await provedKey(call);
  if (isRefusal(key)) return key;
  const namedBy = personNamings.find((naming) => body.person[naming] !== undefined) ?? "username";
  const named: PersonReference = { by: namedBy, value: body.person[namedBy] ?? "", country: body.country };
  const clientId = key.client_id;

  const people = await call.system.read((tx) => peopleNamed(tx, clientId, named));
  const verdict = mayBeSent(people);
  const userId = verdict === "ambiguous_person" ? null : (people[0]?.userId ?? null);
  // A key that leaked must not be able to open session after session for one person.
  const seconds = userId ? await call.parts.limits.take("code", `partner ${clientId} ${userId}`) : undefined;
  const outcome: UseOutcome = seconds === undefined ? verdict : "too_often";

  const place = await call.system.write(async (tx) => {
    await noteKeyUse(tx, key.id, call);
    const { module, id: item } = body;
    const { now: at, ip, requestId } = call;
    const use = { outcome, namedBy: namedBy, userId, module, item, at, ip, requestId };
    await insertUse(tx, { clientId, partnerId: key.partner_id, keyId: key.id, ...use });
    await recordSecurityEvent(tx, call, {
      event: outcome === "issued" ? "partner.session_issued" : "partner.session_refused",
      userId,
      clientId,
      details: { partner: key.partner_id, key: key.id, outcome },
    });
    return clientAddress(tx, clientId);
  });
  if (isRefusal(place)) return place;
  if (seconds !== undefined) return refuse(genericProblems.tooMany, { seconds });
  if (verdict !== "issued" || !userId)
    return refuse(refusals[verdict === "issued" ? "unknown_person" : verdict]);

  const token = issueOneTimeToken(call.parts, call.now, { userId, clientId, isWebservice: true });
  const query = new URLSearchParams({
    // A host of its own says whose door it is.
    ...(place.host === null && { client: place.slug }),
    ...(body.module && { module: body.module }),
    ...(body.id && { id: body.id }),
  });
  const address = `${publicOrigin(call.parts, place.host)}/webservice-login/${token}`;
  return {
    url: query.size > 0 ? `${address}?${query}` : address,
    expiresAt: new Date(call.now.getTime() + oneTimeTokenSeconds * 1000).toISOString(),
    expiresIn: oneTimeTokenSeconds,
  };
};

/** The key a partner proved to hold. Unknown, wrong, ended, revoked and paused sound the same. */
async function provedKey(call: PartnerCall): Promise<PartnerKeyRow | Refusal> {
  const { limits } = call.parts;
  const { user, password } = call.credentials;
  const named = isKeyId(user) ? user : "";
  const tries = triesAt(limits, `partner ${named}`, call.ip);
  const early = await tries.refuseEarly();
  if (early) return early;
  const key = await call.system.read((tx) => findKey(tx, named));
  const right = isSecret(password, key?.secret_hash);
  if (right && key?.active && isValid(key, call.now)) {
    const seconds = await limits.take("partner", `partner ${key.partner_id}`);
    return seconds === undefined ? key : refuse(genericProblems.tooMany, { seconds });
  }
  await tries.fail();
  await call.system.write((tx) =>
    recordSecurityEvent(tx, call, {
      event: "partner.key_refused",
      clientId: key?.client_id ?? null,
      details: { ...(key && { partner: key.partner_id, key: key.id }), secret: right },
    }),
  );
  return refuse(partnerProblems.keyInvalid);
}
