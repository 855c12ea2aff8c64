import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { createClient as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import { moduleItemKeys } from "@trilha/contract/tenants/clients/shapes.ts";
import { recordAudit } from "../../core/audit.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { insertClient, replaceMenu } from "./clients.queries.ts";
import { checkTimeZone } from "./rules/configuration.ts";
import { asSystem } from "./scope.queries.ts";

/** Opens a client: default look, and a menu that holds every place (a place shows when its module is on). */
export const createClient: UseCase<typeof spec> = async (call, { body }) => {
  const wrong = checkTimeZone(body.timeZone);
  if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
  const { slug, name, timeZone } = body;
  const countries = [...new Set(body.countries)];
  return call.write((tx) =>
    asSystem(tx, async () => {
      const row = { slug, name, countries, time_zone: timeZone, created_at: call.now };
      const id = await insertClient(tx, row);
      if (!id) return refuse(clientProblems.slugUsed);
      const menu = moduleItemKeys.map((key) => ({ key, enabled: true, labels: {} }));
      await replaceMenu(tx, id, menu);
      const after = { slug, name, countries, timeZone };
      await recordAudit(tx, call, {
        action: "clients.create",
        entity: "client",
        entityId: id,
        entityName: name,
        after,
        clientId: id,
      });
      return { id };
    }),
  );
};
