import type { readNetwork as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import type { UseCase } from "../../core/use-case.ts";
import { networkOf } from "./clients.network.queries.ts";

/** Companies, agencies, brands, chains and groups of the selected client. */
export const readNetwork: UseCase<typeof spec> = (call) =>
  call.read((tx) => networkOf(tx, call.actor.clientId));
