import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { assignRoles as spec } from "@trilha/contract/members/people/endpoints.ts";
import { peopleProblems } from "@trilha/contract/members/people/problems.ts";
import { roles } from "@trilha/contract/permissions.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { announceRoles } from "./announce.ts";
import { outOfReach } from "./people.policy.ts";
import { lockMemberships, setRoles } from "./people.queries.ts";
import { loadPerson } from "./present-person.ts";

/** Gives or takes staff roles. The database tells every process, so it holds from the next request on. */
export const assignRoles: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const [subject] = await lockMemberships(tx, clientId, [params.id]);
    if (!subject) return refuse(genericProblems.notFound);
    const reason = outOfReach(call.actor, { userId: subject.user_id, isSuperuser: subject.is_superuser });
    if (reason) {
      return refuse(reason === "own" ? peopleProblems.ownMembership : peopleProblems.superuserUntouchable);
    }
    if (subject.version !== body.version) return refuse(genericProblems.conflict);
    const wanted = roles.filter((role) => body.roles.includes(role));
    await setRoles(tx, clientId, subject.id, wanted);
    await recordAudit(tx, call, {
      action: "people.assign_roles",
      entity: "person",
      entityId: subject.id,
      entityName: subject.name,
      before: { roles: subject.roles },
      after: { roles: wanted },
    });
    await recordSecurityEvent(tx, call, {
      event: "roles.changed",
      userId: subject.user_id,
      clientId,
      details: { by: call.actor.userId, roles: wanted.join(" ") },
    });
    await announceRoles(tx, call, subject.user_id);
    return loadPerson(tx, call, subject.id);
  });
