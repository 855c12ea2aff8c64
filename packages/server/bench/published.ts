import type { Outline } from "@trilha/contract/learning/delivery/outline.ts";
import type pg from "pg";

/** A course whose first version is this. */
export async function publish(db: pg.Client, clientId: string, id: string, outline: Outline): Promise<void> {
  await db.query(`insert into trainings (client_id, id, title) values ($1, $2, '{"pt-BR": "Curso"}')`, [
    ...[clientId, id],
  ]);
  await db.query(
    "insert into courses (client_id, id, kind, draft, draft_at) values ($1, $2, 'course', '{}', now())",
    [...[clientId, id]],
  );
  await db.query(
    `insert into course_versions (client_id, course_id, version, outline, published_at) values ($1, $2, 1, $3, now())`,
    [clientId, id, JSON.stringify(outline)],
  );
  await db.query(
    "update courses set state = 'published', published_version = 1, published_draft = 1, published_at = now() where id = $1",
    [id],
  );
}
