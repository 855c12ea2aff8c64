import { genericProblems } from "@trilha/contract/core/problems.ts";
import { addDays, firstMomentOf, localDay } from "@trilha/contract/core/zoned-days.ts";
import type { listEventDays as spec } from "@trilha/contract/learning/live-sessions/endpoints.ts";
import { registrationMay } from "@trilha/contract/learning/live-sessions/states.ts";
import { audienceLocksOf } from "@trilha/contract/members/eligibility/locks.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { runningCampaign } from "../../loyalty/campaigns/index.ts";
import { loadEligibilityFacts } from "../../members/eligibility/index.ts";
import { isTimeZone } from "../../tenants/clients/index.ts";
import { type CalendarRow, calendarRows } from "./sessions.queries.ts";

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
      calendarRows(tx, { clientId, userId, kind: "event", ...span }),
      runningCampaign(tx, { clientId, userId }, call.now).then((running) =>
        loadEligibilityFacts(tx, { clientId, userId, campaignId: running?.id ?? null, now: call.now }),
      ),
    ]),
  );
  // Many events share an audience: each is judged once.
  const hidden = new Map<string, boolean>();
  const isHiddenFrom = (audience: CalendarRow["audience"]) => {
    const name = JSON.stringify(audience);
    const known = hidden.get(name);
    if (known !== undefined) return known;
    const unnamed = { name: () => "", training: (id: string) => ({ id, title: "", link: null }) };
    const locks = audienceLocksOf(audience, person, unnamed);
    const isHidden = locks.some(({ kind }) => kind === "not_for_you");
    hidden.set(name, isHidden);
    return isHidden;
  };
  const days = new Map<string, { events: number; own: boolean }>();
  for (const row of rows) {
    const isOpen = row.state !== "canceled" && row.subscription !== "invitation";
    if (!row.registration && !(isOpen && !isHiddenFrom(row.audience))) continue;
    const day = localDay(row.startsAt, timeZone);
    const mark = days.get(day) ?? { events: 0, own: false };
    const own = row.registration !== null && isOwn(row.registration);
    days.set(day, { events: mark.events + 1, own: mark.own || own });
  }
  return { days: [...days].map(([day, mark]) => ({ day, ...mark })) };
};

/** Whether somebody stands in a session still: asked, invited, in line, or with a seat. */
const isOwn = (state: NonNullable<CalendarRow["registration"]>): boolean =>
  registrationMay(state, "unsubscribe") || state === "checked_in";
