import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import { editProfile, readProfile, setAvatar } from "@trilha/contract/accounts/identity/endpoints.ts";
import type { Request } from "@trilha/contract/core/endpoint.ts";
import { call } from "../../api/call.ts";
import { upload } from "../../api/upload.ts";
import { sessionQuery } from "../../session/session.queries.ts";

export const profileQuery = queryOptions({
  queryKey: ["profile"],
  queryFn: ({ signal }) => call(readProfile, {}, { signal }),
  meta: { keep: true },
});

/** Changes the name or the picture; the page's own frame shows it at once. */
export function useIntroduce() {
  const queries = useQueryClient();
  const onSuccess = () => {
    void queries.invalidateQueries({ queryKey: profileQuery.queryKey });
    void queries.invalidateQueries({ queryKey: sessionQuery.queryKey });
  };
  const name = useMutation({
    mutationFn: (body: Request<typeof editProfile>["body"]) => call(editProfile, { body }),
    onSuccess,
  });
  const picture = useMutation({
    mutationFn: async (file: File) => {
      const { id } = await upload(file, "avatar", { onProgress: () => undefined });
      return await call(setAvatar, { body: { fileId: id } });
    },
    onSuccess,
  });
  return { name, picture };
}
