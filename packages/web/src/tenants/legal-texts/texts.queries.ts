import { queryOptions, useQueryClient } from "@tanstack/react-query";
import {
  listOfficeTexts,
  listTextVersions,
  readOfficeText,
  readTextVersion,
} from "@trilha/contract/tenants/clients/text-endpoints.ts";
import type { TextKind } from "@trilha/contract/tenants/clients/text-kinds.ts";
import type { OfficeText } from "@trilha/contract/tenants/clients/texts.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";

export const textListQuery = queryOptions({
  queryKey: ["texts", "list"],
  queryFn: ({ signal }) => call(listOfficeTexts, {}, { signal }),
});

export const officeTextQuery = (kind: TextKind) =>
  queryOptions({
    queryKey: ["texts", "one", kind],
    queryFn: ({ signal }) => call(readOfficeText, { params: { kind } }, { signal }),
  });

export const versionsQuery = (kind: TextKind) =>
  pagedQuery({
    queryKey: ["texts", "versions", kind],
    endpoint: listTextVersions,
    params: { kind },
    limit: 20,
    keepRows: false,
  });

export const versionQuery = (kind: TextKind, version: number) =>
  queryOptions({
    queryKey: ["texts", "version", kind, version],
    queryFn: ({ signal }) => call(readTextVersion, { params: { kind, version } }, { signal }),
    // A published text never changes.
    staleTime: Number.POSITIVE_INFINITY,
  });

/** Takes what the server answered and drops what it made old. */
export function useTextChanged() {
  const queries = useQueryClient();
  return (text: OfficeText) => {
    queries.setQueryData(officeTextQuery(text.kind).queryKey, text);
    for (const key of [
      ["texts", "list"],
      ["texts", "versions", text.kind],
      ["legal"],
      ["audit"],
      ["session"],
    ] as const)
      void queries.invalidateQueries({ queryKey: key });
  };
}
