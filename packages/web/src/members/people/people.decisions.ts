import { type InfiniteData, type QueryClient, useMutation, useQueryClient } from "@tanstack/react-query";
import { decideOnPeople } from "@trilha/contract/members/people/endpoints.ts";
import type { Decision } from "@trilha/contract/members/people/shapes.ts";
import { membershipTransitions } from "@trilha/contract/members/people/states.ts";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import type { PersonItem } from "./people.queries.ts";

type Page = { readonly items: readonly PersonItem[]; readonly nextCursor: string | null };
export type PeopleDecision = {
  readonly ids: readonly string[];
  readonly decision: Decision;
  readonly reason?: string;
};

/** Shows the outcome in every list at once; the answer, or a refusal, comes behind it. */
function foretell(queries: QueryClient, { ids, decision }: PeopleDecision): () => void {
  const lists = { queryKey: ["people", "list"] } as const;
  const before = queries.getQueriesData<InfiniteData<Page>>(lists);
  const decided = (item: PersonItem): PersonItem =>
    ids.includes(item.id)
      ? { ...item, status: membershipTransitions[item.status][decision] ?? item.status }
      : item;
  queries.setQueriesData<InfiniteData<Page>>(lists, (data) =>
    data ? { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(decided) })) } : data,
  );
  return () => {
    for (const [key, data] of before) queries.setQueryData(key, data);
  };
}

/** Approves, blocks or unblocks, one or many; a second try after a lost answer has one effect. */
export function useDecide() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: ({ ids, decision, reason }: PeopleDecision) => {
      const body = { ids: [...ids], decision, ...(reason ? { reason } : {}) };
      return call(decideOnPeople, { body }, { key: keys.of(body) });
    },
    onMutate: async (deed) => {
      await queries.cancelQueries({ queryKey: ["people", "list"] });
      return { takeBack: foretell(queries, deed) };
    },
    onError: (_error, _deed, context) => context?.takeBack(),
    onSuccess: () => keys.done(),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["people"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
