import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer, Request } from "@trilha/contract/core/endpoint.ts";
import { editView, listSavedViews, removeView, saveView } from "@trilha/contract/core/lists/endpoints.ts";
import { call } from "../../api/call.ts";
import { isRefused } from "../../api/problem.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { deviceViews } from "./device-views.ts";

type Views = Answer<typeof listSavedViews>["items"];

/** Brings to the server what this device holds; names that are there already, and what it refuses for good, stay as they are. */
async function takeOver(list: string, path: string, views: Views): Promise<boolean> {
  const held = deviceViews.read(path);
  const taken = new Set(views.filter(({ own }) => own).map(({ name }) => name));
  for (const view of held.filter(({ name }) => !taken.has(name))) {
    try {
      await call(saveView, { body: { list, ...view } });
    } catch (error) {
      if (!isRefused(error) || ![409, 422].includes(error.status)) return false;
    }
  }
  deviceViews.drop(path);
  return held.length > 0;
}

/** Views of a list; the last answer stays on the device, for a visit without a network. */
export const savedViewsQuery = (list: string, path: string) =>
  queryOptions({
    queryKey: ["views", list],
    queryFn: async ({ signal }) => {
      const read = async () => (await call(listSavedViews, { query: { list } }, { signal })).items;
      const views = await read();
      return (await takeOver(list, path, views)) ? read() : views;
    },
    meta: { keep: true },
  });

type Edit = { readonly id: string } & Request<typeof editView>["body"];

/** Deeds on views of a list; each ends with the list as the server has it. */
export function useViewDeeds(list: string) {
  const queries = useQueryClient();
  const keys = useSubmissionKeys();
  const onSettled = () => queries.invalidateQueries({ queryKey: ["views", list] });
  return {
    save: useMutation({
      mutationFn: async (view: { readonly name: string; readonly query: string }) => {
        const body = { list, ...view };
        const saved = await call(saveView, { body }, { key: keys.of(body) });
        keys.done();
        return saved;
      },
      onSettled,
    }),
    edit: useMutation({
      mutationFn: ({ id, ...body }: Edit) => call(editView, { params: { id }, body }),
      onSettled,
    }),
    remove: useMutation({ mutationFn: (id: string) => call(removeView, { params: { id } }), onSettled }),
  };
}
