import { genericProblems } from "@trilha/contract/core/problems.ts";
import type { Segment } from "@trilha/contract/members/segments/shapes.ts";
import type { MemberCall } from "../../core/call.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import type { Tx } from "../../db/database.ts";
import { countAudiences } from "../eligibility/index.ts";
import { type SegmentRow, segmentById, usesOfSegment } from "./segments.queries.ts";

/** A segment as lists and its own page show it. */
export const presentSegment = (row: SegmentRow, people: number | null) => ({
  ...{ id: row.id, name: row.name, description: row.description, state: row.state },
  ...{ conditionsVersion: row.conditions_version, people, version: row.version },
  changedAt: row.changed_at.toISOString(),
});

/** Sizes of segments now, in their order; none for a reader who may not know of people. */
export async function sizesOf(
  tx: Tx,
  { actor, now }: MemberCall,
  rows: readonly SegmentRow[],
): Promise<(number | null)[]> {
  if (!actor.permissions.has("people.read")) return rows.map(() => null);
  const audiences = rows.map(({ conditions }) => conditions);
  return countAudiences(tx, { clientId: actor.clientId, audiences, now });
}

/** One segment with its size and where it is used. */
export async function segmentOf(tx: Tx, call: MemberCall, id: string): Promise<Segment | Refusal> {
  const { clientId } = call.actor;
  const row = await segmentById(tx, clientId, id);
  if (!row) return refuse(genericProblems.notFound);
  const [people = null] = await sizesOf(tx, call, [row]);
  const uses = await usesOfSegment(tx, { clientId, id, now: call.now });
  return { ...presentSegment(row, people), conditions: row.conditions, uses };
}
