import { genericProblems } from "@trilha/contract/core/problems.ts";
import { addDays, firstMomentOf } from "@trilha/contract/core/zoned-days.ts";
import type { listEventDays as spec } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { audienceLocksOf } from "@trilha/contract/members/eligibility/locks.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { runningCampaign } from "../../loyalty/campaigns/index.ts";
import { loadEligibilityFacts } from "../../members/eligibility/index.ts";
import { isTimeZone } from "../../tenants/clients/index.ts";
import { isVisible } from "./rules/visible-session.ts";
import { calendarRows } from "./sessions.queries.ts";

/** Days on which events begin that this person sees, each counted once: marks of a month, however many events it has. */
export const listEventDays: UseCase<typeof spec> = async (call, { query }) => {
  const { from, until, timeZone } = query;
  if (!isTimeZone(timeZone)) {
    return refuse(genericProblems.invalidInput, {}, [{ path: "query.timeZone", code: "not_an_option" }]);
  }
  const { clientId, userId } = call.actor;
  const span = { begin: firstMomentOf(from, timeZone), end: firstMomentOf(addDays(until, 1), timeZone) };
  const [rows, person] = await call.read((tx) =>
    Promise.all([
      calendarRows(tx, { clientId, userId, kind: "event", timeZone, ...span }),
      runningCampaign(tx, { clientId, userId }, call.now).then((running) =>
        loadEligibilityFacts(tx, { clientId, userId, campaignId: running?.id ?? null, now: call.now }),
      ),
    ]),
  );
  const unnamed = { name: () => "", training: (id: string) => ({ id, title: "", link: null }) };
  const days = new Map<string, { events: number; own: boolean }>();
  for (const row of rows) {
    const { state, subscription, isIn } = row;
    const locks = isIn ? [] : audienceLocksOf(row.audience, person, unnamed);
    if (!isVisible({ state, subscription, isIn, locks })) continue;
    const mark = days.get(row.day) ?? { events: 0, own: false };
    days.set(row.day, { events: mark.events + row.events, own: mark.own || row.own });
  }
  return { days: [...days].map(([day, mark]) => ({ day, ...mark })) };
};
