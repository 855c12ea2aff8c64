import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { editSettings, readSettings } from "@trilha/contract/members/registration/endpoints.ts";
import type { FormSettings } from "@trilha/contract/members/registration/shapes.ts";
import { call } from "../../../api/call.ts";

export type RegistrationSetup = Answer<typeof readSettings>;
export type SetField = FormSettings["fields"][number];

export const settingsQuery = (clientId: string) =>
  queryOptions({
    queryKey: ["clients", "registration", clientId],
    queryFn: ({ signal }) => call(readSettings, { params: { id: clientId } }, { signal }),
  });

/** Saves how people register; the client's version moves with it. */
export function useSaveSettings(clientId: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: RegistrationSetup) => call(editSettings, { params: { id: clientId }, body }),
    onSuccess: (saved) => {
      queries.setQueryData(settingsQuery(clientId).queryKey, saved);
      void queries.invalidateQueries({ queryKey: ["clients", "one", clientId] });
      void queries.invalidateQueries({ queryKey: ["branding"] });
      void queries.invalidateQueries({ queryKey: ["registration"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
