import { checkBirthday, isAdult } from "@trilha/contract/accounts/identity/checks.ts";
import type { Input } from "@trilha/contract/core/endpoint.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { missingInSignUp } from "@trilha/contract/loyalty/campaigns/checks.ts";
import type { signUp as spec } from "@trilha/contract/loyalty/campaigns/endpoints.ts";
import { campaignProblems } from "@trilha/contract/loyalty/campaigns/problems.ts";
import { fillBirthday } from "../../accounts/identity/index.ts";
import { publishEvent } from "../../core/events.ts";
import { type Refusal, type RefusedField, refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { seenCampaign } from "./campaigns.queries.ts";
import {
  currentTerms,
  insertEnrolment,
  type SignerRow,
  signerOf,
  signUpOptions,
} from "./campaigns.sign-up.queries.ts";
import { lookerOf } from "./present-campaign.ts";
import { loadEnrolment } from "./present-enrolment.ts";
import { phaseOf } from "./rules/campaign-phase.ts";
import { brandsOfOthers, notOffered } from "./rules/sign-up-options.ts";
import { localeOf } from "./rules/text-in.ts";

type SignUp = Input<typeof spec>["body"];

/** §validation#campaign-sign-up Campaign sign-up: each campaign needs its own; people sign up once, before its end. */
export const signUp: UseCase<typeof spec> = (call, { params, body }) =>
  call.write(async (tx) => {
    const looker = lookerOf(call);
    const { clientId, userId } = looker;
    const campaign = await seenCampaign(tx, looker, params.id);
    if (!campaign) return refuse(genericProblems.notFound);
    if (campaign.enrolled) return refuse(campaignProblems.alreadyEnrolled);
    const window = { beginsAt: campaign.begins_at, endsAt: campaign.ends_at };
    const over = phaseOf(window, call.now) === "ended";
    if (!campaign.in_my_country || over) return refuse(campaignProblems.notOpen);

    const signer = await signerOf(tx, looker);
    const today = localDay(call.now, campaign.time_zone);
    const wrong = checkWhole(body, signer, today);
    if (wrong) return wrong;
    const terms = await currentTerms(tx, clientId, campaign.id);
    const termsLocale = localeOf(terms.bodies, call.locale);
    if (!termsLocale || terms.version !== body.termsVersion) return refuse(campaignProblems.termsChanged);
    const chosen = chosenIn(body);
    const options = await signUpOptions(tx, clientId, campaign);
    const foreign = notOffered(chosen, options);
    if (foreign.length > 0) return refuse(genericProblems.invalidInput, {}, notOptions(foreign));
    const ofOthers = brandsOfOthers(chosen, options);
    if (ofOthers.length > 0) return refuse(campaignProblems.brandOfOthers, {}, notOptions(ofOthers));

    // The profile is the person's everywhere: only their own proof writes into it.
    const own = call.actor.scope === "person";
    if (own && !signer.birthday && body.birthday) await fillBirthday(tx, userId, body.birthday);
    const fresh = await insertEnrolment(tx, looker, {
      campaignId: campaign.id,
      country: campaign.country,
      companyId: chosen.companyId,
      brands: unique(chosen.brands),
      retailerIds: unique(chosen.retailers.map(({ retailerId }) => retailerId)),
      storeIds: unique(chosen.retailers.flatMap(({ storeIds }) => storeIds)),
      termsVersion: terms.version,
      termsLocale,
      now: call.now,
    });
    // Two devices at once: the other one was faster.
    if (!fresh) return refuse(campaignProblems.alreadyEnrolled);
    await publishEvent(tx, "campaigns.changed", { clientId, userId });
    return (await loadEnrolment(tx, call, campaign.id)) ?? refuse(genericProblems.notFound);
  });

/** Complete, and by somebody old enough on the day it is where the campaign runs. */
function checkWhole(body: SignUp, signer: SignerRow, today: string): Refusal | undefined {
  const missing = missingInSignUp(body, { hasBirthday: signer.birthday !== null });
  if (missing.length > 0) {
    const fields = missing.map((field) => ({ ...field, path: `body.${field.path}` }));
    return refuse(campaignProblems.incompleteSignUp, {}, fields);
  }
  const birthday = signer.birthday ?? body.birthday ?? "";
  if (!signer.birthday) {
    const [year = 0, month = 0, day = 0] = birthday.split("-").map(Number);
    const code = checkBirthday({ year, month, day }, today);
    if (code) return refuse(genericProblems.invalidInput, {}, [{ path: "body.birthday", code }]);
  }
  return isAdult(birthday, today) ? undefined : refuse(campaignProblems.tooYoung);
}

function notOptions(paths: readonly string[]): RefusedField[] {
  return paths.map((path) => ({ path: `body.${path}`, code: "not_an_option" }));
}

function chosenIn(body: SignUp) {
  return { ...body, companyId: body.companyId ?? "" };
}

function unique(values: readonly string[]): string[] {
  return [...new Set(values)];
}
