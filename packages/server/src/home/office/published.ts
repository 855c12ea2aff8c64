import type {
  DueKind,
  ModuleWork,
  OfficeQueue,
  OfficeTrouble,
  SetUpStepName,
} from "@trilha/contract/home/office/states.ts";
import { productsStep, storesStep } from "../../catalog/products/index.ts";
import { lostMessages } from "../../communication/messages/index.ts";
import { requestsDue, supportQueue } from "../../content/support/index.ts";
import type { DueDates, SetUpStep, StaffQueue } from "../../core/staff-queue.ts";
import { failedFiles } from "../../insight/exports/index.ts";
import { coursesStep } from "../../learning/authoring/index.ts";
import {
  coursesInProgress,
  flagQueue,
  requestQueue,
  trailsInProgress,
} from "../../learning/enrolments/index.ts";
import { essayQueue } from "../../learning/grading/index.ts";
import { drillsToEnd } from "../../learning/practice/index.ts";
import { proposalQueue } from "../../loyalty/adjustments/index.ts";
import {
  campaignStep,
  campaignsToBegin,
  campaignsToEnd,
  campaignsUnready,
  rulesQueue,
} from "../../loyalty/campaigns/index.ts";
import { auditWork } from "../../loyalty/claims/index.ts";
import { approvalQueue, parcelQueue } from "../../loyalty/orders/index.ts";
import { correctionQueue, rewardsStep, soldOut } from "../../loyalty/rewards/index.ts";
import { levelQueue } from "../../loyalty/tiers/index.ts";
import { peopleStep } from "../../members/people/index.ts";
import { registrationQueue } from "../../members/registration/index.ts";
import { brandingStep, textsStep } from "../../tenants/clients/index.ts";

export const queues: Readonly<Record<OfficeQueue, StaffQueue>> = {
  registrations: registrationQueue,
  audit: auditWork,
  orders: approvalQueue,
  parcels: parcelQueue,
  levels: levelQueue,
  support: supportQueue,
  requests: requestQueue,
  essays: essayQueue,
  rules: rulesQueue,
  proposals: proposalQueue,
  corrections: correctionQueue,
  flags: flagQueue,
};

export const workOfModules: Readonly<Record<ModuleWork, Pick<StaffQueue, "module" | "waiting">>> = {
  ...queues,
  courses: coursesInProgress,
  trails: trailsInProgress,
};

export const troubles: Readonly<Record<OfficeTrouble, StaffQueue>> = {
  lost_messages: lostMessages,
  sold_out: soldOut,
  failed_files: failedFiles,
};

export const dueDates: Readonly<Record<DueKind, DueDates>> = {
  campaign_unready: campaignsUnready,
  campaign_begins: campaignsToBegin,
  campaign_ends: campaignsToEnd,
  drill_ends: drillsToEnd,
  support: requestsDue,
};

export const setUp: Readonly<Record<SetUpStepName, SetUpStep>> = {
  branding: brandingStep,
  texts: textsStep,
  stores: storesStep,
  products: productsStep,
  people: peopleStep,
  courses: coursesStep,
  campaign: campaignStep,
  rewards: rewardsStep,
};
