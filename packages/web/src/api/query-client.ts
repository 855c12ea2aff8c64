import { QueryClient } from "@tanstack/react-query";
import { isRefused } from "./problem.ts";

const TRIES = 2;

/** Milliseconds an answer counts as fresh, where its query says nothing else. */
export const staleAfter = 30_000;

/** Whether trying again may help: the server stumbled, not the request. Outages the call itself has waited out. */
export const worthRetrying = (tries: number, error: unknown): boolean =>
  tries < TRIES && isRefused(error) && error.status >= 500 && error.retryAfter === undefined;

export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: staleAfter,
      gcTime: 30 * 60_000,
      retry: worthRetrying,
      // Offline, a cached page must say how old it is instead of waiting for ever.
      networkMode: "always",
      // Without a wish of ours this mode leaves a page as the lost connection left it.
      refetchOnReconnect: true,
    },
    mutations: { retry: false, networkMode: "always" },
  },
});
