// §routes#portfolio-course portfolio-course/{slug}: readable words, then the course's id after a marker.
import { slugOf } from "../../core/slug.ts";

const marker = "-id-";
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** The slug of a course: `vender-mais-id-0192f0c1-…`. Without a plain letter in its title it is `id-…`. */
export function courseSlug(course: { id: string; title: string }): string {
  return `${slugOf(course.title)}${marker}${course.id}`.replace(/^-/, "");
}

/** The course a slug means: what stands after the last marker, whatever the words say; undefined: no id. */
export function courseInSlug(slug: string): string | undefined {
  const id = `-${slug}`.split(marker).at(-1)?.toLowerCase() ?? "";
  return uuid.test(id) ? id : undefined;
}
