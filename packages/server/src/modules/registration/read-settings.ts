import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { readSettings as spec } from "@trilha/contract/registration/endpoints.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { clientById, reachOf, registrationSettingsOf } from "../clients/index.ts";

/** How people register themselves in a client. */
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
