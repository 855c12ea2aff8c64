import { queueAges, queueCountLimit } from "@trilha/contract/insight/reports/shapes.ts";
import { type RawBuilder, sql } from "kysely";
import type { Tx } from "../../db/database.ts";

export interface BacklogRow {
  waiting: number;
  more: boolean;
  oldest: Date | null;
  ages: number[];
}

/** Queues of the staff with their oldest. */
const queues = {
  claims: sql`select queued_at as at from audit_queue where client_id = q.id and subject_type = 'claim'`,
  photos: sql`select queued_at as at from audit_queue where client_id = q.id and subject_type = 'photo'`,
  orders: sql`select placed_at as at from orders where client_id = q.id and state = 'awaiting_approval'`,
  levels: sql`select opened_at as at from level_reviews
    where client_id = q.id and state in ('eligible', 'under_review', 'appealed')`,
  people: sql`select created_at as at from memberships where client_id = q.id and status = 'awaiting_approval'`,
  awards: sql`select proposed_at as at from award_batches where client_id = q.id and state = 'proposed'`,
} satisfies Record<string, RawBuilder<unknown>>;
export type QueueName = keyof typeof queues;

/** How much waits in a queue, by age; counting stops at a limit, the oldest counted first. */
export async function waitingIn(
  tx: Tx,
  queue: QueueName,
  { clientId, now }: { clientId: string; now: Date },
): Promise<BacklogRow> {
  const edges = [0, ...queueAges].map((days) => sql`(${now}::timestamptz - make_interval(days => ${days}))`);
  const between = edges.map((edge, place) => {
    const older = edges[place + 1];
    const young = place === 0 ? sql`true` : sql`at <= ${edge}`;
    return sql`count(*) filter (where ${young} ${older ? sql`and at > ${older}` : sql``})::integer`;
  });
  const { rows } = await sql<BacklogRow>`
    select least(count(*), ${queueCountLimit})::integer as waiting, count(*) > ${queueCountLimit} as more,
           min(at) as oldest, array[${sql.join(between)}] as ages
    from (select w.at from (values (${clientId}::uuid)) q (id), lateral (${queues[queue]}) w
          order by w.at limit ${queueCountLimit + 1}) waiting`.execute(tx);
  const [row] = rows;
  if (!row) throw new Error("a count without rows");
  return row;
}
