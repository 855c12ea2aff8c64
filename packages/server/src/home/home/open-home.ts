import { pageSizeDefault } from "@trilha/contract/core/limits.ts";
import { isModuleOn, learningModules } from "@trilha/contract/core/modules.ts";
import type { openHome as spec } from "@trilha/contract/home/home/endpoints.ts";
import { readSession, type SessionFacts } from "../../accounts/profile/index.ts";
import { type MemberCall, readTogether } from "../../core/call.ts";
import { isRefusal, type Refusal } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { readNext } from "../../learning/delivery/index.ts";
import { askDaily, askedToday, listMyDrills } from "../../learning/practice/index.ts";
import { listCampaigns } from "../../loyalty/campaigns/index.ts";
import { readMyLevel } from "../../loyalty/tiers/index.ts";
import { readHome } from "./read-home.ts";

const none = { params: undefined, query: undefined, body: undefined } as const;
const campaignsShown = { previous: "false", limit: pageSizeDefault } as const;

/**
 * §routes#screen-home Session and blocks of home in one transaction and one round of queries. A block whose module is off is null,
 * as is one that was refused. Once a day the question of the day is drawn after it, and drills are asked while a banner waits.
 */
export const openHome =
  (facts: SessionFacts): UseCase<typeof spec> =>
  async (call) => {
    const [session, blocks] = await readTogether(
      call,
      (within) => readSession(facts)(within, none),
      blocksOf,
    );
    if (isRefusal(session)) return session;
    const { home, day, next, campaigns, level } = blocks;
    if (isRefusal(home)) return home;
    return {
      ...{ session, home },
      day: day === undefined ? present(await askDaily(call, none)) : day,
      ...{ next: present(next), campaigns: present(campaigns), level: present(level) },
      drills: session.hasCloseBannerDrills ? present(await listMyDrills(call, none)) : null,
    };
  };

async function blocksOf(call: MemberCall) {
  const { modules } = call.actor;
  const learns = isModuleOn(learningModules, modules);
  const plays = isModuleOn("has_campaigns", modules);
  const [home, day, next, campaigns, level] = await Promise.all([
    readHome(call, none),
    learns ? call.read((tx) => askedToday(tx, call)) : null,
    learns ? readNext(call, none) : null,
    plays ? listCampaigns(call, { ...none, query: campaignsShown }) : null,
    plays ? readMyLevel(call, { ...none, query: {} }) : null,
  ]);
  return { home, day, next, campaigns, level };
}

const present = <Block>(block: Block | Refusal | null): Block | null => (isRefusal(block) ? null : block);
