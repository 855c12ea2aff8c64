// §routes#portfolio-course portfolio-course/{slug}: readable words, then the course's id after a marker. §limits#slug: the helper that makes slugs.

const marker = "-id-";
const longest = 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** A title as a part of an address: plain letters and digits, words joined by dashes, at most 60 characters. */
export function slugOf(title: string): string {
  const plain = title
    .slice(0, 256)
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  const cut = plain.replace(/^-/, "").slice(0, longest);
  return cut.replace(/-$/, "");
}

/** The slug of a course: `vender-mais-id-0192f0c1-…`. Without a plain letter in its title it is `id-…`. */
export function courseSlug(course: { id: string; title: string }): string {
  return `${slugOf(course.title)}${marker}${course.id}`.replace(/^-/, "");
}

/** The course a slug means: what stands after the last marker, whatever the words say; undefined: no id. */
export function courseInSlug(slug: string): string | undefined {
  const id = `-${slug}`.split(marker).at(-1)?.toLowerCase() ?? "";
  return uuid.test(id) ? id : undefined;
}
