import { queryOptions } from "@tanstack/react-query";
import { readLegalText } from "@trilha/contract/clients/endpoints.ts";
import type { legalKinds } from "@trilha/contract/clients/shapes.ts";
import { call } from "../../api/call.ts";
import type { Locale } from "../../i18n/locales.ts";

export type LegalKind = (typeof legalKinds)[number];

/** A client's text in the language in force. */
export const legalQuery = (kind: LegalKind, client: string, locale: Locale) =>
  queryOptions({
    queryKey: ["legal", kind, client, locale],
    queryFn: ({ signal }) => call(readLegalText, { params: { kind }, query: { client } }, { signal }),
    staleTime: 5 * 60_000,
  });
