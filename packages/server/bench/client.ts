import { moduleFlags, plannedModules } from "@trilha/contract/core/modules.ts";
import type pg from "pg";

const modules = moduleFlags.filter((flag) => !plannedModules.has(flag));

/** A client with every module the product has, and its look. Answers its id. */
export async function openClient(db: pg.Client, slug: string): Promise<string> {
  const { rows } = await db.query<{ client_id: string }>(
    `with made as (
       insert into clients (slug, name, ${modules.join(", ")}) values ($1, $1, ${modules.map(() => "true").join(", ")})
       returning id)
     insert into client_branding (client_id) select id from made returning client_id`,
    [slug],
  );
  return rows[0]?.client_id ?? "";
}
