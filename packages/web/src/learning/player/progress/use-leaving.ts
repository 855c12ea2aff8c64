import { useCallback, useRef } from "react";
import { longestWait } from "../player.queries.ts";
import type { Recorder } from "./recorder.ts";

/** Lets what is open end by itself before somebody goes elsewhere, once; `begun`: there is something to write to. */
export function useLeaving(recorder: Recorder, begun?: Promise<void>) {
  const leaving = useRef(false);
  return useCallback(
    async (go: () => void): Promise<void> => {
      if (leaving.current) return;
      leaving.current = true;
      await Promise.race([begun, new Promise((resolve) => setTimeout(resolve, longestWait))]);
      await recorder.leave();
      leaving.current = false;
      go();
    },
    [recorder, begun],
  );
}
