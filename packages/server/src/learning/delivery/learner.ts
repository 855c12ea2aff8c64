import { isModuleOn, moduleOfCourse } from "@trilha/contract/core/modules.ts";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { type EligibilityFacts, isEligible } from "@trilha/contract/members/eligibility/evaluate.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { eligibilityFactsOf } from "../../members/eligibility/index.ts";
import { type CatalogueCourse, type CourseCatalogue, catalogueOf } from "./catalogue.ts";
import { cachedEnrolments, type JoinedCourse, standingsIn } from "./enrolment-cache.ts";
import { type LearnerFactsRow, learnerRow } from "./learner.queries.ts";
import { seesCourse } from "./rules/sees-course.ts";

/** Visitor of courses, with all that decides what one is to them. */
export interface Learner {
  readonly now: Date;
  /** The day in the client's zone. */
  readonly today: string;
  readonly facts: EligibilityFacts;
  readonly standings: ReadonlyMap<string, JoinedCourse>;
  readonly favourites: ReadonlySet<string>;
  /** The same by the course: thousands are asked about, few were joined. */
  stateIn(course: CatalogueCourse): JoinedCourse["state"] | undefined;
  /** Whether a course is for them, now. */
  sees(course: CatalogueCourse): boolean;
}

/**
 * Learner with their client's courses; one statement, unless the catalogue changed. Asked before a transaction
 * changes enrolments, never after: what is known of them is kept for others.
 */
export async function learnerIn(
  tx: Tx,
  call: { actor: Pick<MemberCall["actor"], "clientId" | "userId">; now: Date },
): Promise<{ learner: Learner; catalogue: CourseCatalogue }> {
  const { clientId, userId } = call.actor;
  const known = cachedEnrolments(clientId, userId);
  const row = await learnerRow(tx, { clientId, userId, now: call.now, known: known?.stamp ?? null });
  const standings = standingsIn({ clientId, userId }, row, known);
  const catalogue = await catalogueOf(tx, clientId, row.catalogue);
  return { learner: learnerOf(row, standings, catalogue, call.now), catalogue };
}

function learnerOf(
  row: LearnerFactsRow,
  standings: Learner["standings"],
  { audiences, byId }: CourseCatalogue,
  now: Date,
): Learner {
  const facts = eligibilityFactsOf(row.facts, now);
  const judged = new Map<number, boolean>();
  const opens = (place: number) => {
    const known = judged.get(place);
    if (known !== undefined) return known;
    const audience = audiences[place];
    const open = audience !== undefined && isEligible(audience, facts);
    judged.set(place, open);
    return open;
  };
  // Asked of thousands of courses: one question for each audience.
  const forThem = audiences.map((_, place) => () => opens(place));
  const states = new Array<JoinedCourse["state"] | undefined>(byId.size).fill(undefined);
  for (const [id, { state }] of standings) {
    const course = byId.get(id);
    if (course) states[course.place] = state;
  }
  const at = now.getTime();
  return {
    now,
    today: localDay(now, row.client_zone),
    facts,
    standings,
    favourites: new Set(row.favourites ?? []),
    stateIn: ({ place }) => states[place],
    sees: (course) =>
      isModuleOn(moduleOfCourse[course.kind], row) &&
      seesCourse(
        course,
        states[course.place],
        at,
        course.audienceIndex === null || (forThem[course.audienceIndex] ?? (() => false)),
      ),
  };
}
