import { queryOptions, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import {
  createTraining,
  editTraining,
  listCompletions,
  listTrainings,
} from "@trilha/contract/members/requirements/endpoints.ts";
import type { Training } from "@trilha/contract/members/requirements/shapes.ts";
import { call } from "../../api/call.ts";
import { type SubmissionKeys, useSubmissionKeys } from "../../api/submission-key.ts";
import { defineList } from "../../core/lists/define-list.ts";
import { search, where } from "../../core/lists/read-filters.ts";
import type { TrainingValues } from "./training-form.ts";
import { writtenTraining } from "./training-form.ts";
export type Completed = Answer<typeof listCompletions>["items"][number];

export const trainingList = defineList({
  queryKey: ["trainings", "list"],
  endpoint: listTrainings,
  filters: { search, active: where("activity", { active: "true", off: "false" }) },
});

/** One training out of the list; null where there is none. */
export const trainingQuery = (id: string) =>
  queryOptions({
    queryKey: ["trainings", "one", id],
    queryFn: async ({ signal }): Promise<Training | null> => {
      let cursor: string | undefined;
      do {
        const page = await call(listTrainings, { query: { cursor, limit: 100 } }, { signal });
        const training = page.items.find((one) => one.id === id);
        if (training) return training;
        cursor = page.nextCursor ?? undefined;
      } while (cursor);
      return null;
    },
  });

export const completionList = defineList({
  queryKey: ["trainings", "completions"],
  endpoint: listCompletions,
  filters: { search },
});

/** Queries that a change of a training, or of its completions, makes old. */
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
