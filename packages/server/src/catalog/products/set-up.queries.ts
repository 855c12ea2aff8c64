import { campaignModules } from "@trilha/contract/core/modules.ts";
import { sql } from "kysely";
import type { SetUpStep } from "../../core/staff-queue.ts";

export const productsStep: SetUpStep = {
  module: campaignModules,
  isDone: (clientId) => sql`exists (select from products where client_id = ${clientId} and active)`,
};

export const storesStep: SetUpStep = {
  module: "always",
  isDone: (clientId) => sql`exists (select from stores where client_id = ${clientId})`,
};
