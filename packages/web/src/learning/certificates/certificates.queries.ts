import { keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Locale } from "@trilha/contract/core/locale.ts";
import { listOfficeCourses } from "@trilha/contract/learning/authoring/endpoints.ts";
import {
  checkCertificate,
  listIssued,
  listOwnCertificates,
  listTemplates,
  previewTemplate,
  readOffer,
  readOwnFile,
  readTemplate,
} from "@trilha/contract/learning/certificates/endpoints.ts";
import type { CertificateTemplate } from "@trilha/contract/learning/certificates/shapes.ts";
import { certificateStates } from "@trilha/contract/learning/certificates/states.ts";
import { call } from "../../api/call.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { oneOf, search } from "../../core/lists/read-filters.ts";

export type Design = CertificateTemplate["design"];

const PAGE = 30;

export const ownList = defineList({
  queryKey: ["certificates", "own"],
  endpoint: listOwnCertificates,
  limit: PAGE,
});

/** Which certificate finishing a course or trail brings. */
export const offerQuery = (id: string, trailId: string | undefined) =>
  queryOptions({
    queryKey: ["certificates", "offer", id, trailId ?? ""],
    queryFn: ({ signal }) => call(readOffer, { params: { id }, query: { trailId } }, { signal }),
  });

/** Where one's own is saved from, in a language. */
export const ownFile = (id: string, locale: Locale) =>
  call(readOwnFile, { params: { id }, query: { language: locale } });

export const checkQuery = (number: string) =>
  queryOptions({
    queryKey: ["certificates", "check", number],
    queryFn: ({ signal }) => call(checkCertificate, { params: { number } }, { signal }),
    retry: false,
  });

export const issuedList = defineList({
  queryKey: ["certificates", "issued"],
  endpoint: listIssued,
  filters: { search, state: oneOf(certificateStates) },
  limit: PAGE,
});

export const templatesQuery = queryOptions({
  queryKey: ["certificates", "templates"],
  queryFn: ({ signal }) => call(listTemplates, {}, { signal }),
});

export const templateQuery = (id: string) =>
  queryOptions({
    queryKey: ["certificates", "template", id],
    queryFn: ({ signal }) => call(readTemplate, { params: { id } }, { signal }),
  });

/** The page as it would be drawn now: the same PDF a learner saves, base64. */
export const previewQuery = (design: Design, locale: Locale) =>
  queryOptions({
    queryKey: ["certificates", "preview", locale, design],
    queryFn: async ({ signal }) => {
      const { pdf } = await call(previewTemplate, { body: { design, locale } }, { signal });
      return pdf;
    },
    placeholderData: keepPreviousData,
    gcTime: 30_000,
    retry: false,
  });

export const coursesQuery = (search: string) =>
  queryOptions({
    queryKey: ["certificates", "courses", search],
    queryFn: ({ signal }) =>
      call(listOfficeCourses, { query: { search: search || undefined, limit: 20 } }, { signal }),
    placeholderData: keepPreviousData,
  });

/** Queries that a change of a template or certificate makes old. */
export function useCertificatesChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["certificates", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}
