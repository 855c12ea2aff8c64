import { genericProblems } from "@trilha/contract/core/problems.ts";
import type {
  readOfficeCourse as readSpec,
  listOfficeCourses as spec,
} from "@trilha/contract/learning/authoring/endpoints.ts";
import { refuse } from "../../core/refusal.ts";
import { searchWords } from "../../core/rules/search-words.ts";
import type { UseCase } from "../../core/use-case.ts";
import { pageOf, readCursor } from "../../db/cursor.ts";
import { coursePage } from "./courses.queries.ts";
import { loadCourse, presentLine } from "./present-course.ts";

/** A page of the client's courses and trails, drafts and archived ones too, whose draft was written last first. */
export const listOfficeCourses: UseCase<typeof spec> = async (call, { query }) => {
  const { limit, cursor, search, kind, state, labelId } = query;
  const after = readCursor(cursor, ["moment", "id"]);
  const rows = await call.read((tx) =>
    coursePage(
      tx,
      call.actor.clientId,
      { words: searchWords(search), kind, state, labelId },
      { after, rows: limit + 1 },
    ),
  );
  return pageOf(
    rows,
    limit,
    (row) => [row.draft_at.getTime(), row.id],
    (row) => presentLine(call, row),
  );
};

/** One course or trail as it is edited. */
export const readOfficeCourse: UseCase<typeof readSpec> = async (call, { params }) => {
  const course = await call.read((tx) => loadCourse(tx, call, params.id));
  return course ?? refuse(genericProblems.notFound);
};
