import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { listPeople } from "@trilha/contract/members/people/endpoints.ts";
import { call } from "./call.ts";

/** People of the client by name, for whoever chooses some; blocked ones are not chosen for anything new. */
export const peopleQuery = (search: string) =>
  queryOptions({
    queryKey: ["people", "look-up", search],
    queryFn: ({ signal }) =>
      call(listPeople, { query: { search: search || undefined, limit: 30 } }, { signal }),
    select: ({ items }) => ({ items: items.filter(({ status }) => status !== "blocked") }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
