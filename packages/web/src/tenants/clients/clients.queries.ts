import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  createClient,
  editBranding,
  editClient,
  editMenu,
  listClients,
  readClient,
  readReference,
} from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { search } from "../../core/lists/read-filters.ts";
import { sessionQuery, useSession } from "../../session/session.queries.ts";
import { selectClient } from "../../session/sign-in.ts";

export type Client = Answer<typeof readClient>;
export type MenuItem = Client["moduleItems"][number];
export type ClientBranding = Client["branding"];
export type NewClient = Request<typeof createClient>["body"];

export const clientList = defineList({
  queryKey: ["clients", "list"],
  endpoint: listClients,
  filters: { search },
});

export const clientQuery = (id: string) =>
  queryOptions({
    queryKey: ["clients", "one", id],
    queryFn: ({ signal }) => call(readClient, { params: { id } }, { signal }),
  });

/** Countries and their time zones: the same for every client. */
export const referenceQuery = queryOptions({
  queryKey: ["reference"],
  queryFn: ({ signal }) => call(readReference, {}, { signal }),
  staleTime: 60 * 60_000,
});

/** Opens a client. The first of an installation becomes the selected one at once: without one nothing else opens. */
export function useCreateClient() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const { selectedClient } = useSession();
  return useMutation({
    mutationFn: async (body: NewClient) => {
      const created = await call(createClient, { body }, { key: keys.of(body) });
      if (!selectedClient) await selectClient(created.id);
      return created;
    },
    onSuccess: () => {
      keys.done();
      void queries.invalidateQueries({ queryKey: ["clients", "list"] });
    },
  });
}

/** Body that one tab of a client's settings sends. */
export type ClientWrite =
  | { readonly part: "settings"; readonly body: Request<typeof editClient>["body"] }
  | { readonly part: "menu"; readonly body: Request<typeof editMenu>["body"] }
  | { readonly part: "branding"; readonly body: Request<typeof editBranding>["body"] };

/** Saves one part of a client; menus, names and colours of the running app follow. */
export function useSaveClient(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (write: ClientWrite) => {
      const params = { id };
      if (write.part === "menu") return call(editMenu, { params, body: write.body });
      if (write.part === "branding") return call(editBranding, { params, body: write.body });
      return call(editClient, { params, body: write.body });
    },
    onSuccess: (client) => {
      queries.setQueryData(clientQuery(id).queryKey, client);
      void queries.invalidateQueries({ queryKey: ["clients", "list"] });
      void queries.invalidateQueries({ queryKey: ["branding"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
    },
  });
}
