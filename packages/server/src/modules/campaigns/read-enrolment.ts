import type { readEnrolment as spec } from "@trilha/contract/campaigns/endpoints.ts";
import { campaignProblems } from "@trilha/contract/campaigns/problems.ts";
import { genericProblems } from "@trilha/contract/kernel/problems.ts";
import type { UseCase } from "../../http/bind.ts";
import { refuse } from "../../http/refusal.ts";
import { seenCampaign } from "./campaigns.queries.ts";
import { lookerOf } from "./present-campaign.ts";
import { loadEnrolment } from "./present-enrolment.ts";

/** What the caller signed up with, and the stores they may report for. */
export const readEnrolment: UseCase<typeof spec> = (call, { params }) =>
  call.read(async (tx) => {
    if (!(await seenCampaign(tx, lookerOf(call), params.id))) return refuse(genericProblems.notFound);
    return (await loadEnrolment(tx, call, params.id)) ?? refuse(campaignProblems.notEnrolled);
  });
