import type { askOwnExport as spec } from "@trilha/contract/privacy/own-data/endpoints.ts";
import { privacyProblems } from "@trilha/contract/privacy/own-data/problems.ts";
import { ownExportDays } from "@trilha/contract/privacy/own-data/shapes.ts";
import { freshProof } from "../../accounts/identity/index.ts";
import { enqueue } from "../../core/jobs/enqueue.ts";
import { refuse } from "../../core/refusal.ts";
import { recordSecurityEvent } from "../../core/security-log.ts";
import type { UseCase } from "../../core/use-case.ts";
import { presentOwnExport } from "./present-own-export.ts";
import { insertOwnExport } from "./privacy.queries.ts";
import { register } from "./register/register.ts";

const day = 24 * 60 * 60 * 1000;

/** Asks for all of the caller's data as a file; one is made at a time. */
export const askOwnExport: UseCase<typeof spec> = async (call) => {
  const unproved = await freshProof(call);
  if (unproved) return unproved;
  return call.write(async (tx) => {
    const { userId, clientId } = call.actor;
    const row = await insertOwnExport(tx, {
      ...{ user_id: userId, client_id: clientId, locale: call.locale },
      total: register.filter(({ shown }) => shown).length,
      asked_at: call.now,
      expires_at: new Date(call.now.getTime() + ownExportDays * day),
    });
    if (!row) return refuse(privacyProblems.exportRunning);
    await recordSecurityEvent(tx, call, { event: "own_data.asked", userId, clientId });
    await enqueue(tx, "privacy.export", { exportId: row.id }, { maxAttempts: 4 });
    return presentOwnExport(call, row);
  });
};
