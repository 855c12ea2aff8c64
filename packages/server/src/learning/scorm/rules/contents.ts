import type { LaunchAnswer, LaunchPart, ScoState } from "@trilha/contract/learning/scorm/shapes.ts";
import type { PlanItem } from "./plan.ts";
import { type ScoResult, stateOf } from "./sco-results.ts";
import { control, currentOf, type Sequencer } from "./sequencing/activity-tree.ts";
import { type ContentsEntry, contentsOf } from "./sequencing/menu.ts";

type Records = ReadonlyMap<string, ScoResult["record"]>;

/** Table of contents in the order of the manifest, every part open; `shown`: the part that opens, hidden or not. */
export function contentsOfItems(
  items: readonly PlanItem[],
  records: Records,
  shown: string | null,
  depth = 0,
): LaunchPart[] {
  return items.flatMap((item) => {
    const { identifier: id, title, isVisible, href, children } = item;
    const listed = isVisible || id === shown;
    const below = contentsOfItems(children, records, shown, listed ? depth + 1 : depth);
    if (!listed || (href === null && below.length === 0)) return below;
    const record = records.get(id) ?? null;
    const leaf = href !== null;
    const state = leaf ? stateOf(record) : stateTogether(below.map((part) => part.state));
    return [
      { id, title: title || id, depth, leaf, selectable: leaf, state, score: record?.score ?? null },
      ...below,
    ];
  });
}

/** Table of contents of a 2004 package: what its sequence lists, and lets somebody choose, now. */
export function contentsOfTree(sequencer: Sequencer, records: Records): LaunchPart[] {
  return contentsOf(sequencer).map((entry) => {
    const { id, title, depth, leaf, selectable } = entry;
    const record = records.get(id) ?? null;
    const state = leaf ? stateOf(record) : clusterState(entry);
    return { id, title: title || id, depth, leaf, selectable, state, score: record?.score ?? null };
  });
}

function clusterState({ completed, satisfied, attempted }: ContentsEntry): ScoState {
  if (satisfied !== undefined && completed) return satisfied ? "passed" : "failed";
  if (completed) return "completed";
  return attempted ? "in_progress" : "not_started";
}

function stateTogether(states: readonly ScoState[]): ScoState {
  if (states.every((state) => state === "not_started")) return "not_started";
  return states.every((state) => state === "completed" || state === "passed") ? "completed" : "in_progress";
}

/** Ways the player offers at the activity that is open; null: its page has ways of its own. */
export function controlsOf(
  sequencer: Sequencer,
  hideLmsUi: readonly string[],
): NonNullable<LaunchAnswer["controls"]> {
  const parent = currentOf(sequencer)?.parent;
  const flows = parent ? control(parent, "flow") : false;
  const back = flows && parent ? !control(parent, "forwardOnly") : false;
  const hidden = new Set(hideLmsUi);
  return {
    continue: hidden.has("continue") ? null : flows,
    previous: hidden.has("previous") ? null : back,
    suspend: !hidden.has("suspendAll"),
    exit: !hidden.has("exitAll"),
  };
}
