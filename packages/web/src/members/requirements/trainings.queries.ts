import { infiniteQueryOptions, keepPreviousData, queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  createTraining,
  editTraining,
  listCompletions,
  listTrainings,
} from "@trilha/contract/members/requirements/endpoints.ts";
import { call } from "../../api/call.ts";
import { type SubmissionKeys, useSubmissionKeys } from "../../api/submission-key.ts";
import type { TrainingValues } from "./training-form.ts";
import { writtenTraining } from "./training-form.ts";

export type Training = Answer<typeof listTrainings>["items"][number];
export type Completed = Answer<typeof listCompletions>["items"][number];
export type TrainingFilters = Omit<Request<typeof listTrainings>["query"], "cursor" | "limit">;

const PAGE = 50;

export const trainingsQuery = (filters: TrainingFilters) =>
  infiniteQueryOptions({
    queryKey: ["trainings", "list", filters],
    queryFn: ({ pageParam, signal }) =>
      call(listTrainings, { query: { ...filters, cursor: pageParam || undefined, limit: PAGE } }, { signal }),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** One training out of the list; null where there is none. */
export const trainingQuery = (id: string) =>
  queryOptions({
    queryKey: ["trainings", "one", id],
    queryFn: async ({ signal }): Promise<Training | null> => {
      let cursor: string | undefined;
      do {
        const page = await call(listTrainings, { query: { cursor, limit: 100 } }, { signal });
        const found = page.items.find((one) => one.id === id);
        if (found) return found;
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return null;
    },
  });

export const completionsQuery = (id: string, search: string | undefined) =>
  infiniteQueryOptions({
    queryKey: ["trainings", "completions", id, search ?? ""],
    queryFn: ({ pageParam, signal }) =>
      call(
        listCompletions,
        { params: { id }, query: { search, cursor: pageParam || undefined, limit: PAGE } },
        { signal },
      ),
    initialPageParam: "",
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    placeholderData: keepPreviousData,
  });

/** What a change of a training, or of who completed it, makes old. */
export function useTrainingsChanged(): () => void {
  const queries = useQueryClient();
  return () => {
    for (const key of ["trainings", "audit"] as const) void queries.invalidateQueries({ queryKey: [key] });
  };
}

/** A new training, or another version of one. */
export function useSaveTraining() {
  const keys: SubmissionKeys = useSubmissionKeys();
  const changed = useTrainingsChanged();
  return async (values: TrainingValues, known: { id: string; version: number } | undefined) => {
    const { title, link, active } = writtenTraining(values);
    const saved = known
      ? await call(editTraining, {
          params: { id: known.id },
          body: { version: known.version, title, link, active },
        })
      : await call(createTraining, { body: { title, link } }, { key: keys.of({ title, link }) });
    keys.done();
    changed();
    return saved;
  };
}
