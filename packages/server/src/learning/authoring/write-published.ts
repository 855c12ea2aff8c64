import type { CourseDraft, CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { Tx } from "../../db/database.ts";
import { publishTraining } from "../../members/requirements/index.ts";
import type { CourseAuthor } from "./courses.queries.ts";
import { insertVersion } from "./publication.queries.ts";
import { outlineOf, publishedColumns } from "./rules/published-columns.ts";

/** Freezes a draft as a version, and writes all that is read of the published one. The course is held. */
export async function writePublished(
  tx: Tx,
  version: { clientId: string; id: string; kind: CourseKind; version: number; draftVersion: number },
  draft: CourseDraft,
  about: { by: CourseAuthor; note: string | null; minutesOf: (courseId: string) => number },
): Promise<void> {
  const columns = publishedColumns(version.kind, draft, about.minutesOf);
  await insertVersion(tx, version, { outline: outlineOf(draft), columns, requires: draft }, about);
  await publishTraining(tx, version, columns.title);
}
