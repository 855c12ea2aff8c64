import { useMutation } from "@tanstack/react-query";
import {
  askPasswordLink,
  sendRecoveryCode,
  showMaskedPhone,
  validateRecoveryCode,
} from "@trilha/contract/accounts/recovery/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";
import { isRefused, type Refused } from "../../api/problem.ts";
import { clientOfAddress } from "../../session/branding.ts";

/** Client of the door, for the words and the sender of messages. */
const atDoor = () => {
  const client = clientOfAddress(location.search);
  return client ? { client } : {};
};

export const useAskLink = () =>
  useMutation({
    mutationFn: (name: Omit<Request<typeof askPasswordLink>["body"], "client">) =>
      call(askPasswordLink, { body: { ...name, ...atDoor() } }),
  });

export const useMaskedPhone = () =>
  useMutation({
    mutationFn: (document: string) => call(showMaskedPhone, { body: { document, ...atDoor() } }),
  });

export const useSendCode = () =>
  useMutation({
    mutationFn: (request: Omit<Request<typeof sendRecoveryCode>["body"], "client">) =>
      call(sendRecoveryCode, { body: { ...request, ...atDoor() } }),
  });

export const useCheckCode = () =>
  useMutation({
    mutationFn: (body: Request<typeof validateRecoveryCode>["body"]) => call(validateRecoveryCode, { body }),
  });

/** Seconds to wait, where that is the whole refusal. */
export const waitOf = (error: Refused): number | undefined =>
  isRefused(error, "request.too_many") ? Number(error.params.seconds) : undefined;
