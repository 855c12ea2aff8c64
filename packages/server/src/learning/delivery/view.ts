// Cache of list views: what those are made of stays for some seconds. What they do, their account and membership, level,
// groups and campaigns show at once, for they change the stamp; the rest (a store's chain, a rule of points) shows when
// the seconds are over. A course asks anew as it opens.

import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { together } from "../../db/together.ts";
import type { CatalogueCourse, CourseCatalogue } from "./catalogue.ts";
import type { CourseWorth } from "./course-worth.ts";
import { learnerStamps, type StampRow } from "./learner.queries.ts";
import { type Learner, learnerIn } from "./learner.ts";
import { stampsTogether } from "./learner-stamps.ts";
import type { Running } from "./pay-ground.ts";
import { runningFor } from "./present-worth.ts";

/** A client's courses as one person sees them, with what was made of that meanwhile. */
export interface LearnerView {
  readonly learner: Learner;
  readonly catalogue: CourseCatalogue;
  readonly running: Running;
  /** Lists by what was asked for. */
  readonly lists: Map<string, readonly CatalogueCourse[]>;
  /** Courses by id. */
  readonly worth: Map<string, CourseWorth>;
}
interface Kept extends StampRow {
  view: LearnerView;
  at: number;
}

const seconds = 5;
/** People this process keeps a view of, of those who came last. */
const most = 200;
const cache = new Map<string, Kept>();

/** Cached view of the caller, if it still stands; one small statement, shared with others who ask at once. */
export async function cachedView({ actor, now, parts }: MemberCall): Promise<LearnerView | undefined> {
  const { clientId, userId } = actor;
  const name = nameOf(actor);
  const known = cache.get(name);
  if (!known) return undefined;
  if (Math.abs(now.getTime() - known.at) > seconds * 1000) {
    cache.delete(name);
    return undefined;
  }
  const stands = await together(parts.db, clientId, stampsTogether, { userId });
  return stands?.stamp === known.stamp && stands.catalogue === known.catalogue ? known.view : undefined;
}

/** The caller's view as of now, kept for whoever asks next. */
export async function viewIn(tx: Tx, call: MemberCall): Promise<LearnerView> {
  const { clientId, userId } = call.actor;
  // Asked first: what is kept under a stamp may be newer than it, never older.
  const [stamps, learnerView, running] = await Promise.all([
    learnerStamps(tx, clientId, [userId]),
    learnerIn(tx, call),
    runningFor(tx, call),
  ]);
  const view: LearnerView = { ...learnerView, running, lists: new Map(), worth: new Map() };
  const stamp = stamps.get(userId);
  if (stamp) {
    const name = nameOf(call.actor);
    cache.delete(name);
    cache.set(name, { ...stamp, view, at: call.now.getTime() });
    const [oldest] = cache.keys();
    if (cache.size > most && oldest !== undefined) cache.delete(oldest);
  }
  return view;
}

const nameOf = ({ clientId, userId }: MemberCall["actor"]) => `${clientId} ${userId}`;
