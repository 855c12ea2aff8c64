import { keepPreviousData, type QueryClient, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { Locale } from "@trilha/contract/core/locale.ts";
import {
  listOfficeCourses,
  listVersions,
  readOfficeCourse,
  readPublication,
} from "@trilha/contract/learning/authoring/endpoints.ts";
import { listLabels } from "@trilha/contract/learning/authoring/label-endpoints.ts";
import { previewCourse } from "@trilha/contract/learning/authoring/preview-endpoints.ts";
import { listPackages, readPackage } from "@trilha/contract/learning/content/endpoints.ts";
import { readCloudImport } from "@trilha/contract/learning/scorm/endpoints.ts";
import { call } from "../../api/call.ts";
import { pagedQuery } from "../../api/paged-query.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { id, oneOf, search } from "../../core/lists/read-filters.ts";

export type CourseItem = Answer<typeof listOfficeCourses>["items"][number];
export type Label = Answer<typeof listLabels>["items"][number];
export type Package = Answer<typeof readPackage>;
export type PreviewedCourse = Answer<typeof previewCourse>;

export const KINDS = ["course", "trail"] as const;
export const STATES = ["draft", "published", "archived"] as const;

export const courseList = defineList({
  queryKey: ["course-office", "list"],
  endpoint: listOfficeCourses,
  filters: { search, kind: oneOf(KINDS), state: oneOf(STATES), labelId: id },
});

/** Courses and trails by name, for whoever puts one into another. */
export const courseLookUpQuery = (search: string, kind?: CourseItem["kind"]) =>
  queryOptions({
    queryKey: ["course-office", "look-up", search, kind ?? ""],
    queryFn: ({ signal }) =>
      call(listOfficeCourses, { query: { search: search || undefined, kind, limit: 30 } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });

/**
 * Courses that were offered lately to be put into another: known before the server has answered for the
 * draft.
 */
export const lookedUp = (queries: QueryClient): readonly CourseItem[] =>
  queries
    .getQueriesData<Answer<typeof listOfficeCourses>>({ queryKey: ["course-office", "look-up"] })
    .flatMap(([, page]) => page?.items ?? []);

const LOOKS_AGAIN = 1_500;
/** A conversion takes about as long as the film. */
const LOOKS_AGAIN_AT_CONVERSION = 4_000;

export const courseQuery = (id: string) =>
  queryOptions({
    queryKey: ["course-office", "one", id],
    queryFn: ({ signal }) => call(readOfficeCourse, { params: { id } }, { signal }),
  });

/** Files of a course, looked at again for as long as one is being converted. */
export const convertingFilesQuery = (id: string) =>
  queryOptions({
    queryKey: ["course-office", "converting", id],
    queryFn: async ({ signal }) => (await call(readOfficeCourse, { params: { id } }, { signal })).files,
    refetchInterval: LOOKS_AGAIN_AT_CONVERSION,
    staleTime: 0,
  });

/** The saved draft as a learner's page; never an older one. */
export const previewQuery = (id: string, language: Locale) =>
  queryOptions({
    queryKey: ["course-office", "preview", id, language],
    queryFn: ({ signal }) => call(previewCourse, { params: { id }, query: { language } }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: 0,
    gcTime: 0,
  });

export const publicationQuery = (id: string) =>
  queryOptions({
    queryKey: ["course-office", "publication", id],
    queryFn: ({ signal }) => call(readPublication, { params: { id } }, { signal }),
    staleTime: 0,
    gcTime: 0,
  });

export const versionsQuery = (id: string) =>
  pagedQuery({
    queryKey: ["course-office", "versions", id],
    endpoint: listVersions,
    params: { id },
    keepRows: false,
  });

export const labelsQuery = queryOptions({
  queryKey: ["course-office", "labels"],
  queryFn: ({ signal }) => call(listLabels, { query: {} }, { signal }),
  staleTime: 60_000,
});

/** A package, looked at again for as long as it is being unpacked. */
export const packageQuery = (id: string) =>
  queryOptions({
    queryKey: ["course-office", "package", id],
    queryFn: ({ signal }) => call(readPackage, { params: { id } }, { signal }),
    refetchInterval: ({ state }) => (state.data?.newest.state === "unpacking" ? LOOKS_AGAIN : false),
  });

/** SCORM packages that are here, the newest first; asked anew wherever one is chosen, for one may just have been unpacked. */
export const packagesQuery = queryOptions({
  refetchOnMount: "always",
  queryKey: ["course-office", "packages"],
  queryFn: ({ signal }) => call(listPackages, { query: { kind: "scorm", limit: 100 } }, { signal }),
});

/** A package's import at SCORM Cloud, looked at again until it is over. */
export const cloudImportQuery = (id: string) =>
  queryOptions({
    queryKey: ["course-office", "cloud-import", id],
    queryFn: ({ signal }) => call(readCloudImport, { params: { id } }, { signal }),
    refetchInterval: ({ state }) =>
      ["sending", "running"].includes(state.data?.newest?.state ?? "") ? LOOKS_AGAIN : false,
  });

/** Queries that a change of a course makes old; the courses themselves follow their own saves. */
export function useCoursesChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of [
      ["course-office", "list"],
      ["course-office", "look-up"],
      ["course-office", "labels"],
      ["course-office", "versions"],
      ["trainings"],
      ["audit"],
    ] as const)
      void queries.invalidateQueries({ queryKey: key });
  };
}
