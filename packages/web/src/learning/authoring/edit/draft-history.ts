/** Undo and redo of a draft; `key` names what is being written, so that a word is one step. */
export type History<Draft> = {
  readonly past: readonly Draft[];
  readonly now: Draft;
  readonly future: readonly Draft[];
  readonly last: { readonly key: string | undefined; readonly at: number };
};

const KEPT = 100;
const PAUSE = 1_200;

export const historyOf = <Draft>(now: Draft): History<Draft> => ({
  past: [],
  now,
  future: [],
  last: { key: undefined, at: 0 },
});

/** The next state. Typing on in one field without a pause is one step back. */
export function edited<Draft>(
  { past, now, last }: History<Draft>,
  next: Draft,
  { key, at }: { key: string | undefined; at: number },
): History<Draft> {
  const same = key !== undefined && key === last.key && at - last.at < PAUSE;
  return { past: same ? past : [...past, now].slice(-KEPT), now: next, future: [], last: { key, at } };
}

export function undone<Draft>(history: History<Draft>): History<Draft> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    past: history.past.slice(0, -1),
    now: before,
    future: [history.now, ...history.future],
    last: { key: undefined, at: 0 },
  };
}

export function redone<Draft>(history: History<Draft>): History<Draft> {
  const [next, ...future] = history.future;
  if (next === undefined) return history;
  return { past: [...history.past, history.now], now: next, future, last: { key: undefined, at: 0 } };
}
