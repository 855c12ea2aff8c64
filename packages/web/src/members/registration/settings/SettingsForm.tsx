import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type RegistrationForm, registrationForms } from "@trilha/contract/members/registration/fields.ts";
import type { FormSettings } from "@trilha/contract/members/registration/shapes.ts";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { useFormDraft } from "../../../session/form-draft.ts";
import { notice } from "../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../../ui/form/ConflictNotice.tsx";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { useEditForm } from "../../../ui/form/use-edit-form.ts";
import { QueryState } from "../../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../../ui/state/Skeletons.tsx";
import { Choice } from "../../../ui/switches/Choice.tsx";
import { FieldsCard } from "./FieldsCard.tsx";
import { FormPreview } from "./FormPreview.tsx";
import { withBirthday } from "./field-list.ts";
import classes from "./settings.module.css";
import { type RegistrationSetup, settingsQuery, useSaveSettings } from "./settings.queries.ts";
import { WhoCard } from "./WhoCard.tsx";

const ID = "registration";

type ClientFacts = {
  id: string;
  slug: string;
  name: string;
  countries: RegistrationSetup["countries"];
  can: { configure: boolean };
};
type Plain = Omit<RegistrationSetup, "version">;
type Props = {
  client: ClientFacts;
  /** Draws the client's door around a page of it. */
  door: (page: ReactNode) => ReactNode;
};

const plainOf = ({ version: _version, ...plain }: RegistrationSetup): Plain => plain;

/** Settings that can be saved: an open form that wants adults asks for their birthday. */
function whole(settings: Plain): Plain {
  const forms = { ...settings.forms };
  for (const name of registrationForms) {
    const form = forms[name];
    if (settings.adultsOnly && form.open) forms[name] = { ...form, fields: withBirthday(form.fields) };
  }
  return { ...settings, forms };
}

function Editor({ client, settings, door }: Props & { settings: RegistrationSetup }) {
  const { t } = useTranslation("members/registration");
  const queries = useQueryClient();
  const save = useSaveSettings(client.id);
  const [name, setName] = useState<RegistrationForm>("register");
  const [refusal, setRefusal] = useState<Refused>();
  const fresh = plainOf(settings);
  const edit = useEditForm<Plain>({ fresh, version: settings.version, check: () => ({}) });
  const { values, setValues } = edit.form;
  useFormDraft({
    name: `client.${client.id}.${ID}`,
    version: edit.version,
    values,
    dirty: edit.dirty,
    restore: setValues,
  });
  const form = values.forms[name];
  const change = (changes: Partial<FormSettings>) =>
    setValues(whole({ ...values, forms: { ...values.forms, [name]: { ...form, ...changes } } }));
  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code !== "request.conflict") return setRefusal(error);
    const theirs = await queries.fetchQuery({ ...settingsQuery(client.id), staleTime: 0 });
    edit.conflict(plainOf(theirs), theirs.version);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (save.isPending) return;
    setRefusal(undefined);
    save.mutateAsync({ ...values, version: edit.version }).then(
      (saved) => {
        edit.saved(plainOf(saved), saved.version);
        notice(t("settings.saved"));
      },
      (error: Error) => void failed(error),
    );
  };
  return (
    <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
      <ConflictNotice fields={edit.clashes?.map(() => t("settings.title"))} />
      <FormErrorSummary
        key={refusal?.requestId ?? "none"}
        errors={[]}
        message={refusal?.fields[0]?.title ?? refusal?.message}
        requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
      />
      <Choice
        label={t("settings.which")}
        value={name}
        onChange={setName}
        options={registrationForms.map((value) => ({ value, label: t(`settings.name.${value}`) }))}
      />
      <div className={classes.grid}>
        <fieldset className="stack content-start gap-20" disabled={!client.can.configure}>
          <WhoCard
            id={`${ID}-${name}`}
            shared={values}
            form={form}
            countries={client.countries}
            onForm={change}
            onShared={(changes) => setValues(whole({ ...values, ...changes }))}
          />
          <FieldsCard
            key={name}
            id={`${ID}-${name}`}
            fields={form.fields}
            asksAge={values.adultsOnly && form.open}
            onChange={(fields) => change({ fields })}
          />
        </fieldset>
        <FormPreview client={client} name={name} form={form} settings={values} door={door} />
      </div>
      <UnsavedBar
        dirty={edit.dirty}
        saving={save.isPending}
        form={ID}
        onDiscard={() => {
          edit.discard();
          setRefusal(undefined);
        }}
      />
    </form>
  );
}

/** How people register themselves in a client: three forms, each with its fields, beside the form itself. */
export function RegistrationSettings(props: Props) {
  const query = useQuery(settingsQuery(props.client.id));
  return (
    <QueryState query={query} skeleton={<FormSkeleton fields={6} />}>
      {(settings) => <Editor {...props} settings={settings} />}
    </QueryState>
  );
}
