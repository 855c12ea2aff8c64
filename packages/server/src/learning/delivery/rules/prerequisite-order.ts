/** A course with what has to be finished before it. */
export interface PrerequisiteNode {
  readonly id: string;
  readonly requires: readonly string[];
}

/**
 * §learning#shortest-way "prerequisites and the shortest way through them": all that is still to be finished before a course, and nothing
 * else, in an order it can be taken: what opens most nearly first, what is begun before what is not, then in the order
 * authors gave. What lies in a circle, which publishing refuses, is left where it was found.
 */
export function prerequisiteOrder(
  goal: PrerequisiteNode,
  courses: ReadonlyMap<string, PrerequisiteNode>,
  about: { done: ReadonlySet<string>; begun: (id: string) => boolean },
): string[] {
  const path: string[] = [];
  const met = new Set<string>([goal.id]);
  const take = (step: PrerequisiteNode) => {
    const open = step.requires.filter((id) => !about.done.has(id) && !met.has(id));
    for (const id of open.toSorted((a, b) => Number(about.begun(b)) - Number(about.begun(a)))) {
      if (met.has(id)) continue;
      met.add(id);
      const before = courses.get(id);
      if (before) take(before);
      path.push(id);
    }
  };
  take(goal);
  return path;
}
