import { type QueryClient, type QueryFunction, queryOptions, useQueries } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { isModuleOn, learningModules, type ModuleUse } from "@trilha/contract/core/modules.ts";
import { openHome, readHome } from "@trilha/contract/home/home/endpoints.ts";
import { readNext } from "@trilha/contract/learning/delivery/course-endpoints.ts";
import { askDaily, listMyDrills } from "@trilha/contract/learning/practice/endpoints.ts";
import { call } from "../../api/call.ts";
import { staleAfter } from "../../api/query-client.ts";
import { currentLocale } from "../../i18n/i18n.ts";
import { campaignsQuery } from "../../loyalty/earning/earning.queries.ts";
import { myLevelQuery } from "../../loyalty/earning/levels.queries.ts";
import { flagsOf, type Session, sessionQuery } from "../../session/session.queries.ts";

export type Home = Answer<typeof readHome>;
export type HomeTask = Home["tasks"][number];

/** Kept on the device: home is useful within a second of opening the app again, also without a network. */
export const homeQuery = queryOptions({
  queryKey: ["home"],
  queryFn: ({ signal }) => call(readHome, {}, { signal }),
  meta: { keep: true },
});

export type LearningNext = Answer<typeof readNext>;
export type NextCourse = LearningNext["mandatory"][number];

/** Courses to learn next and those due; kept on the device like home itself. */
export const learningNextQuery = queryOptions({
  queryKey: ["learning", "next"],
  queryFn: ({ signal }) => call(readNext, {}, { signal }),
  meta: { keep: true },
});

/** The question of the day: looking at home draws it, once a day. */
export const dayQuery = queryOptions({
  queryKey: ["drills", "day"],
  queryFn: ({ signal }) => call(askDaily, {}, { signal }),
});

/** Drills that are open, and the one to tell of. */
export const drillsQuery = queryOptions({
  queryKey: ["drills", "mine"],
  queryFn: ({ signal }) => call(listMyDrills, {}, { signal }),
});

type Reader = Pick<Session, "hasCloseBannerDrills" | "selectedClient">;
type Opening = Answer<typeof openHome>;

/** Each answer of the opening with the query it is the answer of. */
const parts = {
  session: sessionQuery,
  home: homeQuery,
  campaigns: campaignsQuery,
  level: myLevelQuery,
  day: dayQuery,
  next: learningNextQuery,
  drills: drillsQuery,
} as const satisfies Record<keyof Opening, unknown>;
type PartName = keyof typeof parts;
// Each has a type of its own; who reads them here wants to know only whether they are there.
const queryOf = (name: PartName) => parts[name] as unknown as typeof homeQuery;

/** Blocks home is drawn from besides itself, as far as the person has them. */
function blocksOf(session: Reader): readonly PartName[] {
  const isOn = (use: ModuleUse) => isModuleOn(use, flagsOf(session));
  return [
    ...(isOn("has_campaigns") ? (["campaigns", "level"] as const) : []),
    ...(isOn(learningModules) ? (["day", "next"] as const) : []),
    ...(session.hasCloseBannerDrills ? (["drills"] as const) : []),
  ];
}

const readOpening = (): Promise<Opening> => call(openHome, {});

/**
 * Reads the session with all that home shows, in one call, before anything is known of the person. Where that is refused
 * (somebody who may not take part yet), whoever needs the session asks for it by itself.
 */
export async function prefetchOpening(client: QueryClient): Promise<void> {
  const opening = await readOpening().catch(() => undefined);
  if (!opening) return;
  // Where the person's own language is another than the device's, only who they are is of use.
  const isInTheirs = opening.session.language.code === currentLocale();
  for (const name of isInTheirs ? (Object.keys(parts) as PartName[]) : (["session"] as const))
    if (opening[name] !== null) client.setQueryData<unknown>(parts[name].queryKey, opening[name]);
}

/** Reads all that home shows and is not fresh: of several in one call, whose failure leaves each to itself. */
export async function prefetchHome(client: QueryClient, session: Reader): Promise<void> {
  const isStale = (name: PartName) =>
    client.getQueryCache().find({ queryKey: parts[name].queryKey })?.isStaleByTime(staleAfter) ?? true;
  const wanted = (["home", ...blocksOf(session)] as const).filter(isStale);
  if (wanted.length < 2) {
    await Promise.all(wanted.map((name) => client.prefetchQuery(queryOf(name))));
    return;
  }
  const opening = readOpening().catch(() => undefined);
  await Promise.all(
    wanted.map((name) => {
      const query = queryOf(name);
      const alone = query.queryFn as QueryFunction<Home>;
      return client.prefetchQuery({
        ...query,
        queryFn: async (context) => ((await opening)?.[name] as Home | null | undefined) ?? alone(context),
      });
    }),
  );
}

/** Whether all blocks have an answer or a failure: before, the first to come would be moved by the others. */
export const useHomeSettled = (session: Reader): boolean =>
  useQueries({
    queries: blocksOf(session).map(queryOf),
    combine: (results) => results.every(({ isPending }) => !isPending),
  });
