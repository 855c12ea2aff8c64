import { attemptProblems } from "./attempts/problems.ts";
import { awardProblems } from "./awards/problems.ts";
import { badgeProblems } from "./badges/problems.ts";
import { campaignProblems } from "./campaigns/problems.ts";
import { catalogueProblems } from "./catalogue/problems.ts";
import { certificateProblems } from "./certificates/problems.ts";
import { clientProblems } from "./clients/problems.ts";
import { contentProblems, packageProblems } from "./content/problems.ts";
import { courseProblems } from "./courses/problems.ts";
import { drillProblems } from "./drills/problems.ts";
import { entranceProblems } from "./entrances/problems.ts";
import { exportProblems } from "./exports/problems.ts";
import { figureProblems } from "./figures/problems.ts";
import { fileProblems } from "./files/problems.ts";
import { gameProblems } from "./games/problems.ts";
import { groupProblems } from "./groups/problems.ts";
import { identityProblems } from "./identity/problems.ts";
import { importProblems } from "./imports/problems.ts";
import type { Problem } from "./kernel/problem.ts";
import { deviceProblems, genericProblems } from "./kernel/problems.ts";
import { learningProblems } from "./learning/problems.ts";
import { ledgerProblems } from "./ledger/problems.ts";
import { levelProblems } from "./levels/problems.ts";
import { orderProblems } from "./orders/problems.ts";
import { partnerProblems } from "./partners/problems.ts";
import { peopleProblems } from "./people/problems.ts";
import { portfolioProblems } from "./portfolio/problems.ts";
import { privacyProblems } from "./privacy/problems.ts";
import { questionProblems } from "./questions/problems.ts";
import { recoveryProblems } from "./recovery/problems.ts";
import { registrationProblems } from "./registration/problems.ts";
import { resultProblems } from "./results/problems.ts";
import { rewardProblems, stockProblems } from "./rewards/problems.ts";
import { saleProblems } from "./sales/problems.ts";
import { scormProblems } from "./scorm/problems.ts";
import { supportProblems } from "./support/problems.ts";
import { teachingProblems } from "./teaching/problems.ts";
import { trainingProblems } from "./trainings/problems.ts";

/** The error catalogue (§8): every refusal by code. */
export const problems: ReadonlyMap<string, Problem> = new Map(
  [
    genericProblems,
    deviceProblems,
    identityProblems,
    recoveryProblems,
    clientProblems,
    entranceProblems,
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
  ]
    .flatMap((group) => Object.values<Problem>(group))
    .map((problem) => [problem.code, problem]),
);
