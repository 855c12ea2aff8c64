import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readAudience as spec } from "@trilha/contract/members/groups/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { countAudience } from "./audience.queries.ts";
import { clientHasNamed } from "./named.queries.ts";

const names = 10;

/** How many of the client's people a rule opens to now; one that names what the client has not got is refused. */
export const readAudience: UseCase<typeof spec> = (call, { body: { eligibility } }) =>
  call.read(async (tx) => {
    const { clientId } = call.actor;
    if (!(await clientHasNamed(tx, clientId, eligibility))) return refuse(genericProblems.notFound);
    return countAudience(tx, { clientId, eligibility, now: call.now, names });
  });
