import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { answerInvitation, listOwnInvitations } from "@trilha/contract/members/people/invitations.ts";
import { call } from "../../api/call.ts";
import { sessionQuery } from "../../session/session.queries.ts";

export type OwnInvitation = Answer<typeof listOwnInvitations>["items"][number];

export const ownInvitationsQuery = queryOptions({
  queryKey: ["invitations"],
  queryFn: ({ signal }) => call(listOwnInvitations, {}, { signal }),
});

/** Accepts or declines; an invitation that is gone leaves the list as well. */
export function useAnswerInvitation() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, accept }: { id: string; accept: boolean }) =>
      call(answerInvitation, { params: { id }, body: { accept } }),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ownInvitationsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  });
}
