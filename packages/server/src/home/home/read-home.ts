import { identityProblems } from "@trilha/contract/accounts/identity/problems.ts";
import type { readHome as spec } from "@trilha/contract/home/home/endpoints.ts";
import { isAccepted, profileCompleteness } from "../../accounts/profile/index.ts";
import { presentNotification } from "../../communication/messages/index.ts";
import { publicAddress } from "../../core/public-address.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { codesToLookAt } from "../../loyalty/orders/index.ts";
import { homeFacts, newestNotifications } from "./home.queries.ts";
import { firstSteps } from "./rules/first-steps.ts";
import { nextTasks } from "./rules/next-tasks.ts";
import { welcomeText } from "./rules/welcome-text.ts";

const newsCount = 5;

/** Home: the programme's welcome, what to do next, the person's place, what is new. */
export const readHome: UseCase<typeof spec> = (call) =>
  call.read(async (tx) => {
    const { userId, clientId, isSuperuser, roles, modules } = call.actor;
    const [facts, codes, news] = await Promise.all([
      homeFacts(tx, { userId, clientId, now: call.now }),
      codesToLookAt(tx, call.actor),
      newestNotifications(tx, userId, clientId, newsCount),
    ]);
    if (!facts) return refuse(identityProblems.sessionEnded);
    const completeness = profileCompleteness(facts);
    const { backgroundId, backgroundClientId, jobProfile, store, retailer, address } = facts;
    const steps = firstSteps({
      ...facts,
      now: call.now,
      isStaff: isSuperuser || roles.length > 0,
      modules,
      profileCompleteness: completeness,
    });
    const welcome = welcomeText(facts.welcome, call.locale, facts.defaultLocale);
    return {
      welcome: welcome && {
        title: welcome.title,
        text: welcome.text,
        imageUrl:
          backgroundId && backgroundClientId
            ? publicAddress(backgroundClientId, backgroundId, "large")
            : null,
      },
      firstSteps: steps,
      tasks: nextTasks({
        acceptedTerms: isAccepted({ inForce: facts.termsInForce, accepted: facts.termsAccepted }),
        hasProfile: facts.hasProfile,
        profileCompleteness: completeness,
        hasFirstSteps: steps.length > 0,
        hasPhone: Object.values(facts.phones).some(Boolean),
        hasPicture: facts.avatarFileId !== null,
        codesUnseen: codes,
      }),
      profileCompleteness: completeness,
      workplace: {
        jobProfile,
        store,
        retailer,
        city: facts.city ?? address.city ?? null,
        memberSince: facts.memberSince.toISOString(),
      },
      news: news.map((row) => {
        const { id, title, body, link, createdAt, readAt } = presentNotification(
          call.locale,
          call.actor.modules,
          row,
        );
        return { id, title, body, link, createdAt, read: readAt !== null };
      }),
    };
  });
