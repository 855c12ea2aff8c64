// §limits#support-response Support: a request waits (open), has been answered, or is closed; an answer may be followed by others, and what is
// closed can be opened again.

import type { RequestState } from "@trilha/contract/content/support/kinds.ts";

const next: Readonly<Record<RequestState, readonly RequestState[]>> = {
  open: ["answered", "closed"],
  answered: ["answered", "open", "closed"],
  closed: ["open"],
};

export const mayBecome = (from: RequestState, to: RequestState): boolean => next[from].includes(to);

/** Open past its last day. */
export const isLate = (request: { state: RequestState; dueOn: string }, today: string): boolean =>
  request.state === "open" && request.dueOn < today;
