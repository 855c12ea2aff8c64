import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readClient as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { mayAddHosts, reachOf } from "./clients.policy.ts";
import { clientById } from "./clients.queries.ts";
import { loadClient } from "./present-client.ts";

/** One client, for who may configure it. */
export const readClient: UseCase<typeof spec> = async (call, { params }) => {
  const reach = reachOf(call.actor, params.id);
  if (!reach) return refuse(genericProblems.notFound);
  const read = reach === "system" ? call.system.read : call.read;
  return read(async (tx) => {
    const row = await clientById(tx, params.id);
    if (!row) return refuse(genericProblems.notFound);
    return loadClient(tx, row, {
      configure: call.actor.permissions.has("client.configure"),
      addHosts: mayAddHosts(call.actor),
    });
  });
};
