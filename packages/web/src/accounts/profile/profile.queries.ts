import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import {
  changePassword,
  correctDocument,
  editProfile,
  endOtherSessions,
  endSession,
  listSessions,
  readProfile,
  setAvatar,
} from "@trilha/contract/accounts/identity/endpoints.ts";
import { listIdentities, unlinkIdentity } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { readReference } from "@trilha/contract/tenants/clients/endpoints.ts";
import { call } from "../../api/call.ts";
import { upload } from "../../api/upload.ts";
import { sessionQuery } from "../../session/session.queries.ts";
import { withProof } from "../re-authentication/with-proof.ts";
export type ProfileEdit = Request<typeof editProfile>["body"];
export type Sessions = Answer<typeof listSessions>;
export type ProfileReference = Answer<typeof readReference>;

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => call(readProfile, {}, { signal }),
  meta: { keep: true },
});

/** Countries with their areas, genders, marital statuses, professions: the same for everybody. */
export const referenceQuery = queryOptions({
  queryKey: ["reference"],
  queryFn: ({ signal }) => call(readReference, {}, { signal }),
  staleTime: 60 * 60_000,
  meta: { keep: true },
});

export const sessionsQuery = queryOptions({
  queryKey: ["sessions"],
  queryFn: ({ signal }) => call(listSessions, {}, { signal }),
});

export function useSaveProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: ProfileEdit) => call(editProfile, { body }),
    onSuccess: (profile) => {
      queries.setQueryData(profileQuery.queryKey, profile);
      void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
      void queries.invalidateQueries({ queryKey: ["home"] });
    },
  });
}

/** Corrects one's own document; whoever holds the phone has to prove to be its owner. */
export function useCorrectDocument() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof correctDocument>["body"]) =>
      withProof(() => call(correctDocument, { body })),
    onSuccess: (profile) => queries.setQueryData(profileQuery.queryKey, profile),
  });
}

export const identitiesQuery = queryOptions({
  queryKey: ["identities"],
  queryFn: ({ signal }) => call(listIdentities, {}, { signal }),
});

/** The sessions the account opened end with the link. */
export function useUnlinkIdentity() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => withProof(() => call(unlinkIdentity, { params: { id } })),
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: identitiesQuery.queryKey }),
        queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]),
  });
}

/** Uploads a picture and makes it the avatar; null takes the picture away. */
export function useSetAvatar(onProgress: (part: number) => void) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async (picture: File | null) => {
      const fileId = picture ? (await upload(picture, "avatar", { onProgress })).id : null;
      return await call(setAvatar, { body: { fileId } });
    },
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: profileQuery.queryKey }),
        queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
        queries.invalidateQueries({ queryKey: ["home"] }),
      ]),
  });
}

export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: Request<typeof changePassword>["body"]) => call(changePassword, { body }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: sessionQuery.queryKey }),
        queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
      ]),
  });
}

export function useEndSession() {
  const queries = useQueryClient();
  return useMutation({
    /** One session by its id, or all but this one. */
    mutationFn: (id: string | "others") =>
      id === "others" ? call(endOtherSessions) : call(endSession, { params: { id } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
}
