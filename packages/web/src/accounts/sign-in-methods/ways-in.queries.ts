import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { editWaysIn, readWaysIn, testProvider } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";

export type WaysIn = Answer<typeof readWaysIn>;
export type WaysInEdit = Request<typeof editWaysIn>["body"];
export type Tried = Request<typeof testProvider>["body"];

export const waysInQuery = (id: string) =>
  queryOptions({
    queryKey: ["clients", "ways-in", id],
    queryFn: ({ signal }) => call(readWaysIn, { params: { id } }, { signal }),
  });

/** Saves the ways in; the door and the client's other parts count the change. */
export function useSaveWaysIn(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: WaysInEdit) => call(editWaysIn, { params: { id }, body }),
    onSuccess: (ways) => {
      queries.setQueryData(waysInQuery(id).queryKey, ways);
      void queries.invalidateQueries({ queryKey: ["clients"] });
      void queries.invalidateQueries({ queryKey: ["look"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}

export const useTestProvider = (id: string) =>
  useMutation({ mutationFn: (body: Tried) => call(testProvider, { params: { id }, body }) });
