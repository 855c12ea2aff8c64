import { type ReactNode, useState } from "react";
import { isRefused } from "../../api/problem.ts";
import { ProofSheet } from "./ProofSheet.tsx";

/**
 * Does something that needs a fresh proof: tries, asks who it is where the server wants to know, and goes on. `asking`
 * is drawn by whoever uses it.
 */
export function useProved(work: () => Promise<unknown>): { start: () => Promise<void>; asking: ReactNode } {
  const [asks, setAsks] = useState(false);
  const start = async () => {
    try {
      await work();
    } catch (error) {
      if (!isRefused(error) || error.code !== "identity.proof_needed") throw error;
      setAsks(true);
    }
  };
  const asking = asks ? (
    <ProofSheet
      onClose={() => setAsks(false)}
      onProved={() => {
        setAsks(false);
        void start();
      }}
    />
  ) : null;
  return { start, asking };
}
