import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { listPhotoTypes, savePhotoTypes } from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { call } from "../../../../api/call.ts";
import { useSubmissionKeys } from "../../../../api/submission-key.ts";

/** A change of the list, made on the list as it is when the change is sent. */
export type ChangePhotoTypes = (now: readonly PhotoType[]) => readonly WrittenPhotoType[];

export type PhotoType = Answer<typeof listPhotoTypes>["items"][number];
export type WrittenPhotoType = Request<typeof savePhotoTypes>["body"]["items"][number];

export const photoTypesQuery = queryOptions({
  queryKey: ["photos", "types"],
  queryFn: async ({ signal }) => (await call(listPhotoTypes, {}, { signal })).items,
});

/** One change after another, each on the list as the server has it: what others added meanwhile stays. */
export function useChangePhotoTypes() {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  return useMutation({
    scope: { id: "photo-types" },
    mutationFn: async (change: ChangePhotoTypes) => {
      const now = await queries.fetchQuery({ ...photoTypesQuery, staleTime: 0 });
      const body = { items: [...change(now)] };
      return (await call(savePhotoTypes, { body }, { key: keys.of(body) })).items;
    },
    onSuccess: (items) => {
      keys.done();
      queries.setQueryData(photoTypesQuery.queryKey, items);
      void queries.invalidateQueries({ queryKey: ["photos"] });
      void queries.invalidateQueries({ queryKey: ["audit"] });
    },
  });
}
