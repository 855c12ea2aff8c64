import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readLevelRules as spec } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import type { levelRules } from "@trilha/contract/loyalty/tiers/shapes.ts";
import type * as z from "zod/mini";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { campaignOfRules, levelRulesOf } from "./levels.rules.queries.ts";

/** Level rules in a campaign. */
export const readLevelRules: UseCase<typeof spec> = async (call, { params }) => {
  const rules = await call.read((tx) => loadLevelRules(tx, call, params.id));
  return rules ?? refuse(genericProblems.notFound);
};

/** Undefined: the client has no such campaign. */
export async function loadLevelRules(
  tx: Tx,
  call: MemberCall,
  campaignId: string,
): Promise<z.output<typeof levelRules> | undefined> {
  const { clientId, permissions } = call.actor;
  const campaign = await campaignOfRules(tx, clientId, campaignId);
  if (!campaign) return undefined;
  const { state, version } = campaign;
  const open = state === "draft" || state === "validated";
  return {
    campaignId,
    levels: await levelRulesOf(tx, clientId, campaignId),
    frozen: !open && state !== "scheduled",
    version,
    can: { edit: open && permissions.has("campaigns.edit") },
  };
}
