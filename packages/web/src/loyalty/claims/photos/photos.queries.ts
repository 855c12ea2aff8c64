import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import {
  appealPhoto,
  listPhotos,
  readPhotoForm,
  resubmitPhoto,
  sendPhoto,
  sendPhotoPicture,
} from "@trilha/contract/loyalty/claims/photo-endpoints.ts";
import { reportedStates } from "@trilha/contract/loyalty/claims/states.ts";
import { call } from "../../../api/call.ts";
import { useSubmissionKeys } from "../../../api/submission-key.ts";
import { defineList } from "../../../core/lists/define-list.ts";
import { oneOf } from "../../../core/lists/read-filters.ts";

export type PhotoForm = Answer<typeof readPhotoForm>;
export type Photo = Answer<typeof sendPhoto>;
export type PhotoBody = Request<typeof sendPhoto>["body"];

/** Photo types, my stores, and what is free this week. */
export const photoFormQuery = (campaignId: string) =>
  queryOptions({
    queryKey: ["photos", "form", campaignId],
    queryFn: ({ signal }) => call(readPhotoForm, { query: { campaignId } }, { signal }),
    meta: { keep: true },
  });

/** States a photo can be in: it is not taken back. */
export const photoStates = reportedStates.filter((state) => state !== "withdrawn");

/** My photos, newest first; the first page is kept for days without a network. */
export const photoList = defineList({
  queryKey: ["photos", "list"],
  endpoint: listPhotos,
  filters: { state: oneOf(photoStates) },
  limit: 20,
  keepOffline: true,
});

/** My photos of which the audit waits for another. */
export const askedPhotosQuery = queryOptions({
  queryKey: ["photos", "asked"],
  queryFn: ({ signal }) => call(listPhotos, { query: { state: "awaiting_picture" } }, { signal }),
});

function useTold() {
  const queries = useQueryClient();
  return () =>
    Promise.all(
      ([["photos"], ["points"], ["campaigns", "current"], ["home"]] as const).map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
}

/** Sends a photo once, whatever the network does: the same file keeps its key. */
export function useSendPhoto() {
  const keys = useSubmissionKeys();
  const refreshPhotos = useTold();
  return useMutation({
    mutationFn: (body: PhotoBody) => call(sendPhoto, { body }, { key: keys.of(body) }),
    onSuccess: () => {
      keys.done();
      void refreshPhotos();
    },
    // Another person of the store may have been quicker: the cards look again.
    onError: () => {
      void refreshPhotos();
    },
  });
}

export function useResubmitPhoto({ id, version }: Pick<Photo, "id" | "version">) {
  const keys = useSubmissionKeys();
  const refreshPhotos = useTold();
  return useMutation({
    mutationFn: (fileId: string) => {
      const body = { version, fileId };
      return call(resubmitPhoto, { params: { id }, body }, { key: keys.of(body) });
    },
    onSuccess: () => {
      keys.done();
      void refreshPhotos();
    },
  });
}

/** Sends another picture that the audit asked for; the same file keeps its key. */
export function useSendPhotoPicture({ id, version }: Pick<Photo, "id" | "version">) {
  const keys = useSubmissionKeys();
  const refreshPhotos = useTold();
  return useMutation({
    mutationFn: (fileId: string) => {
      const body = { version, fileId };
      return call(sendPhotoPicture, { params: { id }, body }, { key: keys.of(body) });
    },
    onSuccess: () => {
      keys.done();
      void refreshPhotos();
    },
  });
}

export function useAppealPhoto({ id, version }: Pick<Photo, "id" | "version">) {
  const refreshPhotos = useTold();
  return useMutation({
    mutationFn: ({ text, key }: { text: string; key: string }) =>
      call(appealPhoto, { params: { id }, body: { version, text } }, { key }),
    onSuccess: refreshPhotos,
  });
}
