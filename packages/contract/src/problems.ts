import { identityProblems } from "./accounts/identity/problems.ts";
import { recoveryProblems } from "./accounts/recovery/problems.ts";
import { signInMethodProblems } from "./accounts/sign-in-methods/problems.ts";
import { catalogueProblems } from "./catalog/products/problems.ts";
import { portfolioProblems } from "./content/portfolio/problems.ts";
import { supportProblems } from "./content/support/problems.ts";
import { exportProblems } from "./core/exports/problems.ts";
import { fileProblems } from "./core/files/problems.ts";
import { importProblems } from "./core/imports/problems.ts";
import { viewProblems } from "./core/lists/problems.ts";
import type { Problem } from "./core/problem.ts";
import { deviceProblems, genericProblems } from "./core/problems.ts";
import { figureProblems } from "./insight/reports/problems.ts";
import { courseProblems } from "./learning/authoring/problems.ts";
import { badgeProblems } from "./learning/badges/problems.ts";
import { certificateProblems } from "./learning/certificates/problems.ts";
import { contentProblems, packageProblems } from "./learning/content/problems.ts";
import { learningProblems } from "./learning/delivery/problems.ts";
import { teachingProblems } from "./learning/enrolments/problems.ts";
import { gameProblems } from "./learning/games/problems.ts";
import { resultProblems } from "./learning/grading/problems.ts";
import { liveSessionProblems } from "./learning/live-sessions/problems.ts";
import { drillProblems } from "./learning/practice/problems.ts";
import { questionProblems } from "./learning/questions/problems.ts";
import { scormProblems } from "./learning/scorm/problems.ts";
import { attemptProblems } from "./learning/tests/problems.ts";
import { awardProblems } from "./loyalty/adjustments/problems.ts";
import { campaignProblems } from "./loyalty/campaigns/problems.ts";
import { saleProblems } from "./loyalty/claims/problems.ts";
import { ledgerProblems } from "./loyalty/ledger/problems.ts";
import { orderProblems } from "./loyalty/orders/problems.ts";
import { rewardProblems, stockProblems } from "./loyalty/rewards/problems.ts";
import { levelProblems } from "./loyalty/tiers/problems.ts";
import { groupProblems } from "./members/groups/problems.ts";
import { peopleProblems } from "./members/people/problems.ts";
import { registrationProblems } from "./members/registration/problems.ts";
import { trainingProblems } from "./members/requirements/problems.ts";
import { segmentProblems } from "./members/segments/problems.ts";
import { partnerProblems } from "./partners/api-keys/problems.ts";
import { privacyProblems } from "./privacy/own-data/problems.ts";
import { clientProblems } from "./tenants/clients/problems.ts";

/** The error catalogue (§messages#handling): every refusal by code. */
export const problems: ReadonlyMap<string, Problem> = new Map(
  [
    genericProblems,
    deviceProblems,
    identityProblems,
    recoveryProblems,
    clientProblems,
    signInMethodProblems,
    fileProblems,
    importProblems,
    ledgerProblems,
    partnerProblems,
    catalogueProblems,
    campaignProblems,
    saleProblems,
    awardProblems,
    levelProblems,
    rewardProblems,
    stockProblems,
    orderProblems,
    figureProblems,
    groupProblems,
    segmentProblems,
    trainingProblems,
    contentProblems,
    packageProblems,
    learningProblems,
    scormProblems,
    questionProblems,
    attemptProblems,
    gameProblems,
    resultProblems,
    drillProblems,
    liveSessionProblems,
    certificateProblems,
    badgeProblems,
    courseProblems,
    teachingProblems,
    peopleProblems,
    portfolioProblems,
    registrationProblems,
    privacyProblems,
    supportProblems,
    exportProblems,
    viewProblems,
  ]
    .flatMap((group) => Object.values<Problem>(group))
    .map((problem) => [problem.code, problem]),
);
