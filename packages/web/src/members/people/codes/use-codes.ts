import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { issueAccessCodes } from "@trilha/contract/members/people/access-codes.ts";
import { withProof } from "../../../accounts/re-authentication/with-proof.ts";
import { call } from "../../../api/call.ts";

/** Some people, or the filters of a list. */
export type CodesFor = Request<typeof issueAccessCodes>["body"]["people"];

/** How many would get a code, and why others would not. */
export const useCodeCount = (people: CodesFor, renew: boolean) =>
  useQuery({
    queryKey: ["people", "codes", people, renew],
    queryFn: ({ signal }) => call(issueAccessCodes, { body: { people, renew, dryRun: true } }, { signal }),
    gcTime: 0,
  });

/** Issues them, once who asks has proved who they are. */
export function useIssueCodes(people: CodesFor, renew: boolean) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: () => withProof(() => call(issueAccessCodes, { body: { people, renew, dryRun: false } })),
    // The count is out of date now; nothing waits for it.
    onSuccess: () => void queries.invalidateQueries({ queryKey: ["people", "one"] }),
    gcTime: 0,
  });
}
