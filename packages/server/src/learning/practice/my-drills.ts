import type { Locale } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  closeBanner as closeSpec,
  listMyDrills as listSpec,
} from "@trilha/contract/learning/practice/endpoints.ts";
import type { DrillCard } from "@trilha/contract/learning/practice/shapes.ts";
import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { openAmong } from "../../members/eligibility/index.ts";
import { drillById, keepBannerClosed, type OpenDrill, openDrills } from "./drills.queries.ts";

interface Asking {
  clientId: string;
  userId: string;
  now: Date;
}

const isForAll = (audience: Eligibility) => "all" in audience && audience.all.length === 0;

/** Whether a drill is for somebody. */
export async function isFor(
  tx: Tx,
  { audience }: { audience: Eligibility },
  asking: Asking,
): Promise<boolean> {
  if (isForAll(audience)) return true;
  const { clientId, userId, now } = asking;
  return (await openAmong(tx, { clientId, eligibility: audience, now }, [userId])).has(userId);
}

async function drillsFor(tx: Tx, asking: Asking, mandatoryOnly: boolean): Promise<OpenDrill[]> {
  const mine: OpenDrill[] = [];
  // Drills often are for the same people: each audience is judged once.
  const judged = new Map<string, boolean>();
  for (const drill of await openDrills(tx, { ...asking, mandatoryOnly })) {
    const audience = JSON.stringify(drill.audience);
    const isTheirs = drill.answered !== null || (judged.get(audience) ?? (await isFor(tx, drill, asking)));
    if (drill.answered === null) judged.set(audience, isTheirs);
    if (isTheirs) mine.push(drill);
  }
  return mine;
}

const isTold = (drill: OpenDrill) => drill.mandatory && drill.run_done_at === null && !drill.banner_closed;

/** §learning#drills that are open to somebody, and the one home tells of. */
export const listMyDrills: UseCase<typeof listSpec> = (call) => {
  const asking = { clientId: call.actor.clientId, userId: call.actor.userId, now: call.now };
  return call.read(async (tx) => {
    const mine = await drillsFor(tx, asking, false);
    const banner = mine.find(isTold);
    return {
      items: mine.map((drill) => cardOf(drill, call.locale)),
      banner: banner ? cardOf(banner, call.locale) : null,
    };
  });
};

function cardOf(drill: OpenDrill, locale: Locale): DrillCard {
  return {
    ...{ id: drill.id, mandatory: drill.mandatory, title: textIn(drill.title, locale) },
    until: drill.until_at?.toISOString() ?? null,
    questions: drill.drawn ?? drill.questions,
    ...{ answered: drill.answered ?? 0, right: drill.correct ?? 0 },
    doneAt: drill.run_done_at?.toISOString() ?? null,
  };
}

/** §learning#drills Closes the banner of a drill for good. */
export const closeBanner: UseCase<typeof closeSpec> = (call, { params }) => {
  const { clientId, userId } = call.actor;
  return call.write(async (tx) => {
    const drill = await drillById(tx, clientId, params.id);
    if (!drill || !(await isFor(tx, drill, { clientId, userId, now: call.now })))
      return refuse(genericProblems.notFound);
    await keepBannerClosed(tx, { clientId, userId, drillId: drill.id, now: call.now });
    return undefined;
  });
};

/**
 * §entities#session-data: whether mandatory drills wait for somebody, and whether home has a banner of one that they have not
 * closed.
 */
export async function drillsOfSession(
  tx: Tx,
  asking: Asking,
): Promise<{ hasMandatoryDrills: boolean; hasCloseBannerDrills: boolean }> {
  const waiting = await drillsFor(tx, asking, true);
  return { hasMandatoryDrills: waiting.length > 0, hasCloseBannerDrills: waiting.some(isTold) };
}
