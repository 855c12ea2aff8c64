import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { editLevelRules, readLevelRules } from "@trilha/contract/loyalty/tiers/endpoints.ts";
import { call } from "../../../../api/call.ts";
import { campaignQuery } from "../campaigns-office.queries.ts";

export type LevelRules = Answer<typeof readLevelRules>;
export type LevelRulesEdit = Request<typeof editLevelRules>["body"];

export const levelRulesQuery = (id: string) =>
  queryOptions({
    queryKey: ["campaigns", "office", "levels", id],
    queryFn: ({ signal }) => call(readLevelRules, { params: { id } }, { signal }),
  });

export function useEditLevelRules(id: string) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: LevelRulesEdit) => call(editLevelRules, { params: { id }, body }),
    onSuccess: (rules) => {
      queries.setQueryData(levelRulesQuery(id).queryKey, rules);
      // The campaign has a new version by it: whoever edits its other parts next needs that one.
      void queries.invalidateQueries(campaignQuery(id));
      for (const key of ["audit", "levels"] as const) void queries.invalidateQueries({ queryKey: [key] });
    },
  });
}
