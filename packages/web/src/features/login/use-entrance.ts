import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { isRefused, type Refused } from "../../api/problem.ts";
import { sessionQuery } from "../../session/session.queries.ts";

export type EntranceState =
  | { readonly kind: "idle" | "busy" }
  | { readonly kind: "refused"; readonly problem: Refused };

/** Signs in, whatever the way, and goes where the person wanted to go: the login page's own guard knows the way. */
export function useEntrance(first: EntranceState = { kind: "idle" }) {
  const queries = useQueryClient();
  const router = useRouter();
  const [state, setState] = useState<EntranceState>(first);

  /** `then`: what follows a sign-in, where it is not the page itself that decides. */
  const enter = async (signIn: () => Promise<void>, then?: () => Promise<void>): Promise<void> => {
    setState({ kind: "busy" });
    try {
      await signIn();
      await queries.fetchQuery(sessionQuery);
      await (then ?? (() => router.invalidate()))();
    } catch (error) {
      if (!isRefused(error)) throw error;
      setState({ kind: "refused", problem: error });
    }
  };
  return { state, setState, enter };
}
