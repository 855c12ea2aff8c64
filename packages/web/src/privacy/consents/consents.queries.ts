import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { listConsents } from "@trilha/contract/members/people/consents.ts";
import { legalKinds } from "@trilha/contract/tenants/clients/texts.ts";
import { call } from "../../api/call.ts";
import type { FilterValues } from "../../ui/list/filters.ts";

export type Consent = Answer<typeof listConsents>["items"][number];

const PAGE = 50;
const day = (value: string | undefined) =>
  value && /^[12]\d{3}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value)) ? value : undefined;

/** The log's query as the address says it; what it could not mean is left out. */
export function filtersOf(values: FilterValues) {
  const version = /^[1-9]\d{0,5}$/.test(values.version ?? "") ? Number(values.version) : undefined;
  return {
    search: values.search?.trim().slice(0, 64) || undefined,
    kind: legalKinds.find((one) => one === values.kind),
    version,
    from: day(values.from),
    until: day(values.until),
  };
}

export const consentsQuery = (filters: ReturnType<typeof filtersOf>) =>
  infiniteQueryOptions({
    queryKey: ["consents", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listConsents, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });
