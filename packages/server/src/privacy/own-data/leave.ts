import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import { defaultLocale } from "@trilha/contract/core/locale.ts";
import { confirmsName } from "@trilha/contract/privacy/own-data/checks.ts";
import type { leave as spec } from "@trilha/contract/privacy/own-data/endpoints.ts";
import { privacyProblems } from "@trilha/contract/privacy/own-data/problems.ts";
import { closeAccount, endSessionsOf, freshProof } from "../../accounts/identity/index.ts";
import { queueMail } from "../../communication/messages/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { endMemberships } from "../../members/people/index.ts";
import * as queries from "./leaving.queries.ts";

/**
 * §validation#account-deletion, by typing one's name. Access ends with this transaction, everywhere: sessions, sockets, push,
 * tokens. A job erases the rest. Refuses the last administrator of a client, who would leave it to nobody.
 */
export const leaveForGood: UseCase<typeof spec> = async (call, { body }) => {
  const unproved = await freshProof(call);
  if (unproved) return unproved;
  const { actor, now, parts } = call;
  const { userId, clientId } = actor;
  return call.system.write(async (tx) => {
    await queries.holdAdministrators(tx, userId);
    const person = await queries.personToLeave(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    if (!confirmsName(body.name, person.name)) return refuse(privacyProblems.nameDiffers);
    const [alone, ...others] = await queries.onlyAdministratedBy(tx, userId);
    if (alone) {
      const clients = [alone, ...others].map(({ name }) => name).join(", ");
      return refuse(privacyProblems.lastAdministrator, { clients });
    }
    if (person.isSuperuser && (await queries.isLastSuperuser(tx, userId))) {
      return refuse(privacyProblems.lastSuperuser);
    }
    const { email, firstName } = person;
    const locale = person.locale ?? defaultLocale;
    const farewell_id = email
      ? await queueMail(tx, parts, {
          ...{ clientId, userId, to: email, locale, template: "account_deleted" },
          params: { firstName, when: now },
        })
      : null;
    // From this moment nothing lets them in; what is theirs is erased by the job.
    await closeAccount(tx, userId, now);
    await endMemberships(tx, userId, now);
    await endSessionsOf(tx, userId, "ended_by_person", { now });
    await recordSecurityEvent(tx, call, { event: "account.deleted", userId, clientId });
    await queries.insertLeaving(tx, { user_id: userId, asked_at: now, farewell_id });
    await enqueue(tx, "privacy.erase", { userId }, { key: `erase ${userId}`, maxAttempts: 25 });
    return undefined;
  });
};
