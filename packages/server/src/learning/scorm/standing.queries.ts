import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { ScormWork } from "./launches.queries.ts";
import type { SequencingState } from "./rules/sequencing/activity-tree.ts";

/** Work of a person in one attempt at a package, and how long what its SCOs share lasts. */
export interface TreeWork extends ScormWork {
  userId: string;
  number: number;
  /** Values the package gives to the whole system: they are the person's, in the client. */
  lasting: { objectives: boolean; shared: boolean };
}

/** Standing of a person in a package, and what its SCOs share. */
export interface PackageStanding {
  objectives: SequencingState["globals"];
  shared: Record<string, string>;
  /** Null: at the beginning of the attempt. */
  sequencing: SequencingState | null;
}

/** Where a person stands in a package. */
export async function packageStanding(tx: Tx, work: TreeWork): Promise<PackageStanding> {
  const {
    rows: [own],
  } = await sql<PackageStanding>`
    select objectives, shared, sequencing from scorm_globals
    where client_id = ${work.clientId} and enrolment_id = ${work.enrolmentId}
      and activity_id = ${work.activityId} and number = ${work.number}`.execute(tx);
  const {
    rows: [lasting],
  } = await sql<Pick<PackageStanding, "objectives" | "shared">>`
    select objectives, shared from scorm_person_values
    where client_id = ${work.clientId} and user_id = ${work.userId}`.execute(tx);
  return {
    objectives: (work.lasting.objectives ? lasting : own)?.objectives ?? {},
    shared: (work.lasting.shared ? lasting : own)?.shared ?? {},
    sequencing: own?.sequencing ?? null,
  };
}

/** The same, held until the transaction ends: whoever would change it waits. */
export async function lockStanding(tx: Tx, work: TreeWork): Promise<PackageStanding> {
  await sql`
    insert into scorm_person_values (client_id, user_id) values (${work.clientId}, ${work.userId})
    on conflict (client_id, user_id) do nothing`.execute(tx);
  await sql`
    insert into scorm_globals as g (client_id, enrolment_id, activity_id, number)
    values (${work.clientId}, ${work.enrolmentId}, ${work.activityId}, ${work.number})
    on conflict (client_id, enrolment_id, activity_id) do update
    set number = excluded.number, objectives = '{}', shared = '{}', sequencing = null
    where g.number < excluded.number`.execute(tx);
  await sql`
    select 1 from scorm_globals g, scorm_person_values v
    where g.client_id = ${work.clientId} and g.enrolment_id = ${work.enrolmentId}
      and g.activity_id = ${work.activityId} and v.client_id = g.client_id and v.user_id = ${work.userId}
    for update of g, v`.execute(tx);
  return packageStanding(tx, work);
}

/** Keeps it; parts that are absent stay as they are. */
export async function keepStanding(tx: Tx, work: TreeWork, parts: Partial<PackageStanding>): Promise<void> {
  const text = (part: object | null | undefined) => (part ? JSON.stringify(part) : null);
  const { objectives, shared } = parts;
  const own = {
    objectives: text(work.lasting.objectives ? null : objectives),
    shared: text(work.lasting.shared ? null : shared),
  };
  const lasting = {
    objectives: text(work.lasting.objectives ? objectives : null),
    shared: text(work.lasting.shared ? shared : null),
  };
  await sql`
    update scorm_globals g
    set objectives = coalesce(${own.objectives}::json, g.objectives),
        shared = coalesce(${own.shared}::json, g.shared),
        sequencing = coalesce(${text(parts.sequencing)}::json, g.sequencing)
    where g.client_id = ${work.clientId} and g.enrolment_id = ${work.enrolmentId}
      and g.activity_id = ${work.activityId} and g.number = ${work.number}`.execute(tx);
  if (lasting.objectives === null && lasting.shared === null) return;
  await sql`
    update scorm_person_values v
    set objectives = coalesce(${lasting.objectives}::json, v.objectives),
        shared = coalesce(${lasting.shared}::json, v.shared)
    where v.client_id = ${work.clientId} and v.user_id = ${work.userId}`.execute(tx);
}
