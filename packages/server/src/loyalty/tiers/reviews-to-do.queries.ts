import { sql } from "kysely";
import type { Member } from "../../core/actor.ts";
import type { Tx } from "../../db/database.ts";

/** More is told as so many: whoever reads it has enough to do. */
const most = 1_000;

/**
 * How many reviews wait for somebody: to be looked at, or to be decided on after another looked or refused. Nobody is
 * called to what is about themselves. Found in the index of what waits alone.
 */
export async function reviewsToDo(
  tx: Tx,
  { clientId, userId, permissions }: Pick<Member, "clientId" | "userId" | "permissions">,
): Promise<number> {
  const looks = permissions.has("levels.look");
  const decides = permissions.has("levels.decide");
  if (!looks && !decides) return 0;
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from (
      select from level_reviews r
      where r.client_id = ${clientId} and r.state in ('eligible', 'under_review', 'appealed') and r.user_id <> ${userId}
        and case when r.state = 'eligible' then ${looks}
          else ${decides} and r.looked_by is distinct from ${userId} and (r.state <> 'appealed'
            or r.decided_by is distinct from ${userId}) end
      limit ${most}) waiting`.execute(tx);
  return rows[0]?.count ?? 0;
}
