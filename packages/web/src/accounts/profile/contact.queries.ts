import { useMutation, useQueryClient } from "@tanstack/react-query";
import {
  askEmailCode,
  askPhoneCode,
  confirmEmail,
  confirmPhone,
} from "@trilha/contract/accounts/recovery/endpoints.ts";
import type { PhoneChannel } from "@trilha/contract/accounts/recovery/shapes.ts";
import { call } from "../../api/call.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { withProof } from "../re-authentication/with-proof.ts";
import { profileQuery } from "./profile.queries.ts";

/** Contact that a code proves. */
export type Contact = "email" | "phone";

export function useAskCode(contact: Contact) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ value, channel }: { value: string; channel: PhoneChannel }) =>
      // A stolen phone must not be enough to take an account over.
      withProof(() =>
        contact === "email"
          ? call(askEmailCode, { body: { email: value } })
          : call(askPhoneCode, { body: { phone: value, channel } }),
      ),
    // The button's countdown is part of the session data (spec §entities#session-data).
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
  });
}

export function useConfirmCode(contact: Contact) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: { request: string; code: string }) =>
      call(contact === "email" ? confirmEmail : confirmPhone, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
        queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
      ]),
  });
}
