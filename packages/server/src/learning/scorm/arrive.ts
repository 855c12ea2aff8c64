import type { Tx } from "../../db/database.ts";
import { moveOn, type PackageTree } from "./package-tree.ts";
import { currentOf, isLeaf, standingOf } from "./rules/sequencing/activity-tree.ts";
import { contentsOf } from "./rules/sequencing/menu.ts";
import { type NavigationOutcome, navigate } from "./rules/sequencing/navigate.ts";

/** Where a launch leads: to an activity, to the table of contents, or to the package's end. */
export type TreeArrival = { sco: string } | "contents" | "ended";

/**
 * §protocols#scorm-sequencing Where the tree of a 2004 package leads whoever opens it or wishes to go on. Coming back is
 * to go on with what is open, to resume what was suspended, or to start; nobody is sent anywhere the tree does not lead.
 */
export async function arrive(
  tx: Tx,
  tree: PackageTree,
  wish: {
    sco?: string | undefined;
    request?: "continue" | "previous" | "suspendAll" | "exitAll" | undefined;
  },
): Promise<TreeArrival> {
  const { sequencer } = tree;
  if (wish.request === undefined && wish.sco === undefined) return comeBack(tree);
  const outcome = await moveOn(
    tx,
    tree,
    wish.request === undefined ? { request: "choice", target: wish.sco ?? "" } : { request: wish.request },
  );
  if (outcome.outcome !== "refused") return arrivalOf(outcome);
  const current = currentOf(sequencer);
  return current && standingOf(sequencer, current).active ? { sco: current.id } : "contents";
}

function comeBack({ sequencer }: PackageTree): TreeArrival {
  const current = currentOf(sequencer);
  if (current && isLeaf(current) && standingOf(sequencer, current).active) return { sco: current.id };
  if (current) {
    if (contentsOf(sequencer).some(({ selectable }) => selectable)) return "contents";
    // The end of a session: nothing is open and nothing can be chosen: the session is over, and the next one begins.
    navigate(sequencer, { request: "exitAll" });
  }
  const outcome = navigate(sequencer, {
    request: sequencer.state.suspended === null ? "start" : "resumeAll",
  });
  if (outcome.outcome !== "none") return arrivalOf(outcome);
  const [only, ...others] = [...sequencer.byId.values()].filter(isLeaf);
  // Without flow a package starts nowhere by itself; a single page needs no choice.
  return only && others.length === 0
    ? arrivalOf(navigate(sequencer, { request: "choice", target: only.id }))
    : "contents";
}

function arrivalOf(outcome: NavigationOutcome): TreeArrival {
  if (outcome.outcome === "delivered") return { sco: outcome.activity };
  return outcome.outcome === "ended" ? "ended" : "contents";
}
