// Cache of what lists and the page of a course are made of, for some seconds. What they do, their account and membership, level,
// groups and campaigns show at once, for they change the stamp; the rest (a store's chain, a rule of points) shows when
// the seconds are over. A course asks anew as it opens.

import { runBatched } from "../../core/batch.ts";
import { TimedCache } from "../../core/cache.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import type { Running } from "../../loyalty/campaigns/index.ts";
import type { CatalogueCourse, CourseCatalogue } from "./catalogue.ts";
import type { CourseWorth } from "./course-worth.ts";
import { learnerStamps, type StampRow } from "./learner.queries.ts";
import { type Learner, learnerIn } from "./learner.ts";
import { stampBatch } from "./learner-stamps.ts";
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

// A view holds lists of its own: some megabytes where a client has thousands of courses.
const cache = new TimedCache<StampRow & { view: LearnerView }>("learner_views", { most: 200, life: 5_000 });

/** Cached view of the caller, if it still stands; one small statement, shared with others who ask at once. */
export async function cachedView({ actor, now, parts }: MemberCall): Promise<LearnerView | undefined> {
  const { clientId, userId } = actor;
  const known = cache.get(nameOf(actor), now);
  if (!known) return undefined;
  const stands = await runBatched(parts.db, clientId, stampBatch, { userId });
  return stands?.stamp === known.stamp && stands.catalogue === known.catalogue ? known.view : undefined;
}

/** The same where a transaction is open already: the cached view if it still stands, else one made anew. */
export async function standingView(tx: Tx, call: MemberCall): Promise<LearnerView> {
  const { clientId, userId } = call.actor;
  const known = cache.get(nameOf(call.actor), call.now);
  const stands = known && (await learnerStamps(tx, clientId, [userId])).get(userId);
  return known && stands?.stamp === known.stamp && stands.catalogue === known.catalogue
    ? known.view
    : viewIn(tx, call);
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
  if (stamp) cache.set(nameOf(call.actor), { ...stamp, view }, call.now);
  return view;
}

const nameOf = ({ clientId, userId }: MemberCall["actor"]) => `${clientId} ${userId}`;
