import { useQueryClient } from "@tanstack/react-query";
import type { Profile } from "@trilha/contract/accounts/identity/shapes.ts";
import { fieldTexts } from "@trilha/contract/core/field-problems.ts";
import { localize } from "@trilha/contract/core/locale.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { useFormDraft } from "../../session/form-draft.ts";
import { notice } from "../../ui/act/notices.ts";
import { UnsavedBar } from "../../ui/act/UnsavedBar.tsx";
import { Button } from "../../ui/controls/button.ts";
import { ConflictNotice } from "../../ui/form/ConflictNotice.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { useEditForm } from "../../ui/form/use-edit-form.ts";
import { AddressFields } from "./AddressFields.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { PhoneFields } from "./PhoneFields.tsx";
import { type ProfileReference, profileQuery, useSaveProfile } from "./profile.queries.ts";
import {
  belongs,
  check,
  fieldErrors,
  isChanged,
  type ProfileSection,
  type ProfileValues,
  sectionOf,
  toEdit,
  toValues,
} from "./profile-form.ts";

const FORM = "profile-form";

/** The plain fields of one's own data, in three cards, saved together or one by one. */
export function ProfileForm({ profile, reference }: { profile: Profile; reference: ProfileReference }) {
  const { t } = useTranslation("accounts/profile");
  const locale = useLocale();
  const nameOf = useFieldNames();
  const queries = useQueryClient();
  const save = useSaveProfile();
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const edit = useEditForm<ProfileValues>({
    fresh: toValues(profile),
    version: profile.version,
    check: (values) =>
      Object.fromEntries(
        Object.entries(check(values, new Date().toISOString().slice(0, 10))).map(([field, code]) => [
          field,
          localize(fieldTexts[code], locale, { maximum: 30 }),
        ]),
      ),
  });
  const { form } = edit;
  useFormDraft({
    name: "profile",
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: (values) => form.setValues(values),
  });

  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict") {
      const theirs = await queries.fetchQuery({ ...profileQuery, staleTime: 0 });
      edit.conflict(toValues(theirs), theirs.version);
      return;
    }
    form.setErrors(fieldErrors(error.fields));
    setRefusal(error);
    setTries((count) => count + 1);
  };

  const submit = form.onSubmit(
    (values) => {
      if (save.isPending) return;
      setRefusal(undefined);
      save.mutateAsync(toEdit(values, { version: edit.version, country: values.country })).then(
        (saved) => {
          edit.saved(toValues(saved), saved.version);
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

  /** Saves one part; the rest of what was typed stays as it is, over the newer version. */
  const saveSection = (section: ProfileSection) => {
    if (save.isPending) return;
    setRefusal(undefined);
    const { errors: faults } = form.validate();
    const own = Object.entries(faults).filter(([field]) => belongs(section, field));
    form.setErrors(Object.fromEntries(own));
    if (own.length > 0) return setTries((count) => count + 1);
    const whole = toEdit(form.values, { version: edit.version, country: form.values.country });
    save.mutateAsync(sectionOf(section, whole)).then(
      (saved) => {
        edit.partlySaved(toValues(saved), saved.version);
        setTries(0);
        notice(t("saved"));
      },
      (error: Error) => void failed(error),
    );
  };
  const changed = (["person", "phones", "address"] as const).filter((part) =>
    isChanged(part, form.values, edit.seen),
  );
  // One part alone is saved by the bar; the button is for who wants to keep one of several.
  const footOf = (section: ProfileSection) => (
    <SectionSave
      shown={changed.length > 1 && changed.includes(section)}
      saving={save.isPending}
      onSave={() => saveSection(section)}
    />
  );

  const errors = Object.entries(form.errors).map(([field, message]) => ({
    fieldId: `${FORM}-${field}`,
    label: nameOf(field),
    message: String(message),
  }));

  const discard = () => {
    edit.discard();
    setRefusal(undefined);
    setTries(0);
  };

  return (
    <form id={FORM} className="stack content-start gap-20 shrink" onSubmit={submit} noValidate>
      <ConflictNotice fields={edit.clashes?.map(nameOf)} />
      {tries > 0 ? (
        <FormErrorSummary
          key={tries}
          errors={errors}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      ) : null}
      <PersonFields form={form} id={FORM} reference={reference} foot={footOf("person")} />
      <PhoneFields form={form} id={FORM} country={form.values.country} foot={footOf("phones")} />
      <AddressFields form={form} id={FORM} reference={reference} foot={footOf("address")} />
      <UnsavedBar dirty={edit.dirty} saving={save.isPending} form={FORM} onDiscard={discard} />
    </form>
  );
}

/** Saves one part of the profile; what is changed elsewhere waits. */
function SectionSave({ shown, saving, onSave }: { shown: boolean; saving: boolean; onSave: () => void }) {
  const { t } = useTranslation("accounts/profile");
  if (!shown) return null;
  return (
    <div className="flex justify-end mt-20">
      <Button variant="default" loading={saving} onClick={onSave}>
        {t("saveSection")}
      </Button>
    </div>
  );
}

/** A field's label by its path in the form, for the summary of errors. */
function useFieldNames(): (field: string) => string {
  const { t, i18n } = useTranslation("accounts/profile");
  return (field) => {
    const key = field.startsWith("phones.")
      ? `phoneKinds.${field.slice(7)}`
      : field.replace(/^address\./, "");
    return i18n.exists(key, { ns: "accounts/profile" }) ? t(key as "firstName") : field;
  };
}
