import { queryOptions } from "@tanstack/react-query";
import { readPortfolio, readShownCourse, readTeam } from "@trilha/contract/content/portfolio/endpoints.ts";
import { courseInSlug } from "@trilha/contract/content/portfolio/slug.ts";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";
import type { Locale } from "../../i18n/locales.ts";
import { clientOfAddress } from "../../session/branding.ts";
export type PortfolioCourse = Answer<typeof readShownCourse>["course"];

/** Client of the portfolio: the address says, as at the sign-in page. */
const whose = () => {
  const client = clientOfAddress(location.search);
  return client ? { client } : {};
};
const cached = { staleTime: 60_000 };

export const portfolioQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["portfolio", "first", locale],
    queryFn: ({ signal }) => call(readPortfolio, { query: whose() }, { signal }),
    ...cached,
  });

/** No course has this id: what is asked with it is not found. */
const NONE = "00000000-0000-7000-8000-000000000000";

export const shownCourseQuery = (slug: string, locale: Locale) => {
  const id = courseInSlug(slug) ?? NONE;
  return queryOptions({
    queryKey: ["portfolio", "course", id, locale],
    queryFn: ({ signal }) => call(readShownCourse, { params: { id }, query: whose() }, { signal }),
    ...cached,
  });
};

export const teamQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ["portfolio", "team", locale],
    queryFn: ({ signal }) => call(readTeam, { query: whose() }, { signal }),
    ...cached,
  });
