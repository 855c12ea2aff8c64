// Outcome of a wish to go on: navigation, termination, sequencing and delivery requests in one (OP.1).
import {
  commonAncestor,
  control,
  currentOf,
  isLeaf,
  pathTo,
  type Sequencer,
  standingOf,
  type TreeActivity,
} from "./activity-tree.ts";
import { arrangeAll, beginAttempt, endAttempt, endDescendants, suspendAll } from "./attempts.ts";
import { isChoosable } from "./choice.ts";
import { flow } from "./flow.ts";
import { isClosed, ruleAction } from "./sequencing-rules.ts";

/** A wish of the learner or of the content, in the words of `adl.nav.request`. */
export type NavigationRequest =
  | {
      request:
        | "start"
        | "resumeAll"
        | "continue"
        | "previous"
        | "exit"
        | "exitAll"
        | "abandon"
        | "abandonAll"
        | "suspendAll";
    }
  | { request: "choice" | "jump"; target: string };

/**
 * Outcome of a request. `refused`: nothing happened; `delivered`: this activity opens; `none`: the one before ended and nothing
 * follows by itself; `ended`: the whole session is over.
 */
export type NavigationOutcome =
  | { outcome: "refused" | "none" | "ended" }
  | { outcome: "delivered"; activity: string };

const requests = new Set<string>([
  ...["continue", "previous", "exit", "exitAll", "abandon", "abandonAll", "suspendAll"],
]);
const exitsOfAll = new Set(["time-out", "logout"]);

/**
 * A SCO's `adl.nav.request` with its exit; undefined: it asks for nothing. "time-out" and "logout" end all, instead of
 * any other request (RTE 4.2.8); what is abandoned is not taken, its exit included.
 */
export function requestOf(request: string, exit: string): NavigationRequest | undefined {
  if (exitsOfAll.has(exit) && !request.startsWith("abandon")) return { request: "exitAll" };
  const [, target, manner] = /^\{target=([^}]*)\}(choice|jump)$/.exec(request) ?? [];
  if (target !== undefined) return { request: manner as "choice" | "jump", target };
  return requests.has(request) ? ({ request } as NavigationRequest) : undefined;
}

type SequencingWish = "start" | "resumeAll" | "continue" | "previous" | "retry" | "exit" | "choice" | "jump";

const refused: NavigationOutcome = { outcome: "refused" };

/** Overall Sequencing (OP.1). */
export function navigate(sequencer: Sequencer, wish: NavigationRequest): NavigationOutcome {
  const target = "target" in wish ? sequencer.byId.get(wish.target) : undefined;
  if (!isValid(sequencer, wish.request, target)) return refused;
  if (!currentOf(sequencer)) return sequence(sequencer, wish.request as SequencingWish, target);
  switch (wish.request) {
    case "exitAll":
    case "exit":
    case "suspendAll":
    case "abandon":
    case "abandonAll": {
      const next = terminate(sequencer, wish.request);
      return next === "refused" ? refused : sequence(sequencer, next ?? "exit", target);
    }
    default: {
      const current = currentOf(sequencer);
      const active = current && standingOf(sequencer, current).active;
      const next = active ? terminate(sequencer, "exit") : undefined;
      if (next === "refused") return refused;
      return sequence(sequencer, next ?? (wish.request as SequencingWish), target);
    }
  }
}

/** Navigation Request (NB.2.1). */
function isValid(sequencer: Sequencer, request: string, target: TreeActivity | undefined): boolean {
  const current = currentOf(sequencer);
  const active = current !== undefined && standingOf(sequencer, current).active === true;
  switch (request) {
    case "start":
      return current === undefined;
    case "resumeAll":
      return current === undefined && sequencer.state.suspended !== null;
    case "continue":
      return current?.parent != null && control(current.parent, "flow");
    case "previous":
      return (
        current?.parent != null && control(current.parent, "flow") && !control(current.parent, "forwardOnly")
      );
    case "choice":
      return target !== undefined && isChoiceValid(current, target, sequencer);
    case "jump":
      return target !== undefined;
    case "exit":
    case "abandon":
      return active;
    default:
      return current !== undefined;
  }
}

