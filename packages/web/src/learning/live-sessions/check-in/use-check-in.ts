import { useQueryClient } from "@tanstack/react-query";
import { useLocation, useNavigate } from "@tanstack/react-router";
import type { SessionPage } from "@trilha/contract/learning/live-sessions/shapes.ts";
import { useEffect, useState } from "react";
import { isRefused } from "../../../api/problem.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { type CheckInProof, sendCheckIn, showEvent } from "../events.queries.ts";
import { useWaitingCheckIn } from "./open-check-ins.ts";

type CheckInState =
  | { readonly kind: "form" | "sending" }
  /** The code itself is wrong: another may be typed at once. */
  | { readonly kind: "wrong"; readonly message: string }
  | { readonly kind: "refused"; readonly message: string }
  | { readonly kind: "waits"; readonly since: number }
  /** The event as the answer showed it; undefined: it was done before. */
  | { readonly kind: "done"; readonly event?: SessionPage };

/** Status without an answer, or of a server that stumbled: what was read is worth keeping. */
const isOutage = (status: number) => status === 0 || status >= 500;

/** Sends a code at once, keeps it where there is no line, and takes the one that a scanned address brings. */
export function useCheckIn(eventId: string, checkedInAt: string | null) {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const navigate = useNavigate();
  const scanned = useLocation({ select: ({ hash }) => hash });
  const { outbox, waiting } = useWaitingCheckIn(eventId);
  const [state, setState] = useState<CheckInState>({ kind: "form" });

  const check = async (proof: CheckInProof) => {
    outbox.drop(eventId);
    setState({ kind: "sending" });
    try {
      const event = await sendCheckIn(eventId, proof, {}, keys.of({ eventId, ...proof }));
      keys.done();
      showEvent(queries, event);
      setState({ kind: "done", event });
    } catch (error) {
      if (!isRefused(error)) throw error;
      if (isOutage(error.status)) {
        outbox.keep(eventId, proof);
        return setState({ kind: "form" });
      }
      keys.done();
      const kind = error.code === "live_sessions.code_invalid" && "code" in proof ? "wrong" : "refused";
      setState({ kind, message: error.message });
    }
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each scanned address
  useEffect(() => {
    if (!scanned) return;
    // Taken out of the address: a reload sends no code that has run out meanwhile.
    void navigate({ to: ".", hash: "", replace: true });
    void check({ scan: scanned });
  }, [scanned]);

  const again = () => {
    outbox.drop(eventId);
    setState({ kind: "form" });
  };
  return {
    state: shownState(state, waiting, checkedInAt),
    check: (proof: CheckInProof) => void check(proof),
    again,
  };
}

/** State as the page shows it: what this visit did, then what waits on the device, then what was done before. */
function shownState(
  state: CheckInState,
  waiting: { readonly since: number; readonly refused?: string } | undefined,
  checkedInAt: string | null,
): CheckInState {
  if (state.kind !== "form") return state;
  if (checkedInAt !== null) return { kind: "done" };
  if (waiting?.refused !== undefined) return { kind: "refused", message: waiting.refused };
  return waiting ? { kind: "waits", since: waiting.since } : state;
}
