import { isRefused, type Refused } from "../../api/problem.ts";

/** Refusal of the person to give the proof that was asked for. */
export class ProofDeclined extends Error {}

type Asked = { readonly refused: Refused; readonly answer: (proved: boolean) => void };

let ask: ((request: Asked) => void) | undefined;

/** The one place that asks, for as long as it is on the page (`ProofAsker`). */
export function listenForProof(listener: (request: Asked) => void): () => void {
  ask = listener;
  return () => {
    if (ask === listener) ask = undefined;
  };
}

/**
 * Does something that needs a fresh proof (security row 12): where the server asks for one, the person is asked, and
 * then it is done again. Throws what the server refused with, and `ProofDeclined` when they would not.
 */
export async function withProof<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    const asks = isRefused(error, "identity.proof_needed") || isRefused(error, "identity.own_proof_needed");
    if (!asks || !ask) throw error;
    const asking = ask;
    const proved = await new Promise<boolean>((answer) => asking({ refused: error, answer }));
    if (!proved) throw new ProofDeclined(error.message);
    return work();
  }
}

export type { Asked };
