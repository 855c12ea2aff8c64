import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readCampaign as spec } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { loadCampaign } from "./present-office.ts";

/** One campaign with its rules, history and totals. */
export const readCampaign: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => (await loadCampaign(tx, call, params.id)) ?? refuse(genericProblems.notFound));
