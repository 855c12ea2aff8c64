import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { useState } from "react";
import { isRefused, type Refused } from "../../api/problem.ts";
import { sessionQuery } from "../../session/session.queries.ts";

export type SignInState =
  | { readonly kind: "idle" | "busy" }
  | { readonly kind: "refused"; readonly problem: Refused }
  /** The first step is done, a second factor is asked for; `goOn` is what follows it. */
  | { readonly kind: "factor"; readonly problem: Refused; readonly goOn: () => Promise<void> };

/** Signs in, whatever the way, and goes where the person wanted to go: the login page's own guard knows the way. */
export function useSignIn(first: SignInState = { kind: "idle" }) {
  const queries = useQueryClient();
  const router = useRouter();
  const [state, setState] = useState<SignInState>(first);

  /** `then`: what follows a sign-in, where it is not the page itself that decides. */
  const enter = async (signIn: () => Promise<void>, then?: () => Promise<void>): Promise<void> => {
    const goOn = async () => {
      await queries.fetchQuery(sessionQuery);
      await (then ?? (() => router.invalidate()))();
    };
    setState({ kind: "busy" });
    try {
      await signIn();
      await goOn();
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (error.code === "identity.second_factor_needed") setState({ kind: "factor", problem: error, goOn });
      else setState({ kind: "refused", problem: error });
    }
  };
  /** Back from the second step to the first. */
  const goBack = (over: Refused | undefined) =>
    setState(over ? { kind: "refused", problem: over } : { kind: "idle" });
  return { state, setState, enter, goBack };
}
