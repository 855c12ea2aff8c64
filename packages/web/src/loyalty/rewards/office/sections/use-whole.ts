import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { useSubmit } from "../../../../api/use-submit.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { type EditForm, useEditForm } from "../../../../ui/form/use-edit-form.ts";
import { useRewardsChanged } from "../reward-office.queries.ts";

type Input<Values extends Record<string, unknown>, Data extends { readonly version: number }> = {
  data: Data;
  key: QueryKey;
  valuesOf: (data: Data) => Values;
  check: (values: Values) => Record<string, string>;
  send: (values: Values, version: number) => Promise<Data>;
  read: () => Promise<Data>;
  saved: string;
};

/** A list or a set of settings that is written as a whole, over others who may write it too. */
export function useWhole<Values extends Record<string, unknown>, Data extends { readonly version: number }>(
  input: Input<Values, Data>,
) {
  const { data, key, valuesOf, check, send, read, saved } = input;
  const queries = useQueryClient();
  const changed = useRewardsChanged();
  const edit: EditForm<Values> = useEditForm({ fresh: valuesOf(data), version: data.version, check });
  const submission = useSubmit(edit.form, {
    send: (values) => send(values, edit.version),
    done: (now) => {
      queries.setQueryData(key, now);
      edit.saved(valuesOf(now), now.version);
      changed();
      notice(saved);
    },
    conflict: async () => {
      const theirs = await read();
      edit.conflict(valuesOf(theirs), theirs.version);
    },
  });
  return { ...edit, ...submission };
}
