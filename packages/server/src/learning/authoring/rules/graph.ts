import type { Eligibility } from "@trilha/contract/members/eligibility/conditions.ts";

/** Prerequisites of courses and trails by id. */
export type Needs = ReadonlyMap<string, readonly string[]>;

/**
 * A way from a thing back to itself, each step needing the next one finished, the first named again at its end;
 * undefined: there is none. Every thing is looked at once, whatever the size of the graph.
 */
export function circleThrough(id: string, needs: Needs): string[] | undefined {
  const from = new Map<string, string>();
  const open = [id];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    for (const needed of needs.get(next) ?? []) {
      if (needed === id) return wayTo(next, from, id);
      if (from.has(needed)) continue;
      from.set(needed, next);
      open.push(needed);
    }
  }
  return undefined;
}

function wayTo(last: string, from: ReadonlyMap<string, string>, id: string): string[] {
  const path = [id];
  for (let at: string | undefined = last; at !== undefined && at !== id; at = from.get(at)) path.unshift(at);
  return [id, ...path];
}

/** Trainings without which nobody is eligible: those that each way to meet the conditions asks for. */
export function trainingsEverybodyNeeds(tree: Eligibility): ReadonlySet<string> {
  if ("training" in tree) return new Set([tree.training]);
  if ("all" in tree) return new Set(tree.all.flatMap((branch) => [...trainingsEverybodyNeeds(branch)]));
  if ("any" in tree) {
    const [first, ...others] = tree.any.map(trainingsEverybodyNeeds);
    return new Set([...(first ?? [])].filter((id) => others.every((needed) => needed.has(id))));
  }
  return new Set();
}

/**
 * Prerequisites of each course and trail, archived ones too: what they require, what a trail has to hold done, and
 * the trainings nobody is let in without. Only what leads to other courses.
 */
export function needsOf(
  links: readonly { id: string; needed: string }[],
  audiences: readonly { id: string; audience: Eligibility }[],
): Map<string, string[]> {
  const needs = new Map<string, string[]>();
  const add = (id: string, needed: string) => needs.set(id, [...(needs.get(id) ?? []), needed]);
  for (const { id, needed } of links) add(id, needed);
  for (const { id, audience } of audiences)
    for (const needed of trainingsEverybodyNeeds(audience)) add(id, needed);
  return needs;
}
