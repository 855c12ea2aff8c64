import { isModuleOn } from "@trilha/contract/core/modules.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readModuleWork as spec } from "@trilha/contract/home/office/endpoints.ts";
import { queueShown } from "@trilha/contract/home/office/limits.ts";
import { moduleWork } from "@trilha/contract/home/office/states.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { clientById, reachOf } from "../../tenants/clients/index.ts";
import { countWaiting } from "./office.queries.ts";
import { workOfModules } from "./published.ts";

/** Open work of the modules that are on in a client: what stands still when one of them is switched off. */
export const readModuleWork: UseCase<typeof spec> = async (call, { params }) => {
  const { actor, now } = call;
  const reach = reachOf(actor, params.id);
  if (!reach) return refuse(genericProblems.notFound);
  const read = reach === "system" ? call.system.read : call.read;
  return read(async (tx) => {
    const client = await clientById(tx, params.id);
    if (!client) return refuse(genericProblems.notFound);
    const worker = { clientId: client.id, userId: actor.userId, permissions: actor.permissions, now };
    const open = moduleWork.filter((name) => {
      const { module } = workOfModules[name];
      return module !== "always" && isModuleOn(module, client);
    });
    const rows = await countWaiting(
      tx,
      open.map((name) => ({ name, waiting: workOfModules[name].waiting(worker) })),
      queueShown,
    );
    return {
      items: rows
        .filter(({ count }) => count > 0)
        .map(({ name, count, more }) => ({ work: name, modules: modulesOf(name), count, more })),
    };
  });
};

function modulesOf(name: (typeof moduleWork)[number]) {
  const { module } = workOfModules[name];
  return module === "always" ? [] : typeof module === "string" ? [module] : [...module];
}
