import { ruleSetFaults } from "@trilha/contract/loyalty/earning/validate.ts";
import { useDeferredValue, useEffect, useMemo, useState } from "react";
import { useFormDraft } from "../../../../session/form-draft.ts";
import { sameValue } from "../../../../ui/form/rebase.ts";
import type { Campaign, RuleSetVersion } from "../campaigns-office.queries.ts";
import { type Row, type RowReading, readRow } from "./rule-rows.ts";
import { type RulesValues, readRules, rebaseRules, valuesOf } from "./rules-values.ts";

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

type Clashes = ReturnType<typeof rebaseRules>["clashes"];
type State = {
  readonly seen: RulesValues;
  readonly version: number;
  readonly values: RulesValues;
  readonly steps: Steps<readonly Row[]>;
  readonly clashes: Clashes | undefined;
};

const fresh = (values: RulesValues, version: number): State => ({
  seen: values,
  version,
  values,
  steps: noSteps,
  clashes: undefined,
});

/** The rules while they are written: lines with undo, what is wrong with them, and what others saved meanwhile. */
export function useRulesDraft(campaign: Campaign, { document }: Pick<RuleSetVersion, "document">) {
  const [state, setState] = useState(() => fresh(valuesOf(document), campaign.version));
  const { values, seen, version } = state;
  const dirty = useMemo(() => !sameValue(values, seen), [values, seen]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only news from the server is followed
  useEffect(() => {
    if (!dirty && campaign.version !== version) setState(fresh(valuesOf(document), campaign.version));
  }, [campaign.version, dirty]);

  useFormDraft<RulesValues>({
    name: `campaign.${campaign.id}.rules`,
    version,
    values,
    dirty,
    restore: (stored) => setState((now) => ({ ...now, values: stored })),
  });

  // Judging thousands of lines may come a moment after the key.
  const judged = useDeferredValue(values);
  const reading = useMemo(() => readRules(judged), [judged]);
  const faults = useMemo(() => ruleSetFaults(reading.document), [reading]);
  const unread = useMemo(
    () =>
      judged.rows.flatMap((row): { row: Row; wrong: RowReading["wrong"] }[] => {
        const { wrong } = readRow(row);
        return Object.keys(wrong).length > 0 ? [{ row, wrong }] : [];
      }),
    [judged.rows],
  );

  return {
    values,
    dirty,
    version,
    clashes: state.clashes,
    document: reading.document,
    unread: reading.unread,
    unreadRows: unread,
    faults,
    canUndo: state.steps.past.length > 0,
    canRedo: state.steps.future.length > 0,
    /** An edit of the lines; each can be taken back. */
    editRows: (edit: (rows: readonly Row[]) => readonly Row[]) =>
      setState((now) => {
        const rows = edit(now.values.rows);
        const same =
          rows.length === now.values.rows.length && rows.every((row, at) => row === now.values.rows[at]);
        if (same) return now;
        return { ...now, values: { ...now.values, rows }, steps: stepped(now.steps, now.values.rows) };
      }),
    change: (changes: Partial<Omit<RulesValues, "rows">>) =>
      setState((now) => ({ ...now, values: { ...now.values, ...changes } })),
    undo: () =>
      setState((now) => {
        const [steps, rows] = undone(now.steps, now.values.rows);
        return { ...now, steps, values: { ...now.values, rows } };
      }),
    redo: () =>
      setState((now) => {
        const [steps, rows] = redone(now.steps, now.values.rows);
        return { ...now, steps, values: { ...now.values, rows } };
      }),
    saved: (saved: Pick<RuleSetVersion, "document">, at: number) =>
      setState((now) => {
        const next = valuesOf(saved.document);
        // Values typed while the save was on its way stay.
        const rebased = rebaseRules(values, now.values, next).values;
        return { ...fresh(next, at), values: rebased, steps: now.steps };
      }),
    conflict: (theirs: Pick<RuleSetVersion, "document">, at: number) =>
      setState((now) => {
        const next = valuesOf(theirs.document);
        const merged = rebaseRules(now.seen, now.values, next);
        return { seen: next, version: at, values: merged.values, steps: noSteps, clashes: merged.clashes };
      }),
    discard: () => setState((now) => fresh(now.seen, now.version)),
    restore: (stored: RulesValues) => setState((now) => ({ ...now, values: stored })),
  };
}

export type RulesDraft = ReturnType<typeof useRulesDraft>;

/** An id no other rule has. */
export const newRuleId = (): string => `r-${crypto.randomUUID().slice(0, 13)}`;
