import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { previewLeaving as spec } from "@trilha/contract/privacy/own-data/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { balances } from "../../loyalty/ledger/index.ts";
import {
  certificatesOf,
  clientsOf,
  isLastSuperuser,
  onlyAdministratedBy,
  personToLeave,
} from "./leaving.queries.ts";

/** Losses of leaving, counted, and what stands in the way. */
export const previewLeaving: UseCase<typeof spec> = (call) =>
  call.system.read(async (tx) => {
    const { userId } = call.actor;
    const person = await personToLeave(tx, userId);
    if (!person) return refuse(identityProblems.sessionEnded);
    const clients = [];
    for (const { id, name, openOrders } of await clientsOf(tx, userId)) {
      const pots = await balances(tx, { clientId: id, userId });
      const points = pots.reduce((sum, { available, held }) => sum + available + held, 0);
      clients.push({ id, name, openOrders, points });
    }
    return {
      name: person.name,
      clients,
      certificates: await certificatesOf(tx, userId),
      lastAdministratorOf: (await onlyAdministratedBy(tx, userId)).map(({ name }) => name),
      lastSuperuser: person.isSuperuser && (await isLastSuperuser(tx, userId)),
    };
  });
