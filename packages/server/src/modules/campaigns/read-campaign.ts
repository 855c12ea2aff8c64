import type { readCampaign as spec } from "@trilha/contract/campaigns/office-endpoints.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { loadCampaign } from "./present-office.ts";

/** One campaign with its rules, history and totals. */
export const readCampaign: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => (await loadCampaign(tx, call, params.id)) ?? refuse(genericProblems.notFound));
