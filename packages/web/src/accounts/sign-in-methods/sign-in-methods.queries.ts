import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  editSignInMethods,
  readSignInMethods,
  testProvider,
} from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";

export type SignInMethods = Answer<typeof readSignInMethods>;
export type SignInMethodsEdit = Request<typeof editSignInMethods>["body"];
export type Tried = Request<typeof testProvider>["body"];

export const signInMethodsQuery = (id: string) =>
  queryOptions({
    queryKey: ["clients", "ways-in", id],
    queryFn: ({ signal }) => call(readSignInMethods, { params: { id } }, { signal }),
  });

/** Saves the ways in; the door and the client's other parts count the change. */
export function useSaveSignInMethods(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: SignInMethodsEdit) => call(editSignInMethods, { params: { id }, body }),
    onSuccess: (ways) => {
      queries.setQueryData(signInMethodsQuery(id).queryKey, ways);
      void queries.invalidateQueries({ queryKey: ["clients"] });
      void queries.invalidateQueries({ queryKey: ["branding"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}

export const useTestProvider = (id: string) =>
  useMutation({ mutationFn: (body: Tried) => call(testProvider, { params: { id }, body }) });
