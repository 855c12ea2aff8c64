import type { Input } from "@trilha/contract/core/endpoint.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import type * as contract from "@trilha/contract/learning/grading/opinions.ts";
import type { OpinionRow } from "@trilha/contract/learning/grading/opinions.ts";
import type { MemberCall } from "../../core/call.ts";
import { refuse } from "../../core/refusal.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import type { Tx } from "../../db/database.ts";
import { type PlacesInCourse, placesInCourse } from "./course-positions.ts";
import { commentPage, type OpinionFilter, opinionCounts, opinionsGiven } from "./opinions.queries.ts";
import { opinionOf } from "./rules/opinions.ts";
import { bodiesOf } from "./test-sums.queries.ts";

type Filters = Omit<Input<typeof contract.listOpinions>["query"], "cursor" | "limit">;

/** A course whose opinions are asked for; undefined: there is none. */
async function askedOf(
  tx: Tx,
  call: MemberCall,
  courseId: string,
  filters: Filters,
): Promise<{ places: PlacesInCourse; of: OpinionFilter } | undefined> {
  const places = await placesInCourse(tx, call, courseId);
  const { clientId } = call.actor;
  return places && { places, of: { clientId, courseId, timeZone: places.timeZone, ...filters } };
}

/** §states#reaction-evaluation What people think of a course: how the answers to each question of opinion spread, in the order of its modules. */
export const listOpinions: UseCase<typeof contract.listOpinions> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { cursor, limit, ...filters } = query;
    const report = await askedOf(tx, call, params.id, filters);
    if (!report) return refuse(genericProblems.notFound);
    const { places, of: filter } = report;
    const rows = await opinionsOf(tx, call, places, filter);
    const [after] = readCursor(cursor, ["number"]) ?? [-1];
    const numbered = rows.map((row, at) => ({ row, at })).filter(({ at }) => at > after);
    return {
      ...pageOf(
        numbered,
        limit,
        ({ at }) => [at],
        ({ row }) => row,
      ),
      course: places.course,
      attempts: await opinionsGiven(tx, filter),
    };
  });

/** A course asks some dozens of questions: all are read, whatever page is shown. */
async function opinionsOf(
  tx: Tx,
  { actor, locale }: MemberCall,
  places: PlacesInCourse,
  filter: OpinionFilter,
): Promise<OpinionRow[]> {
  const counts = await opinionCounts(tx, filter);
  const groups = [
    ...Map.groupBy(counts, (row) => `${row.activity_id} ${row.question_id} ${row.version}`).values(),
  ];
  const refs = groups.flatMap(([first]) =>
    first ? { questionId: first.question_id, version: first.version } : [],
  );
  const bodies = await bodiesOf(tx, actor.clientId, refs);
  const rows = groups.flatMap((group): OpinionRow[] => {
    const [first] = group;
    const body = first && bodies.get(`${first.question_id} ${first.version}`);
    if (!first || !body) return [];
    const { place: _, ...question } = places.of(first.activity_id);
    return [
      {
        ...{
          activityId: first.activity_id,
          ...question,
          questionId: first.question_id,
          version: first.version,
        },
        prompt: inLanguage(body.prompt, locale, locale)?.value ?? "",
        kind: body.kind,
        ...opinionOf(body, group, locale),
      },
    ];
  });
  const placeOf = (row: OpinionRow) => places.of(row.activityId).place;
  const order = (one: OpinionRow, other: OpinionRow) =>
    placeOf(one) - placeOf(other) ||
    one.activityId.localeCompare(other.activityId) ||
    one.prompt.localeCompare(other.prompt, locale) ||
    one.questionId.localeCompare(other.questionId) ||
    other.version - one.version;
  return rows.toSorted(order);
}

/** §states#reaction-evaluation What people wrote, without their names. */
export const listComments: UseCase<typeof contract.listComments> = (call, { params, query }) =>
  call.read(async (tx) => {
    const { cursor, limit, ...filters } = query;
    const report = await askedOf(tx, call, params.id, filters);
    if (!report) return refuse(genericProblems.notFound);
    const { places, of: filter } = report;
    const after = readCursor(cursor, ["id", "number"]);
    const rows = await commentPage(tx, filter, { after, rows: limit + 1 });
    const refs = rows.map(({ question_id: questionId, version }) => ({ questionId, version }));
    const bodies = await bodiesOf(tx, filter.clientId, refs);
    return pageOf(
      rows,
      limit,
      (row) => [row.attempt_id, row.nth],
      (row) => {
        const { place: _, ...where } = places.of(row.activity_id);
        const prompt = bodies.get(`${row.question_id} ${row.version}`)?.prompt ?? {};
        return {
          ...{ activityId: row.activity_id, ...where, questionId: row.question_id },
          prompt: inLanguage(prompt, call.locale, call.locale)?.value ?? "",
          ...{ text: row.text, at: row.ended_at.toISOString() },
        };
      },
    );
  });