function isChoiceValid(
  current: TreeActivity | undefined,
  target: TreeActivity,
  sequencer: Sequencer,
): boolean {
  if (target.parent && !control(target.parent, "choice", true)) return false;
  if (!current || current.parent === target.parent) return true;
  const shared = commonAncestor(current, target);
  return pathTo(current)
    .filter((each) => !pathTo(shared).includes(each))
    .every((each) => !standingOf(sequencer, each).active || control(each, "choiceExit", true));
}

/** Termination Request (TB.2.3): where the tree itself goes on; undefined: wherever the learner wished. */
function terminate(
  sequencer: Sequencer,
  request: "exit" | "exitAll" | "suspendAll" | "abandon" | "abandonAll",
): SequencingWish | "refused" | undefined {
  const current = currentOf(sequencer);
  if (!current) return "refused";
  const { root, state } = sequencer;
  switch (request) {
    case "exit":
      return exit(sequencer, current);
    case "exitAll":
      return exitAll(sequencer, current) ?? "exit";
    case "suspendAll":
      if (!suspendAll(sequencer, current)) return "refused";
      break;
    case "abandon":
      standingOf(sequencer, current).active = false;
      return "exit";
    case "abandonAll":
      for (const each of pathTo(current)) standingOf(sequencer, each).active = false;
  }
  state.current = root.id;
  return "exit";
}

/** Exit of the current activity, by its rules: further up, of all, or again. */
function exit(sequencer: Sequencer, left: TreeActivity): SequencingWish | undefined {
  endAttempt(sequencer, left);
  applyExitRules(sequencer, left);
  for (;;) {
    const current = currentOf(sequencer) ?? sequencer.root;
    const action = postAction(sequencer, current);
    if (action === "exitAll") return exitAll(sequencer, current) ?? "exit";
    if (action === "retryAll") {
      exitAll(sequencer, current);
      return "retry";
    }
    if (!current.parent) return action === "retry" ? action : "exit";
    if (action !== "exitParent") return action as SequencingWish | undefined;
    sequencer.state.current = current.parent.id;
    endAttempt(sequencer, current.parent);
  }
}

/** Sequencing Exit Action Rules (TB.2.1): the highest activity whose rule says exit ends with all below it. */
function applyExitRules(sequencer: Sequencer, current: TreeActivity): void {
  const leaving = pathTo(current)
    .slice(0, -1)
    .find((each) => ruleAction(sequencer, each, "exitConditionRules", ["exit"]));
  if (!leaving) return;
  endDescendants(sequencer, leaving);
  endAttempt(sequencer, leaving);
  sequencer.state.current = leaving.id;
}

const postActions = ["exitParent", "exitAll", "retry", "retryAll", "continue", "previous"];

/** Sequencing Post Condition Rules (TB.2.2). */
function postAction(sequencer: Sequencer, activity: TreeActivity): string | undefined {
  if (standingOf(sequencer, activity).suspended) return undefined;
  return ruleAction(sequencer, activity, "postConditionRules", postActions);
}

function exitAll(sequencer: Sequencer, current: TreeActivity): SequencingWish | undefined {
  const { root, state } = sequencer;
  if (standingOf(sequencer, current).active) endAttempt(sequencer, current);
  endDescendants(sequencer, root);
  if (current !== root) endAttempt(sequencer, root);
  state.current = root.id;
  const action = postAction(sequencer, root);
  return action === "retry" || action === "retryAll" ? "retry" : undefined;
}

