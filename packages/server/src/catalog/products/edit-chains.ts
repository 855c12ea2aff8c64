import type * as contract from "@trilha/contract/catalog/products/network-endpoints.ts";
import { catalogueProblems } from "@trilha/contract/catalog/products/problems.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import { unlessTaken } from "../../core/unless-taken.ts";
import type { UseCase } from "../../core/use-case.ts";
import { chainById, clientCountries, insertChain, lockChains, renameChain } from "./network.queries.ts";
import { switchAll } from "./switch-all.ts";

/** Adds a chain in one of the programme's countries. */
export const createChain: UseCase<typeof contract.createChain> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    if (!(await clientCountries(tx, clientId)).includes(body.country)) {
      return refuse(genericProblems.invalidInput, {}, [{ path: "body.country", code: "not_an_option" }]);
    }
    const id = await insertChain(tx, clientId, body);
    if (!id) return refuse(catalogueProblems.nameUsed);
    await recordAudit(tx, call, {
      action: "network.create_chain",
      entity: "chain",
      entityId: id,
      entityName: body.name,
      after: { name: body.name, country: body.country },
    });
    return { id };
  });

/** Renames a chain. */
export const editChain: UseCase<typeof contract.editChain> = (call, { params, body }) =>
  unlessTaken(catalogueProblems.nameUsed, () =>
    call.write(async (tx) => {
      const { clientId } = call.actor;
      const [chain] = await lockChains(tx, clientId, [params.id]);
      if (!chain) return refuse(genericProblems.notFound);
      if (chain.version !== body.version) return refuse(genericProblems.conflict);
      if (!(await renameChain(tx, clientId, chain.id, body.name))) return refuse(catalogueProblems.nameUsed);
      await recordAudit(tx, call, {
        action: "network.edit_chain",
        entity: "chain",
        entityId: chain.id,
        entityName: body.name,
        before: { name: chain.name },
        after: { name: body.name },
      });
      return (await chainById(tx, clientId, chain.id)) ?? refuse(genericProblems.notFound);
    }),
  );

/** Switches chains off or on again; with a chain its stores cannot be chosen, whatever they are themselves. */
export const switchChains: UseCase<typeof contract.switchChains> = (call, { body }) =>
  switchAll(call, body, {
    table: "retailers",
    action: "network.switch_chain",
    entity: "chain",
    lock: lockChains,
  });
