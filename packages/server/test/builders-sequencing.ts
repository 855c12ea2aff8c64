// Trees of activities for the rules of sequencing, and walks through them.
import type { ManifestItem, ManifestSequencing } from "@trilha/contract/learning/content/manifest.ts";
import {
  activityTree,
  type Sequencer,
  sequencerOf,
} from "../src/learning/scorm/rules/sequencing/activity-tree.ts";
import { type NavigationRequest, navigate } from "../src/learning/scorm/rules/sequencing/navigate.ts";
import { type ReportedActivity, report } from "../src/learning/scorm/rules/sequencing/tracking.ts";
import { anItem } from "./builders-scorm.ts";

export type SequencingNode = [
  id: string,
  sequencing?: ManifestSequencing,
  children?: SequencingNode[],
  fields?: Partial<ManifestItem>,
];

const itemOf = ([id, sequencing = {}, children = [], fields = {}]: SequencingNode): ManifestItem =>
  anItem(id, {
    ...{ sequencing, children: children.map(itemOf), href: children.length > 0 ? null : `${id}.html` },
    ...fields,
  });
export const flowing = (more: Record<string, boolean | number | string> = {}): ManifestSequencing => ({
  sequencingControls: { flow: true, ...more },
});
export const ruled = (kind: string, action: string, condition: string, more = {}): ManifestSequencing => ({
  sequencingRules: {
    [kind]: [{ action, conditionCombination: "all", conditions: [{ condition, ...more }] }],
  },
});
export const ahead = (action: string, condition: string, more = {}) =>
  ruled("preConditionRules", action, condition, more);

export function treeOf(
  root: ManifestSequencing,
  nodes: readonly SequencingNode[],
  { lasting = true, random = () => 0 }: Partial<Pick<Sequencer, "lasting" | "random">> = {},
): Sequencer {
  const items = nodes.map(itemOf);
  const tree = activityTree({ organization: "root", title: "T", sequencing: root, items });
  return sequencerOf(tree, null, {}, { lasting, random });
}

/** One walk: requests in their words, and what opens (or what came of it) after each. */
export function walk(sequencer: Sequencer, ...wishes: string[]): string[] {
  return wishes.map((wish) => {
    const [request = "", target] = wish.split(" ");
    const outcome = navigate(sequencer, (target ? { request, target } : { request }) as NavigationRequest);
    return outcome.outcome === "delivered" ? outcome.activity : outcome.outcome;
  });
}

/** Words of the open SCO as it ends. */
export function says(
  sequencer: Sequencer,
  own: ReportedActivity["own"],
  more: Partial<ReportedActivity> = {},
): void {
  const activity = sequencer.byId.get(sequencer.state.current ?? "");
  if (!activity) throw new Error("nothing is open");
  report(sequencer, activity, { suspended: false, words: [], objectives: new Map(), own, ...more });
}
export const activityAt = (sequencer: Sequencer, id: string) => {
  const activity = sequencer.byId.get(id);
  if (!activity) throw new Error(id);
  return activity;
};
export const three: SequencingNode[] = [["a"], ["b"], ["c"]];
