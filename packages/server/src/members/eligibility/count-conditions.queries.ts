import type { CountLeaf } from "@trilha/contract/members/eligibility/conditions.ts";
import { countAsked } from "@trilha/contract/members/eligibility/evaluate.ts";
import { type RawBuilder, sql } from "kysely";

/**
 * Count of a person's deeds so far, as one number each: whatever counts in a rule reads the same sums as what is
 * shown of them. `person` is the column of a person's id around it.
 */
export function countOf(leaf: CountLeaf, clientId: string, person: RawBuilder<unknown>): RawBuilder<number> {
  if ("courses" in leaf) return finished(clientId, person, "course");
  if ("trails" in leaf) return finished(clientId, person, "trail");
  if ("tests" in leaf)
    return sql<number>`(select count(distinct a.activity_id) from attempts a
      where a.client_id = ${clientId} and a.user_id = ${person} and a.state = 'done' and a.passed
        and a.percent >= ${leaf.percent})`;
  if ("streak" in leaf)
    return sql<number>`coalesce((select s.longest from streaks s
      where s.client_id = ${clientId} and s.user_id = ${person}), 0)`;
  if ("games" in leaf)
    // Games played faster than possible bring no badge.
    return sql<number>`(select count(distinct g.activity_id) from games g
      where g.client_id = ${clientId} and g.user_id = ${person} and g.ending = 'won' and not g.hurried)`;
  return sql<number>`(select count(*) from claims c
    where c.client_id = ${clientId} and c.user_id = ${person} and c.state in ('auto_accepted', 'accepted'))`;
}

/** Completed trainings that are courses, or trails, of the programme; a restart takes none of them back. */
function finished(clientId: string, person: RawBuilder<unknown>, kind: "course" | "trail") {
  return sql<number>`(select count(*) from training_completions t
    join courses k on k.client_id = t.client_id and k.id = t.training_id and k.kind = ${kind}
    where t.client_id = ${clientId} and t.user_id = ${person})`;
}

/** The condition of a leaf that counts, over `p`. */
export function countCondition(leaf: CountLeaf, clientId: string): RawBuilder<boolean> {
  return sql<boolean>`${countOf(leaf, clientId, sql.ref("p.user_id"))} >= ${countAsked(leaf)}`;
}
