/** Undo and redo of a state, the latest last. */
export type Steps<State> = { readonly past: readonly State[]; readonly future: readonly State[] };

const MOST = 200;
export const noSteps = { past: [], future: [] } as const;

/** One more step: what was undone before it is gone. */
export const stepped = <State>({ past }: Steps<State>, before: State): Steps<State> => ({
  past: [...past, before].slice(-MOST),
  future: [],
});

export function undone<State>(steps: Steps<State>, now: State): [Steps<State>, State] {
  const before = steps.past.at(-1);
  if (before === undefined) return [steps, now];
  return [{ past: steps.past.slice(0, -1), future: [...steps.future, now] }, before];
}

export function redone<State>(steps: Steps<State>, now: State): [Steps<State>, State] {
  const next = steps.future.at(-1);
  if (next === undefined) return [steps, now];
  return [{ past: [...steps.past, now], future: steps.future.slice(0, -1) }, next];
}
