import { keepPreviousData, queryOptions, useMutation } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  checkRegistrationLink,
  confirmRegistration,
  listFormStores,
  readForm,
  register,
} from "@trilha/contract/members/registration/endpoints.ts";
import type { RegistrationForm } from "@trilha/contract/members/registration/fields.ts";
import { readReference } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import type { Locale } from "../../i18n/locales.ts";

export type OpenForm = Answer<typeof readForm>;
export type FormField = OpenForm["fields"][number];
export type FormReference = Answer<typeof readReference>;
export type Registration = Request<typeof register>["body"];
export type LinkAnswer = Answer<typeof checkRegistrationLink>;

/** Fields of a form, with their help in the language in force. */
export const formQuery = (client: string | undefined, form: RegistrationForm, locale: Locale) =>
  queryOptions({
    queryKey: ["registration", "form", client ?? "", form, locale],
    queryFn: ({ signal }) => call(readForm, { query: { ...(client && { client }), form } }, { signal }),
    staleTime: 60_000,
    retry: false,
  });

export const referenceQuery = queryOptions({
  queryKey: ["reference"],
  queryFn: ({ signal }) => call(readReference, {}, { signal }),
  staleTime: 60 * 60_000,
});

export const formStoresQuery = (form: OpenForm, search: string, retailerId: string) =>
  queryOptions({
    queryKey: ["registration", "stores", form.client.slug, form.form, search, retailerId],
    queryFn: ({ signal }) =>
      call(
        listFormStores,
        {
          query: {
            client: form.client.slug,
            form: form.form,
            search: search || undefined,
            retailerId: retailerId || undefined,
            limit: 30,
          },
        },
        { signal },
      ),
    placeholderData: keepPreviousData,
    staleTime: 60_000,
  });

/** Sends a registration; the same one sent again after a lost answer has one effect. */
export function useRegister() {
  const keys = useSubmissionKeys();
  return useMutation({
    mutationFn: (body: Registration) => call(register, { body }, { key: keys.of(body) }),
    onSuccess: () => keys.done(),
  });
}

export const linkQuery = (token: string) =>
  queryOptions({
    queryKey: ["registration", "link", token],
    queryFn: ({ signal }) => call(checkRegistrationLink, { body: { token } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });

export function useConfirm() {
  return useMutation({
    mutationFn: (body: Request<typeof confirmRegistration>["body"]) => call(confirmRegistration, { body }),
  });
}
