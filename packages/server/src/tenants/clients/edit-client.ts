import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { editClient as spec } from "@trilha/contract/tenants/clients/endpoints.ts";
import { clientProblems } from "@trilha/contract/tenants/clients/problems.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { changeClient } from "./change-client.ts";
import { mayAddHosts } from "./clients.policy.ts";
import { hostsOf, replaceHosts } from "./clients.queries.ts";
import { presentSettings } from "./present-client.ts";
import { checkTimeZone } from "./rules/configuration.ts";

/**
 * Changes name, addresses, countries, password length and module flags. Of addresses the client's own administrator
 * only gives up: an address decides whose door everybody there stands at (refused with `clients.host_by_operator`).
 */
export const editClient: UseCase<typeof spec> = async (call, { params, body }) => {
  const wrong = checkTimeZone(body.timeZone);
  if (wrong.length > 0) return refuse(genericProblems.invalidInput, {}, wrong);
  const target = { id: params.id, version: body.version, action: "clients.edit" as const };
  return changeClient(call, target, async (tx, row) => {
    const before = presentSettings(row, await hostsOf(tx, row.id));
    const { version: _seen, ...settings } = body;
    const after = {
      ...settings,
      countries: [...new Set(body.countries)],
      hosts: [...new Set(body.hosts)].sort(),
    };
    const added = after.hosts.find((host) => !before.hosts.includes(host));
    if (added && !mayAddHosts(call.actor)) return refuse(clientProblems.hostByOperator, { host: added });
    const taken = await replaceHosts(tx, row.id, after.hosts);
    if (taken) return refuse(clientProblems.hostUsed, { host: taken });
    const [was = null] = before.hosts;
    const [host = null] = await hostsOf(tx, row.id);
    // Drawings being saved under the old address are done by then.
    const runAt = new Date(call.now.getTime() + 10 * 60 * 1000);
    if (host !== was)
      await enqueue(
        tx,
        "certificates.forget_host",
        { clientId: row.id, host: was },
        { runAt, maxAttempts: 5 },
      );
    const changed = {
      name: after.name,
      home_route: after.homeRoute,
      countries: after.countries,
      time_zone: after.timeZone,
      password_min_length: after.passwordMinLength,
      plain_sign_in_messages: after.plainSignInMessages,
      staff_need_factor: after.staffNeedFactor,
      learning_pace: JSON.stringify(after.learningPace),
      ...after.flags,
    };
    return { row: changed, before, after };
  });
};
