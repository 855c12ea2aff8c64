import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface MediaRow {
  id: string;
  name: string;
  seconds: number | null;
  pages: number | null;
  /** Slides: as a PDF, or on their way there. */
  pdf_file_id: string | null;
  pdf_pages: number | null;
  converting: boolean;
}

/** Facts about ready files of a client that wait for no conversion, and what became of those that hold slides; by their ids. */
export async function mediaFiles(
  tx: Tx,
  clientId: string,
  fileIds: readonly string[],
): Promise<ReadonlyMap<string, MediaRow>> {
  if (fileIds.length === 0) return new Map();
  const { rows } = await sql<MediaRow>`
    select f.id, f.name, (f.facts->>'seconds')::float8 as seconds, (f.facts->>'pages')::int as pages,
           c.pdf_file_id, (p.facts->>'pages')::int as pdf_pages, f.kind = 'course_slides' and c.file_id is null as converting
    from files f
    left join file_conversions c on c.client_id = f.client_id and c.file_id = f.id
    left join files p on p.client_id = c.client_id and p.id = c.pdf_file_id
    where f.client_id = ${clientId} and f.state = 'ready' and not f.facts ? 'conversion' and f.id = any(${[...fileIds]}::uuid[])`.execute(
    tx,
  );
  return new Map(rows.map((row) => [row.id, row]));
}