/** Sequencing Request (SB.2.12) and what it delivers (DB.1.1). */
function sequence(
  sequencer: Sequencer,
  wish: SequencingWish,
  target: TreeActivity | undefined,
): NavigationOutcome {
  const { root, state } = sequencer;
  const current = currentOf(sequencer);
  switch (wish) {
    case "start":
      if (Object.values(state.activities).every(({ attempts }) => attempts === 0)) arrangeAll(sequencer);
      return isLeaf(root) ? deliver(sequencer, root) : follow(sequencer, root, "forward", true);
    case "resumeAll":
      return deliver(sequencer, sequencer.byId.get(state.suspended ?? ""));
    case "continue":
    case "previous":
      if (!current || (current.parent && !control(current.parent, "flow"))) return { outcome: "none" };
      return follow(sequencer, current, wish === "continue" ? "forward" : "backward", false);
    case "retry":
      if (current === root) endSharedObjectives(sequencer);
      if (!current) return { outcome: "none" };
      return isLeaf(current) ? deliver(sequencer, current) : follow(sequencer, current, "forward", true);
    case "choice":
      return target && isChoosable(sequencer, target) ? choose(sequencer, target) : { outcome: "none" };
    case "jump":
      return deliver(sequencer, target);
    default:
      return current && current !== root ? { outcome: "none" } : end(sequencer);
  }
}

/**
 * Answers for every activity whether choosing it would deliver something. What ends first is the same whichever is
 * chosen: it ends once, on a copy, so that a table of contents costs little more than its lines.
 */
export function choiceDelivers(sequencer: Sequencer): (target: TreeActivity) => boolean {
  const current = currentOf(sequencer);
  const after = { ...sequencer, state: structuredClone(sequencer.state) };
  const next = current && standingOf(sequencer, current).active ? terminate(after, "exit") : undefined;
  if (next !== undefined) {
    // Rules of what ended lead somewhere else, whatever was chosen.
    const delivers = next !== "refused" && sequence(after, next, undefined).outcome === "delivered";
    return (target) => delivers && isChoiceValid(current, target, sequencer);
  }
  return (target) =>
    isChoiceValid(current, target, sequencer) && isChoosable(after, target) && opens(after, target);
}

/** Whether an activity that may be chosen is delivered, or one below it. */
function opens(sequencer: Sequencer, target: TreeActivity): boolean {
  const leaf = isLeaf(target) ? target : flow(sequencer, target, "forward", true).delivered;
  return leaf !== undefined && isDeliverable(sequencer, leaf);
}

/** Shared objectives that live as long as an attempt at the whole: rules of the next one meet none of them. */
function endSharedObjectives({ root, state, lasting }: Sequencer): void {
  if (!lasting && !state.activities[root.id]?.suspended) state.globals = {};
}

function choose(sequencer: Sequencer, target: TreeActivity): NavigationOutcome {
  if (isLeaf(target)) return deliver(sequencer, target);
  const { delivered } = flow(sequencer, target, "forward", true);
  if (delivered) return deliver(sequencer, delivered);
  const current = currentOf(sequencer);
  const shared = current ? commonAncestor(current, target) : sequencer.root;
  endDescendants(sequencer, shared);
  endAttempt(sequencer, shared);
  sequencer.state.current = target.id;
  return { outcome: "none" };
}

function follow(
  sequencer: Sequencer,
  from: TreeActivity,
  direction: "forward" | "backward",
  intoChildren: boolean,
): NavigationOutcome {
  const { delivered, ended } = flow(sequencer, from, direction, intoChildren);
  if (delivered) return deliver(sequencer, delivered);
  if (!ended) return { outcome: "none" };
  endDescendants(sequencer, sequencer.root);
  if (standingOf(sequencer, sequencer.root).active) endAttempt(sequencer, sequencer.root);
  return end(sequencer);
}

/** Delivery Request (DB.1.1). */
const isDeliverable = (sequencer: Sequencer, activity: TreeActivity): boolean =>
  isLeaf(activity) && !pathTo(activity).some((each) => isClosed(sequencer, each));

/** Delivery Request and Content Delivery (DB.2). */
function deliver(sequencer: Sequencer, activity: TreeActivity | undefined): NavigationOutcome {
  if (!activity || !isDeliverable(sequencer, activity)) return { outcome: "none" };
  beginAttempt(sequencer, activity);
  return { outcome: "delivered", activity: activity.id };
}

function end({ state }: Sequencer): NavigationOutcome {
  state.current = null;
  return { outcome: "ended" };
}
