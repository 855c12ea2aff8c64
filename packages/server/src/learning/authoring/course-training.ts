import type { CourseState } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseDraft, CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import type { Tx } from "../../db/database.ts";
import { deleteTraining, insertCourseTraining, switchTraining } from "../../members/requirements/index.ts";
import { type CourseAuthor, deleteDraft, insertCourse, writeState } from "./courses.queries.ts";

/** Adds a draft with its training: a new one, or one that was required before there was a course. Answers the id of both. */
export async function addCourse(
  tx: Tx,
  clientId: string,
  kind: CourseKind,
  draft: CourseDraft,
  author: CourseAuthor,
  trainingId: string | null = null,
): Promise<string> {
  const path = kind === "trail" ? "/trails/" : "/online-courses/";
  const id = await insertCourseTraining(tx, { clientId, id: trainingId, title: draft.title, path });
  await insertCourse(tx, { clientId, id }, kind, draft, author);
  return id;
}

/** Moves a course to a state; only what is published may be required. */
export async function setCourseState(
  tx: Tx,
  course: { clientId: string; id: string },
  state: CourseState,
  at: Date | null,
): Promise<void> {
  await writeState(tx, course, state, at);
  await switchTraining(tx, course, state === "published");
}

/** Deletes a draft that never was published, with its training. */
export async function deleteCourse(tx: Tx, course: { clientId: string; id: string }): Promise<void> {
  await deleteDraft(tx, course);
  await deleteTraining(tx, course);
}
