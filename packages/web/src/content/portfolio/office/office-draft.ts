import type { editPortfolio } from "@trilha/contract/content/portfolio/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import type { Office } from "./portfolio-office.queries.ts";

/** Member of the team while it is written: `key` stays while it is moved. */
export type DraftPerson = Office["people"][number] & { readonly key: string };

export type Draft = Pick<Office, "enabled" | "texts" | "courses"> & {
  readonly people: readonly DraftPerson[];
};

export const newPerson = (): DraftPerson => ({
  ...{ key: crypto.randomUUID(), name: "", role: {}, about: {} },
  ...{ pictureFileId: null, pictureUrl: null },
});

export const draftOf = ({ enabled, texts, people, courses }: Office): Draft => ({
  ...{ enabled, texts, courses },
  people: people.map((person, index) => ({ ...person, key: String(index) })),
});

/** Body that is sent: a member without a name is left out, courses in their order. */
export const bodyOf = (draft: Draft, version: number): Request<typeof editPortfolio>["body"] => ({
  ...{ version, enabled: draft.enabled, texts: draft.texts },
  people: draft.people
    .filter(({ name }) => name.trim())
    .map(({ name, role, about, pictureFileId }) => ({ name, role, about, pictureFileId })),
  courseIds: draft.courses.filter(({ shown }) => shown).map(({ id }) => id),
});

/** Shows or hides a course; one that is shown comes after those that are. */
export function withShown(courses: Draft["courses"], id: string, shown: boolean): Draft["courses"] {
  const changed = courses.map((course) => (course.id === id ? { ...course, shown } : course));
  return [...changed.filter((course) => course.shown), ...changed.filter((course) => !course.shown)];
}
