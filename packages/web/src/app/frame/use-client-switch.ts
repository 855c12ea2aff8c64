import { useRouter } from "@tanstack/react-router";
import { isRefused } from "../../api/problem.ts";
import { queryClient } from "../../api/query-client.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { selectClient } from "../../session/sign-in.ts";
import { notice } from "../../ui/act/notices.ts";
import { homePath } from "../home-path.ts";
import { knownPlaces } from "../known-places.ts";

/** Changes to another of the person's clients and starts at its home. */
export function useClientSwitch(): (id: string) => Promise<void> {
  const router = useRouter();
  return async (id) => {
    try {
      await selectClient(id);
      await router.navigate({ to: homePath(queryClient.getQueryData(sessionQuery.queryKey), knownPlaces()) });
      await router.invalidate();
    } catch (error) {
      if (!isRefused(error)) throw error;
      notice(error.message, { kind: "failed" });
    }
  };
}
