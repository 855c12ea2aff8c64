import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editPerson as spec } from "@trilha/contract/members/people/endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import { publishEvent } from "../../core/events.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { replaceGroups } from "../groups/index.ts";
import { knownLinks, placeOf, setPlace } from "./people.links.queries.ts";
import { lockMemberships } from "./people.queries.ts";
import { loadPerson } from "./present-person.ts";
import { checkLinks, retailerOf } from "./rules/program-links.ts";

/** Changes a person's place in the selected client. */
export const editPerson: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const [subject] = await lockMemberships(tx, clientId, [params.id]);
    if (!subject) return refuse(genericProblems.notFound);
    if (subject.version !== body.version) return refuse(genericProblems.conflict);
    const links = { ...body, groupIds: [...new Set(body.groupIds)] };
    const known = await knownLinks(tx, clientId, links);
    const wrong = checkLinks(body, known);
    if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
    const before = await placeOf(tx, clientId, subject.id);
    await setPlace(tx, clientId, subject.id, {
      ...links,
      retailerId: retailerOf(links, known),
      gminNumber: body.gminNumber || null,
      cadvCode: body.cadvCode || null,
      sapCode: body.sapCode || null,
    });
    await replaceGroups(tx, clientId, [{ id: subject.id, groupIds: links.groupIds }]);
    const after = await placeOf(tx, clientId, subject.id);
    await recordAudit(tx, call, {
      action: "people.edit",
      entity: "person",
      entityId: subject.id,
      entityName: subject.name,
      before: { ...before },
      after: { ...after },
    });
    await publishEvent(tx, "session.changed", { clientId, userId: subject.user_id });
    return loadPerson(tx, call, subject.id);
  });
