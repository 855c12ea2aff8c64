import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { recordAudit } from "../../core/audit.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { acceptanceRow, acceptedByCampaign, saveAcceptance } from "./acceptance.queries.ts";
import { falseAcceptanceOf } from "./rules/false-acceptance.ts";

/** Automatic acceptance, and what the random sample says slips through. */
export const readAcceptance: UseCase<typeof contract.readAcceptance> = (call) =>
  call.read((tx) => present(tx, call));

/** Sets what is accepted without a person looking; holds for every check from now on. */
export const changeAcceptance: UseCase<typeof contract.changeAcceptance> = (call, { body }) =>
  call.write(async (tx) => {
    const { clientId } = call.actor;
    const { version, ...settings } = body;
    const before = await acceptanceRow(tx, clientId, true);
    const saved = before.version === version && (await saveAcceptance(tx, clientId, settings, version));
    if (!saved) return refuse(genericProblems.conflict);
    await recordAudit(tx, call, {
      action: "acceptance.change",
      entity: "client",
      entityId: clientId,
      entityName: "",
      before: before.settings,
      after: settings,
    });
    return present(tx, call);
  });

async function present(tx: Tx, call: MemberCall) {
  const { clientId, permissions } = call.actor;
  const { settings, version } = await acceptanceRow(tx, clientId);
  const campaigns = await acceptedByCampaign(tx, clientId, call.locale);
  return {
    settings,
    version,
    can: { edit: permissions.has("campaigns.approve") },
    campaigns: campaigns.map(({ verdicts, ...campaign }) => ({
      ...campaign,
      estimate: falseAcceptanceOf(verdicts),
    })),
  };
}
