import { useQueryClient } from "@tanstack/react-query";
import { roles } from "@trilha/contract/permissions.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldErrors } from "../../../api/field-errors.ts";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { useFormDraft } from "../../../session/form-draft.ts";
import { notice } from "../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../../ui/form/ConflictNotice.tsx";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { useEditForm } from "../../../ui/form/use-edit-form.ts";
import { Card } from "../../../ui/page/Card.tsx";
import { type Network, type Person, personQuery } from "../people.queries.ts";
import { LinksFields } from "./LinksFields.tsx";
import { type PersonValues, ticked, tooLong, valuesOf } from "./person-form.ts";
import { Ticks } from "./Ticks.tsx";
import { useSavePerson } from "./use-save-person.ts";

const FORM = "person-form";

type Props = { person: Person; network: Network };

/** Fields staff may change about a person: their place in the programme and their staff roles. */
export function PersonForm({ person, network }: Props) {
  const { t } = useTranslation("members/people");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const edit = useEditForm<PersonValues>({
    fresh: valuesOf(person),
    version: person.version,
    check: (values) =>
      Object.fromEntries(
        tooLong(values).map((path) => [path, fieldWords("too_long", locale, { maximum: 64 })]),
      ),
  });
  const { form } = edit;
  useFormDraft({
    name: `person.${person.id}`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });
  const save = useSavePerson(person.id, edit);
  const nameOf = (path: string) => t(`links.${path as "jobProfile"}`, { defaultValue: path });

  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict") {
      const theirs = await queries.fetchQuery({ ...personQuery(person.id), staleTime: 0 });
      edit.conflict(valuesOf(theirs), theirs.version);
      return;
    }
    form.setErrors(fieldErrors(error));
    setRefusal(error);
    setTries((count) => count + 1);
  };

  const submit = form.onSubmit(
    (values) => {
      if (save.isPending) return;
      setRefusal(undefined);
      save.mutateAsync(values).then(
        (saved) => {
          if (saved) edit.saved(valuesOf(saved), saved.version);
          setTries(0);
          notice(t("saved", { name: person.name }));
        },
        (error: Error) => void failed(error),
      );
    },
    () => {
      setRefusal(undefined);
      setTries((count) => count + 1);
    },
  );

  return (
    <form id={FORM} className="stack content-start gap-20 shrink" onSubmit={submit} noValidate>
      <ConflictNotice fields={edit.clashes?.map(nameOf)} />
      {tries > 0 ? (
        <FormErrorSummary
          key={tries}
          errors={Object.entries(form.errors).map(([path, message]) => ({
            fieldId: `${FORM}-${path}`,
            label: nameOf(path),
            message: String(message),
          }))}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      ) : null}
      <LinksFields form={form} id={FORM} person={person} network={network} />
      <Card title={t("roles.title")}>
        <p className="hint under-title">{person.can.assignRoles ? t("roles.hint") : t("roles.fixed")}</p>
        <Ticks
          label={t("roles.label")}
          columns
          options={roles.map((role) => ({
            value: role,
            label: ui(`words.role.${role}`),
            hint: t(`roles.can.${role}`),
          }))}
          values={form.values.roles}
          disabled={!person.can.assignRoles}
          onToggle={(role) => form.setFieldValue("roles", ticked(roles, form.values.roles, role))}
        />
      </Card>
      <UnsavedBar
        dirty={edit.dirty}
        saving={save.isPending}
        form={FORM}
        onDiscard={() => {
          edit.discard();
          setTries(0);
        }}
      />
    </form>
  );
}
