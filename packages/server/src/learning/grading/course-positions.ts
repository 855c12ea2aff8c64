import type { Locale } from "@trilha/contract/core/locale.ts";
import { inLanguage } from "@trilha/contract/core/locale.ts";
import type { NamedCourse } from "@trilha/contract/learning/delivery/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import type { Tx } from "../../db/database.ts";
import { publishedCourse } from "../delivery/index.ts";
import { publishedRow } from "./tests.queries.ts";

/** Where things stand in a course as it is published now. */
export interface PlacesInCourse {
  course: NamedCourse;
  /** Days are counted in it. */
  timeZone: string;
  /** An activity by its id; what the course no longer holds comes last and has no name. */
  of: (activityId: string) => { activity: string; module: string; place: number };
}

/** Undefined: the client has no such course, or it was never published. */
export async function placesInCourse(
  tx: Tx,
  { actor, locale }: Pick<MemberCall, "actor" | "locale">,
  courseId: string,
): Promise<PlacesInCourse | undefined> {
  const { clientId } = actor;
  const row = await publishedRow(tx, clientId, courseId);
  const version = row?.published_version;
  const course = version ? await publishedCourse(tx, { clientId, courseId, version }) : undefined;
  if (!row || !course) return undefined;
  const { outline } = course;
  const say = (texts: Partial<Record<Locale, string>>) =>
    inLanguage(texts, locale, outline.defaultLocale)?.value ?? "";
  const modules = new Map(
    outline.modules.flatMap(({ title, activities }) => activities.map(({ id }) => [id, say(title)])),
  );
  const places = new Map(course.placed.map(({ activity }, place) => [activity.id, { activity, place }]));
  return {
    course: { id: courseId, kind: row.kind, title: say(outline.title) },
    timeZone: row.time_zone,
    of: (id) => {
      const known = places.get(id);
      return {
        activity: known ? say(known.activity.title) : "",
        module: modules.get(id) ?? "",
        place: known?.place ?? places.size,
      };
    },
  };
}
