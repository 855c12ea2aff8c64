import { queryOptions } from "@tanstack/react-query";
import { readPortfolioOffice } from "@trilha/contract/content/portfolio/endpoints.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../../api/call.ts";

export type Office = Answer<typeof readPortfolioOffice>;

export const officeQuery = queryOptions({
  queryKey: ["portfolio-office"],
  queryFn: ({ signal }) => call(readPortfolioOffice, {}, { signal }),
});
