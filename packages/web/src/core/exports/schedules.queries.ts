import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import {
  createSchedule,
  deleteSchedule,
  editSchedule,
  listScheduleRecipients,
  listSchedules,
} from "@trilha/contract/core/exports/endpoints.ts";
import type { ExportKind } from "@trilha/contract/core/exports/shapes.ts";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { defineList } from "../lists/define-list.ts";

export type ScheduleCreate = Request<typeof createSchedule>["body"];
type ScheduleEdit = Request<typeof editSchedule>["body"];

export const scheduleList = defineList({ queryKey: ["exports", "schedules"], endpoint: listSchedules });

/** Staff a report may be sent to. */
export const recipientsQuery = (kind: ExportKind) =>
  queryOptions({
    queryKey: ["exports", "recipients", kind],
    queryFn: ({ signal }) => call(listScheduleRecipients, { query: { kind } }, { signal }),
  });

/** Creates a schedule, or changes a known one. */
export function useSaveSchedule() {
  const keys = useSubmissionKeys();
  const queries = useQueryClient();
  const changed = <Saved>(saved: Saved): Saved => {
    keys.done();
    void queries.invalidateQueries({ queryKey: ["exports", "schedules"] });
    return saved;
  };
  return {
    create: (body: ScheduleCreate) => call(createSchedule, { body }, { key: keys.of(body) }).then(changed),
    edit: (id: string, body: ScheduleEdit) => call(editSchedule, { params: { id }, body }).then(changed),
  };
}

export function useDeleteSchedule() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(deleteSchedule, { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ["exports", "schedules"] }),
  });
}
