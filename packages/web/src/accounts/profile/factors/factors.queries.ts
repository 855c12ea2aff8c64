import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  addPasskey,
  beginTotp,
  confirmTotp,
  makeRecoveryCodes,
  offerPasskey,
  readFactors,
  removePasskey,
  removeTotp,
  renamePasskey,
} from "@trilha/contract/accounts/identity/factor-endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../../api/call.ts";
import { makePasskey } from "../../re-authentication/passkey-browser.ts";
import { withProof } from "../../re-authentication/with-proof.ts";
import { sessionsQuery } from "../profile.queries.ts";

export type Factors = Answer<typeof readFactors>;
export type NewTotp = Answer<typeof beginTotp>;

export const factorsQuery = queryOptions({
  queryKey: ["factors"],
  queryFn: ({ signal }) => call(readFactors, {}, { signal }),
});

/**
 * Acts on one's own factors; each proves the person first where the server wants it, and reads the factors
 * anew.
 */
export function useFactorActs() {
  const queries = useQueryClient();
  const after = <T>(work: Promise<T>): Promise<T> =>
    work.finally(() =>
      Promise.all([
        queries.invalidateQueries({ queryKey: factorsQuery.queryKey }),
        queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]),
    );
  return {
    beginTotp: () => withProof(() => call(beginTotp)),
    confirmTotp: (code: string) => after(withProof(() => call(confirmTotp, { body: { code } }))),
    removeTotp: () => after(withProof(() => call(removeTotp))),
    addPasskey: async (name: string) => {
      const passkey = await makePasskey(await withProof(() => call(offerPasskey)));
      return await after(call(addPasskey, { body: { name, passkey } }));
    },
    renamePasskey: (id: string, name: string) =>
      after(call(renamePasskey, { params: { id }, body: { name } })),
    removePasskey: (id: string) => after(withProof(() => call(removePasskey, { params: { id } }))),
    makeRecoveryCodes: () => after(withProof(() => call(makeRecoveryCodes))),
  };
}
