import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readSettings as spec } from "@trilha/contract/members/registration/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientById, reachOf } from "../../tenants/clients/index.ts";
import { registrationSettingsOf } from "./registration.queries.ts";

/** Registration settings of a client. */
export const readSettings: UseCase<typeof spec> = async (call, { params }) => {
  const reach = reachOf(call.actor, params.id);
  if (!reach) return refuse(genericProblems.notFound);
  const read = reach === "system" ? call.system.read : call.read;
  return read(async (tx) => {
    const client = await clientById(tx, params.id);
    if (!client) return refuse(genericProblems.notFound);
    return { ...(await registrationSettingsOf(tx, client.id)), version: client.version };
  });
};
