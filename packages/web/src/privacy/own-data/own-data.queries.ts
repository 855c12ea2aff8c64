import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  askOwnExport,
  leave,
  listOwnExports,
  previewLeaving,
  readNewsChoices,
  readOwnData,
  readOwnExport,
  saveNewsChoices,
} from "@trilha/contract/privacy/own-data/endpoints.ts";
import type { NewsChoices, OwnExport } from "@trilha/contract/privacy/own-data/shapes.ts";
import { withProof } from "../../accounts/re-authentication/with-proof.ts";
import { call } from "../../api/call.ts";

export type OwnData = Answer<typeof readOwnData>;
export type Leaving = Answer<typeof previewLeaving>;

/** How often a file that is being made is looked at. */
const WATCH_MS = 1_500;
const isOnItsWay = ({ state }: OwnExport) => state === "queued" || state === "running";

export const ownDataQuery = queryOptions({
  queryKey: ["own-data", "kept"],
  queryFn: ({ signal }) => call(readOwnData, {}, { signal }),
});

export const ownExportsQuery = queryOptions({
  queryKey: ["own-data", "exports"],
  queryFn: ({ signal }) => call(listOwnExports, {}, { signal }),
  refetchInterval: ({ state }) => (state.data?.items.some(isOnItsWay) ? WATCH_MS : false),
});

export const leavingQuery = queryOptions({
  queryKey: ["own-data", "leaving"],
  queryFn: ({ signal }) => call(previewLeaving, {}, { signal }),
});

export const newsQuery = queryOptions({
  queryKey: ["own-data", "news"],
  queryFn: ({ signal }) => call(readNewsChoices, {}, { signal }),
});

/** Where a file is saved from, asked when somebody does: the address is good for some minutes. */
export const ownExportAddress = (id: string) =>
  call(readOwnExport, { params: { id } }).then(({ url }) => url);

export function useAskOwnExport() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withProof(() => call(askOwnExport)),
    onSettled: () => queries.invalidateQueries({ queryKey: ownExportsQuery.queryKey }),
  });
}

export const useLeave = () =>
  useMutation({ mutationFn: (name: string) => withProof(() => call(leave, { body: { name } })) });

/** One choice at a time, shown at once; taken back where the server does not take it. */
export function useSaveNews() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: NewsChoices) => call(saveNewsChoices, { body }),
    onMutate: (wanted) => {
      const before = queries.getQueryData(newsQuery.queryKey);
      queries.setQueryData(newsQuery.queryKey, wanted);
      return { before };
    },
    onError: (_, __, context) => queries.setQueryData(newsQuery.queryKey, context?.before),
  });
}
