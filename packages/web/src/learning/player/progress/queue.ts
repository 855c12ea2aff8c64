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
