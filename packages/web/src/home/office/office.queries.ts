import { queryOptions } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { readModuleWork, readOfficeHome } from "@trilha/contract/home/office/endpoints.ts";
import { call } from "../../api/call.ts";

export type OfficeHome = Answer<typeof readOfficeHome>;

/** Queues fill by what other people do: looked at again while the page is open. */
const refreshMs = 60_000;

/** Answer behind the office home and the badges of its menu. */
export const officeHomeQuery = queryOptions({
  queryKey: ["home", "office"],
  queryFn: ({ signal }) => call(readOfficeHome, {}, { signal }),
  staleTime: refreshMs / 2,
  refetchInterval: refreshMs,
});

/** Open work of a client's modules, asked for once one of them is about to be switched off. */
export const moduleWorkQuery = (id: string) =>
  queryOptions({
    queryKey: ["home", "module-work", id],
    queryFn: ({ signal }) => call(readModuleWork, { params: { id } }, { signal }),
    staleTime: 0,
  });
