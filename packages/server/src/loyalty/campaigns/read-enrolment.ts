import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { readEnrolment as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { seenCampaign } from "./campaigns.queries.ts";
import { lookerOf } from "./present-campaign.ts";
import { loadEnrolment } from "./present-enrolment.ts";

/** Sign-up of the caller, and the stores they may report for. */
export const readEnrolment: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    if (!(await seenCampaign(tx, lookerOf(call), params.id))) return refuse(genericProblems.notFound);
    return (await loadEnrolment(tx, call, params.id)) ?? refuse(campaignProblems.notEnrolled);
  });
