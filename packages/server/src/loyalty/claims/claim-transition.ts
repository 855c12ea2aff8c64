import type { ClaimState } from "@trilha/contract/loyalty/claims/states.ts";
import { claimMayStep } from "@trilha/contract/loyalty/claims/states.ts";
import { type Selectable, sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import type { Tables } from "../../db/schema.ts";

export type SubjectType = Selectable<Tables["audit_queue"]>["subject_type"];

/** A claim or a photo. */
export interface ClaimOrPhoto {
  clientId: string;
  type: SubjectType;
  id: string;
}

/** Mover of a claim; null: the automatic check. */
export type ClaimActor = { userId: string; name: string } | null;

/** Changes with the state, in the columns claims and photos share. */
export interface SubjectChanges {
  attempt?: number;
  appealed?: boolean;
  appeal_text?: string | null;
  verdict_reason?: string | null;
  points?: number;
  experience?: number;
  checked_at?: Date;
  risk?: number;
  sampled?: boolean;
  sample_rate?: number | null;
  decided_by?: string | null;
  decided_at?: Date | null;
}

interface Step {
  from: ClaimState;
  to: ClaimState;
  by: ClaimActor;
  /** Told to the person where staff moves it. */
  reason?: string | null;
  now: Date;
  /** The state the caller saw; absent: `from` is enough. */
  version?: number;
  changes?: SubjectChanges;
}

/**
 * Moves a claim or photo to another state (§states#course) and notes who, when and why; its version grows by one. False: it is
 * no longer as the caller saw it, and nothing was written. A step that does not exist is a bug and throws.
 */
export async function moveSubject(tx: Tx, subject: ClaimOrPhoto, step: Step): Promise<boolean> {
  const { from, to, by: actor, version } = step;
  if (!claimMayStep(from, to)) throw new Error(`it does not go from ${from} to ${to}`);
  const { subjects, transitions, key } = tables[subject.type];
  const changes = Object.entries({ ...step.changes, state: to });
  const { rows } = await sql<{ id: number }>`
    with moved as (
      update ${sql.table(subjects)}
      set ${sql.join(changes.map(([column, value]) => sql`${sql.ref(column)} = ${value}`))}, version = version + 1
      where client_id = ${subject.clientId} and id = ${subject.id} and state = ${from}
        and version = coalesce(${version ?? null}::integer, version)
      returning client_id, id
    )
    insert into ${sql.table(transitions)} (client_id, ${sql.ref(key)}, from_state, to_state, actor_id, actor_name, reason, at)
    select client_id, id, ${from}, ${to}, ${actor?.userId ?? null}::uuid, ${actor?.name ?? ""}, ${step.reason ?? null},
           ${step.now}::timestamptz
    from moved
    returning id`.execute(tx);
  return rows.length === 1;
}

const tables = {
  claim: { subjects: "claims", transitions: "claim_transitions", key: "claim_id" },
  photo: { subjects: "store_photos", transitions: "photo_transitions", key: "photo_id" },
} as const;
