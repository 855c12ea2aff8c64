import { queryOptions } from "@tanstack/react-query";
import { listTexts, readLegalText } from "@trilha/contract/tenants/clients/text-endpoints.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import { call } from "../../api/call.ts";
import type { Locale } from "../../i18n/locales.ts";

const LASTS = 5 * 60_000;

/** A client's text in the language in force. */
export const legalQuery = (kind: TextKind, client: string, locale: Locale) =>
  queryOptions({
    queryKey: ["legal", kind, client, locale],
    queryFn: ({ signal }) => call(readLegalText, { params: { kind }, query: { client } }, { signal }),
    staleTime: LASTS,
  });

/** Which texts a client has published. */
export const textsQuery = (client: string, locale: Locale) =>
  queryOptions({
    queryKey: ["legal", "list", client, locale],
    queryFn: ({ signal }) => call(listTexts, { query: { client } }, { signal }),
    staleTime: LASTS,
  });
