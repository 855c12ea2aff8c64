import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { keep, recall } from "./vault.ts";

/** Answers marked `meta: { keep: true }` survive a reload, encrypted, so the app opens with or without a network. */

type Entry = { readonly key: QueryKey; readonly data: unknown; readonly at: number };

/** The number grows with the shape of what is kept: an app that was just renewed never meets an answer of the one before. */
const NAME = "answers.3";
const PAUSE = 1000;

/** Puts the kept answers back; they count as old, so pages look again behind them. */
export async function restoreAnswers(): Promise<void> {
  for (const { key, data, at } of (await recall<Entry[]>(NAME)) ?? []) {
    queryClient.setQueryData(key, data, { updatedAt: at });
    queryClient.getQueryCache().find({ queryKey: key })?.invalidate();
  }
}

let stop: (() => void) | undefined;

/** Keeps marked answers as they are now. */
export async function saveAnswers(): Promise<void> {
  const entries = queryClient
    .getQueryCache()
    .getAll()
    .filter(({ meta, state }) => meta?.keep === true && state.data !== undefined)
    .map(({ queryKey, state }): Entry => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
  if (entries.length > 0) await keep(NAME, entries);
}

/** Keeps marked answers as they come, at most once a second. */
export function keepAnswers(): void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    void saveAnswers();
  };
  const unsubscribe = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.query.meta?.keep === true) {
      timer ??= setTimeout(save, PAUSE);
    }
  });
  stop = () => {
    clearTimeout(timer);
    unsubscribe();
  };
}

/** Stops saving queries for the rest of this visit. */
export const stopKeeping = (): void => stop?.();
