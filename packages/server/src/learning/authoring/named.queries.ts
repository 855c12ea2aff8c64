import type { Conversion } from "@trilha/contract/core/files/conversion.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { CourseState } from "@trilha/contract/learning/authoring/shapes.ts";
import type { CourseKind } from "@trilha/contract/learning/delivery/outline.ts";
import { sql } from "kysely";

import type { Tx } from "../../db/database.ts";

/** A ready file of the client that courses may be made of. */
export interface NamedFileRow {
  id: string;
  kind: string;
  name: string;
  type: string;
  size: number;
  seconds: number | null;
  /** Pages; of slides, those of the PDF made of them. */
  pages: number | null;
  storage_key: string;
  conversion: Conversion | null;
  pictured: boolean;
}

export async function filesNamed(tx: Tx, clientId: string, ids: readonly string[]): Promise<NamedFileRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedFileRow>`
    select f.id, f.kind, f.name, coalesce(f.sniffed_type, f.declared_type) as type,
           coalesce(f.size, f.declared_size)::float8 as size, (f.facts->>'seconds')::float8 as seconds,
           (coalesce(p.facts, f.facts)->>'pages')::integer as pages, f.storage_key,
           f.facts->'conversion' as conversion, f.variants ? 'large' as pictured
    from files f
    left join file_conversions v on v.client_id = f.client_id and v.file_id = f.id
    left join files p on p.client_id = v.client_id and p.id = v.pdf_file_id
    where f.client_id = ${clientId} and f.state = 'ready' and f.id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** A package of the client: its newest revision, unless people get an older one because that was refused. */
export interface NamedPackage {
  id: string;
  kind: "scorm" | "html";
  title: string;
  revision: number;
  state: "unpacking" | "ready" | "refused";
  progress: number;
  refusal: { code: string; params?: Record<string, string | number> } | null;
}

export async function packagesNamed(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<NamedPackage[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedPackage>`
    select p.id, p.kind, p.title, r.revision, r.state, r.progress, r.refusal
    from packages p
    join package_revisions r on r.client_id = p.client_id and r.package_id = p.id
      and r.revision = coalesce(p.revision, p.newest)
    where p.client_id = ${clientId} and p.id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

export interface NamedCourseRow {
  id: string;
  kind: CourseKind;
  state: CourseState;
  title: Partial<Record<Locale, string>>;
  minutes: number;
}

export async function coursesNamed(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<NamedCourseRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<NamedCourseRow>`
    select id, kind, state, minutes, coalesce(nullif(title, '{}'), draft->'title') as title
    from courses where client_id = ${clientId} and id = any(${[...ids]}::uuid[])`.execute(tx);
  return rows;
}

/** Which of these are labels of the client. */
export async function labelsAmong(
  tx: Tx,
  clientId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom("course_labels")
    .select("id")
    .where("client_id", "=", clientId)
    .where("id", "=", sql<string>`any(${[...ids]}::uuid[])`)
    .execute();
  return new Set(rows.map(({ id }) => id));
}
