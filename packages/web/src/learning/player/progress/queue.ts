import type { ProgressStep } from "@trilha/contract/learning/delivery/steps.ts";

export interface StepRefusal {
  readonly status: number;
  readonly message: string;
}

/**
 * Queue of steps to be sent, pure. A step says all of its sitting as of now, so one per sitting is enough:
 * the latest. It stays until the server has said yes to it or to a later one.
 */

export interface QueuedStep {
  readonly sittingId: string;
  /** Person of the step: another person at this device sends nothing of it. */
  readonly personId: string;
  readonly step: ProgressStep;
  /** When it was first kept, in milliseconds. */
  readonly since: number;
}

/** Takes a newer step in; an older one that comes late changes nothing. */
export function withStep(queue: readonly QueuedStep[], next: QueuedStep): QueuedStep[] {
  const known = queue.find(({ sittingId }) => sittingId === next.sittingId);
  if (known && known.step.seq >= next.step.seq) return [...queue];
  const others = queue.filter((each) => each !== known);
  return [...others, known ? { ...next, since: known.since } : next];
}

/** After the server took a step: what was kept meanwhile stays. */
export const withoutSent = (queue: readonly QueuedStep[], sittingId: string, seq: number): QueuedStep[] =>
  queue.filter((each) => each.sittingId !== sittingId || each.step.seq > seq);

/** Age in milliseconds at which a step will never be taken: older than anybody's sitting lives. */
const keptFor = 30 * 24 * 60 * 60 * 1000;

/** Steps of one person, oldest first. */
export const ownOf = <Kept extends Pick<QueuedStep, "personId" | "since">>(
  queue: readonly Kept[],
  personId: string,
  now: number,
): Kept[] =>
  queue
    .filter((each) => each.personId === personId && now - each.since < keptFor)
    .toSorted((a, b) => a.since - b.since);

export type SendOutcome = "taken" | "later" | "never";

/** Meaning of a reply: trouble that passes is tried again, a no stays a no. 401 and 0 are nobody's answer. */
export function outcomeOf(status: number): SendOutcome {
  if (status >= 200 && status < 300) return "taken";
  if (status === 0 || status === 401 || status === 408 || status === 429 || status >= 500) return "later";
  return "never";
}

/** Milliseconds until the next try after so many failures in a row. */
export const pauseAfter = (
  failures: number,
  { first, longest }: { readonly first: number; readonly longest: number },
): number => Math.min(longest, first * 2 ** Math.max(0, failures - 1));
