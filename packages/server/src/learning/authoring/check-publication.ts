import { type CourseFault, faultsOf } from "@trilha/contract/learning/authoring/faults.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { textIn } from "../../loyalty/campaigns/index.ts";
import { countAudience } from "../../members/eligibility/index.ts";
import type { OfficeCourseRow } from "./courses.queries.ts";
import { type DraftNames, draftFactsOf, namesOf, poolsOf } from "./draft-names.ts";
import { audiencesWithTrainings, publishedLinks, titlesOf } from "./graph.queries.ts";
import { circleThrough, needsOf, trainingsEverybodyNeeds } from "./rules/graph.ts";

/** All that speaks against publishing a draft, with what was looked up for it. */
export interface PublicationCheck {
  faults: CourseFault[];
  names: DraftNames;
  /** How many people it is for. */
  audience: number;
}

/**
 * Faults of a publication by the pure rule, and those only the server sees: which questions tests could draw,
 * circles over all other courses and trails, and whether there is anybody it is for.
 */
export async function checkPublication(
  tx: Tx,
  call: MemberCall,
  course: OfficeCourseRow,
): Promise<PublicationCheck> {
  const { clientId } = call.actor;
  const { draft, kind } = course;
  const names = await namesOf(tx, clientId, draft);
  const facts = { ...draftFactsOf(names, call), pools: await poolsOf(tx, clientId, draft), now: call.now };
  const faults = faultsOf(kind, draft, facts);
  const eligibility = draft.audience;
  const { people: audience } = await countAudience(tx, { clientId, eligibility, now: call.now, names: 0 });
  const isSaid = faults.some(({ code }) => code === "audience_nobody");
  if (audience === 0 && !isSaid) faults.unshift(ofCourse("audience_nobody"));
  const circle = await circleOf(tx, clientId, course);
  if (circle) {
    const titles = await titlesOf(tx, clientId, circle);
    const titlesInCircle = circle.map((id) => textIn(titles.get(id) ?? {}, call.locale));
    faults.unshift(ofCourse("prerequisite_circle", { names: titlesInCircle.slice(0, 8).join(" → ") }));
  }
  return { faults, names, audience };
}

function ofCourse(code: CourseFault["code"], params: CourseFault["params"] = {}): CourseFault {
  return { code, stops: true, part: "course", partId: null, params };
}

/** §states#prerequisites A way from the course back to itself, were its draft published. */
async function circleOf(
  tx: Tx,
  clientId: string,
  { id, draft }: OfficeCourseRow,
): Promise<string[] | undefined> {
  const courses = draft.items.filter(({ kind }) => kind === "course");
  const mandatory = courses.filter((item) => item.mandatory);
  const held = (mandatory.length > 0 ? mandatory : courses).flatMap(({ referenceId }) => referenceId ?? []);
  const needed = [...draft.prerequisiteIds, ...held, ...trainingsEverybodyNeeds(draft.audience)];
  if (needed.length === 0) return undefined;
  const needs = needsOf(await publishedLinks(tx, clientId), await audiencesWithTrainings(tx, clientId));
  return circleThrough(id, needs.set(id, needed));
}
