import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { decideOnPeople } from "@trilha/contract/members/people/endpoints.ts";
import {
  listWaiting,
  readWaiting,
  refuseRegistrations,
} from "@trilha/contract/members/registration/endpoints.ts";
import { registrationForms } from "@trilha/contract/members/registration/fields.ts";
import { jobProfiles } from "@trilha/contract/permissions.ts";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { country, oneOf, search } from "../../../core/lists/read-filters.ts";

export type WaitingItem = Answer<typeof listWaiting>["items"][number];
export type WaitingRegistration = Answer<typeof readWaiting>;

export const waitingList = defineList({
  queryKey: ["registrations", "list"],
  endpoint: listWaiting,
  filters: { search, form: oneOf(registrationForms), country, jobProfile: oneOf(jobProfiles) },
});

export const waitingOneQuery = (id: string) =>
  queryOptions({
    queryKey: ["registrations", "one", id],
    queryFn: ({ signal }) => call(readWaiting, { params: { id } }, { signal }),
    retry: false,
  });

type Deed = { readonly ids: readonly string[]; readonly refuse?: string };

/** Lets people in, or refuses them with a reason. */
export function useVerdict() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: ({ ids, refuse }: Deed) => {
      if (refuse !== undefined) {
        const body = { ids: [...ids], reason: refuse };
        return call(refuseRegistrations, { body }, { key: keys.of(body) });
      }
      const body = { ids: [...ids], decision: "approve" as const };
      return call(decideOnPeople, { body }, { key: keys.of(body) });
    },
    onSuccess: () => keys.done(),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: ["registrations", "list"] });
      void queries.invalidateQueries({ queryKey: ["people"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
