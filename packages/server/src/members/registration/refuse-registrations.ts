import { genericProblems } from "@trilha/contract/core/problems.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import type { refuseRegistrations as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { queueMail } from "../../communication/messages/index.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { lockMemberships, outOfReach, programmeOf, removeMemberships } from "../people/index.ts";

/** Refuses people who wait, all or none: they are told why, belong to the programme no more, and may register again. */
export const refuseRegistrations: UseCase<typeof spec> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const ids = [...new Set(body.ids)];
    const people = await lockMemberships(tx, clientId, ids);
    if (people.length < ids.length) return refuse(genericProblems.notFound);
    for (const person of people) {
      const reach = outOfReach(call.actor, { userId: person.user_id, isSuperuser: person.is_superuser });
      if (reach === "own") return refuse(peopleProblems.ownMembership);
      if (reach === "superuser") return refuse(peopleProblems.superuserUntouchable);
    }
    if (people.some(({ status }) => status !== "awaiting_approval")) return refuse(peopleProblems.wrongState);
    const programme = await programmeOf(tx, clientId);
    for (const person of people) {
      const { user_id: userId, email } = person;
      await recordAudit(tx, call, {
        action: "registration.refuse",
        entity: "person",
        entityId: person.id,
        entityName: person.name,
        before: { status: person.status },
        after: { status: null },
        reason: body.reason,
      });
      await recordSecurityEvent(tx, call, {
        event: "registration.refused",
        userId,
        clientId,
        details: { by: call.actor.userId },
      });
      await publishEvent(tx, "session.changed", { clientId, userId });
      if (!email) continue;
      const params = { firstName: person.first_name, reason: body.reason };
      const locale = person.locale ?? programme.locale;
      await queueMail(tx, call.parts, {
        clientId,
        userId,
        to: email,
        locale,
        template: "registration_refused",
        params,
      });
    }
    await removeMemberships(tx, clientId, ids);
    return { changed: people.length };
  });
