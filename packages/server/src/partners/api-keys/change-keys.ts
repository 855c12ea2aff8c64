import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/partners/api-keys/endpoints.ts";
import { partnerProblems } from "@trilha/contract/partners/api-keys/problems.ts";
import { keysAtOnce } from "@trilha/contract/partners/api-keys/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import { hashOfToken } from "../../core/random-token.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { endOldKeys, insertKey, keyRows, markRevoked } from "./keys.queries.ts";
import { lockPartner } from "./partners.queries.ts";
import { presentKey } from "./present-partner.ts";
import { isValid } from "./rules/key-state.ts";
import { newKeyId, newSecret } from "./secret.ts";

const day = 24 * 60 * 60 * 1000;

/** A new key, told this once. The one before goes on for some days, so that the partner can take over in peace. */
export const addKey: UseCase<typeof contract.addKey> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const { now } = call;
    // The lock makes two who rotate at once come one after the other.
    const partner = await lockPartner(tx, clientId, params.id);
    if (!partner) return refuse(genericProblems.notFound);
    const before = await keyRows(tx, clientId, { partnerId: partner.id });
    if (before.filter((key) => isValid(key, now)).length >= keysAtOnce)
      return refuse(partnerProblems.twoKeys);
    const [keyId, secret] = [newKeyId(), newSecret()];
    const made = { clientId, partnerId: partner.id, keyId, hash: hashOfToken(secret), by: userId, now };
    const id = await insertKey(tx, made);
    const endsAt = new Date(now.getTime() + body.oldKeyDays * day);
    await endOldKeys(tx, { clientId, partnerId: partner.id, butId: id, endsAt });
    await recordAudit(tx, call, {
      ...{ action: "partners.add_key", entity: "partner", entityId: partner.id, entityName: partner.name },
      after: { key: keyId, ...(before.length > 0 && { oldKeyDays: body.oldKeyDays }) },
    });
    const details = { partner: partner.id, key: id };
    await recordSecurityEvent(tx, call, { event: "partner.key_made", userId, clientId, details });
    const [key] = await keyRows(tx, clientId, { id });
    return key ? { key: presentKey(key, now), secret } : refuse(genericProblems.notFound);
  });

/** Ends a key at once; a second time changes nothing. */
export const revokeKey: UseCase<typeof contract.revokeKey> = (call, { params }) =>
  call.write(async (tx) => {
    const { clientId, userId } = call.actor;
    const [held] = await keyRows(tx, clientId, { id: params.id });
    const partner = held && (await lockPartner(tx, clientId, held.partner_id));
    if (!held || !partner) return refuse(genericProblems.notFound);
    if (held.revoked_at) return presentKey(held, call.now);
    await markRevoked(tx, clientId, held.id, call.now);
    await recordAudit(tx, call, {
      ...{ action: "partners.revoke_key", entity: "partner", entityId: partner.id, entityName: partner.name },
      after: { key: held.key_id },
    });
    const details = { partner: partner.id, key: held.id };
    await recordSecurityEvent(tx, call, { event: "partner.key_revoked", userId, clientId, details });
    return presentKey({ ...held, revoked_at: call.now }, call.now);
  });
