import type { QueryKey } from "@tanstack/react-query";
import { queryClient } from "../api/query-client.ts";
import { keep, kept } from "./vault.ts";

/** Answers marked `meta: { keep: true }` survive a reload, encrypted, so the app opens with or without a network. */

type Entry = { readonly key: QueryKey; readonly data: unknown; readonly at: number };

const NAME = "answers";
const PAUSE = 1000;

/** Puts the kept answers back; they count as old, so pages look again behind them. */
export async function restoreAnswers(): Promise<void> {
  for (const { key, data, at } of (await kept<Entry[]>(NAME)) ?? []) {
    queryClient.setQueryData(key, data, { updatedAt: at });
    queryClient.getQueryCache().find({ queryKey: key })?.invalidate();
  }
}

/** Keeps marked answers as they come, at most once a second. Returns how to stop. */
export function keepAnswers(): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const save = () => {
    timer = undefined;
    const entries = queryClient
      .getQueryCache()
      .getAll()
      .filter(({ meta, state }) => meta?.keep === true && state.data !== undefined)
      .map(({ queryKey, state }): Entry => ({ key: queryKey, data: state.data, at: state.dataUpdatedAt }));
    if (entries.length > 0) void keep(NAME, entries);
  };
  const stop = queryClient.getQueryCache().subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success" && event.query.meta?.keep === true) {
      timer ??= setTimeout(save, PAUSE);
    }
  });
  return () => {
    clearTimeout(timer);
    stop();
  };
}
