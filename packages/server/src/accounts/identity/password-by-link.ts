import type { checkPasswordLink, setPassword } from "@trilha/contract/accounts/identity/endpoints.ts";
import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { GuestCall } from "../../core/call.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import {
  clientOfAccessCode,
  findPerson,
  lockPerson,
  recentSessions,
  savePassword,
  standings,
} from "./identity.accounts.queries.ts";
import { endSessions } from "./identity.sessions.queries.ts";
import { demandsOn, refusePassword } from "./new-password.ts";
import { hashPassword } from "./password-hash.ts";
import { decodeUid, readPasswordLink } from "./password-link.ts";

interface Link {
  username: string;
  uidb64: string;
  token: string;
}

/** The person a link belongs to, if it still works. Why it does not is nobody's business. */
function ownerOf(call: GuestCall, link: Link) {
  const id = decodeUid(link.uidb64);
  if (!id) return undefined;
  return call.system.read(async (tx) => {
    const person = await findPerson(tx, id);
    if (!person || !readPasswordLink(call.parts.keys, link, person, call.now)) return undefined;
    return { person, asked: await demandsOn(tx, person) };
  });
}

/** Whether a link works, before anyone types. */
export const checkLink: UseCase<typeof checkPasswordLink> = async (call, { body }) => {
  const owner = await ownerOf(call, body);
  if (!owner) return refuse(identityProblems.linkInvalid);
  const { first_name, password_hash } = owner.person;
  return { firstName: first_name, first: password_hash === null, ...owner.asked.demands };
};

/** Sets a password by link. The link is dead by that; so are all sessions. */
export const setPasswordByLink: UseCase<typeof setPassword> = async (call, { body }) => {
  const owner = await ownerOf(call, body);
  if (!owner) return refuse(identityProblems.linkInvalid);
  const refusal = await refusePassword(body.password, owner.asked);
  if (refusal) return refusal;

  const hash = await hashPassword(body.password);
  const { now } = call;
  return call.system.write(async (tx) => {
    const person = await lockPerson(tx, owner.person.id);
    // Read again under the lock: of two that use one link at once, the second comes too late.
    const channel = person && readPasswordLink(call.parts.keys, body, person, now);
    if (!person || !channel) return refuse(identityProblems.linkInvalid);
    const onlyIn = channel === "access_code" ? await clientOfAccessCode(tx, person.id) : undefined;
    if (channel === "access_code" && !onlyIn) return refuse(identityProblems.linkInvalid);
    const confirmsEmail = channel === "mail" && person.email !== null;
    await savePassword(tx, person.id, { hash, now, confirmsEmail, onlyIn });
    await endSessions(tx, { userId: person.id, reason: "password_changed", now });
    await recordSecurityEvent(tx, call, {
      event: "password.set_by_link",
      userId: person.id,
      details: { channel },
    });
    // A first password is no news to who just chose it.
    if (person.password_hash !== null) await tellChanged(tx, person.id, now);
    return undefined;
  });
};

async function tellChanged(tx: Tx, userId: string, now: Date): Promise<void> {
  const [last] = await recentSessions(tx, userId);
  const [first] = await standings(tx, userId);
  const clientId = last?.clientId ?? first?.clientId ?? null;
  const at = now.toISOString();
  await enqueue(tx, "messaging.notify_person", { userId, clientId, event: "password_changed", at });
}
