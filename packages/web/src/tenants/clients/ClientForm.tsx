import type { UseFormReturnType } from "@mantine/form";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldErrors } from "../../api/field-errors.ts";
import { isRefused, type Refused } from "../../api/problem.ts";
import { useFormDraft } from "../../session/form-draft.ts";
import { notice } from "../../ui/act/notices.ts";
import { UnsavedBar } from "../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { type Client, type ClientWrite, clientQuery, useSaveClient } from "./clients.queries.ts";

export type Plain = Record<string, unknown>;

type Props<Form extends Plain> = {
  client: Client;
  /** Names the form; its fields' ids begin with it. */
  id: string;
  valuesOf: (client: Client) => Form;
  check: (values: Form) => Record<string, string>;
  writeOf: (values: Form, version: number) => ClientWrite;
  /** A field's label by its path, for the summary of errors. */
  nameOf: (path: string) => string;
  /** Consequence of saving these values, beyond them. */
  noteOf?: (values: Form) => ReactNode;
  children: (form: UseFormReturnType<Form>) => ReactNode;
};

/** The frame of every part of a client's settings: errors, parallel edits, the bar of what is not saved. */
export function ClientForm<Form extends Plain>(props: Props<Form>) {
  const { client, id, valuesOf, check, writeOf, nameOf, noteOf, children } = props;
  const { t } = useTranslation("tenants/clients");
  const queries = useQueryClient();
  const save = useSaveClient(client.id);
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const edit = useEditForm<Form>({ fresh: valuesOf(client), version: client.version, check });
  const { form } = edit;
  useFormDraft({
    name: `client.${client.id}.${id}`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });

  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict") {
      const theirs = await queries.fetchQuery({ ...clientQuery(client.id), staleTime: 0 });
      edit.conflict(valuesOf(theirs), theirs.version);
      return;
    }
    // The one refusal here that means a field without naming it.
    form.setErrors(error.code === "clients.host_used" ? { hosts: error.message } : fieldErrors(error));
    setRefusal(error);
    setTries((count) => count + 1);
  };

  const submit = form.onSubmit(
    (values) => {
      if (save.isPending) return;
      setRefusal(undefined);
      save.mutateAsync(writeOf(values, edit.version)).then(
        (saved) => {
          edit.saved(valuesOf(saved), saved.version);
          setTries(0);
          notice(t("saved"));
        },
        (error: Error) => void failed(error),
      );
    },
    () => {
      setRefusal(undefined);
      setTries((count) => count + 1);
    },
  );

  const errors = Object.entries(form.errors).map(([path, message]) => ({
    fieldId: `${id}-${path}`,
    label: nameOf(path),
    message: String(message),
  }));
  return (
    <form id={id} className="stack gap-20 shrink" onSubmit={submit} noValidate>
      <ConflictNotice fields={edit.clashes?.map(nameOf)} />
      {tries > 0 ? (
        <FormErrorSummary
          key={tries}
          errors={errors}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      ) : null}
      <fieldset className="stack gap-20" disabled={!client.can.configure}>
        {children(form)}
      </fieldset>
      <UnsavedBar
        dirty={edit.dirty}
        saving={save.isPending}
        form={id}
        note={noteOf?.(form.values)}
        onDiscard={() => {
          edit.discard();
          setTries(0);
        }}
      />
    </form>
  );
}
