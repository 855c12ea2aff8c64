import { gateOpens } from "@trilha/contract/gates/evaluate.ts";
import type { Gate } from "@trilha/contract/gates/gate.ts";
import { sql } from "kysely";
import type { Tx } from "../../db/database.ts";
import { factsIn, type GateFactsRow } from "../trainings/index.ts";

const pageRows = 2_000;

/** How many active people of the client a gate opens to now. */
export async function countAudience(tx: Tx, clientId: string, audience: Gate, now: Date): Promise<number> {
  if ("all" in audience && audience.all.length === 0) return countActive(tx, clientId);
  let count = 0;
  let after: string | null = null;
  do {
    const people: (GateFactsRow & { user_id: string })[] = await factsOfPeople(tx, clientId, after);
    count += people.filter((person) => gateOpens(audience, factsIn(person, now))).length;
    after = people.length === pageRows ? (people.at(-1)?.user_id ?? null) : null;
  } while (after !== null);
  return count;
}

async function countActive(tx: Tx, clientId: string): Promise<number> {
  const { rows } = await sql<{ people: number }>`
    select count(*)::integer as people from memberships
    where client_id = ${clientId} and status = 'active'`.execute(tx);
  return rows[0]?.people ?? 0;
}

async function factsOfPeople(tx: Tx, clientId: string, after: string | null) {
  const { rows } = await sql<GateFactsRow & { user_id: string }>`
    select m.user_id, f.* from (
      select user_id from memberships
      where client_id = ${clientId} and status = 'active' and (${after}::uuid is null or user_id > ${after}::uuid)
      order by user_id limit ${pageRows}) m
    cross join lateral gate_facts(${clientId}::uuid, m.user_id, null) f
    order by m.user_id`.execute(tx);
  return rows;
}
