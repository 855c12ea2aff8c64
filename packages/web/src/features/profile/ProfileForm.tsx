import { useForm } from "@mantine/form";
import { fieldTexts } from "@trilha/contract/kernel/field-problems.ts";
import { localize } from "@trilha/contract/kernel/locale.ts";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused, type Refused } from "../../api/problem.ts";
import { useLocale } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { UnsavedBar } from "../../ui/act/UnsavedBar.tsx";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { AddressFields } from "./AddressFields.tsx";
import { PersonFields } from "./PersonFields.tsx";
import { PhoneFields } from "./PhoneFields.tsx";
import classes from "./profile.module.css";
import { type Profile, type Reference, useSaveProfile } from "./profile.queries.ts";
import { check, fieldErrors, toEdit, toValues, type Values } from "./profile-form.ts";
import { useDraft } from "./use-draft.ts";
import { useFieldNames } from "./use-field-names.ts";

const FORM = "profile-form";

/** The plain fields of one's own data, in three cards, saved together. */
export function ProfileForm({ profile, reference }: { profile: Profile; reference: Reference }) {
  const { t } = useTranslation("profile");
  const locale = useLocale();
  const nameOf = useFieldNames();
  const save = useSaveProfile();
  const draft = useDraft<Values>("profile", profile.version);
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const form = useForm<Values>({
    initialValues: toValues(profile),
    validateInputOnBlur: true,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(check(values, new Date().toISOString().slice(0, 10))).map(([field, code]) => [
          field,
          localize(fieldTexts[code], locale, { maximum: 30 }),
        ]),
      ),
    onValuesChange: (values) => draft.save(values),
  });

  const { found } = draft;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a draft is put back once, when it has been found
  useEffect(() => {
    if (found?.values) form.setValues(found.values);
  }, [found]);

  const submit = form.onSubmit(
    (values) => {
      setRefusal(undefined);
      save.mutate(toEdit(values, profile), {
        onSuccess: (saved) => {
          const shown = toValues(saved);
          form.setInitialValues(shown);
          form.setValues(shown);
          form.resetDirty(shown);
          setTries(0);
          draft.drop();
          notice(t("saved"));
        },
        onError: (error) => {
          if (!isRefused(error)) throw error;
          form.setErrors(fieldErrors(error.fields));
          setRefusal(error);
          setTries((count) => count + 1);
        },
      });
    },
    () => {
      setRefusal(undefined);
      setTries((count) => count + 1);
    },
  );

  const errors = Object.entries(form.errors).map(([field, message]) => ({
    fieldId: `${FORM}-${field}`,
    label: nameOf(field),
    message: String(message),
  }));

  const discard = () => {
    form.setValues(toValues(profile));
    form.clearErrors();
    setRefusal(undefined);
    setTries(0);
    draft.drop();
  };

  return (
    <form id={FORM} className={classes.form} onSubmit={submit} noValidate>
      {tries > 0 ? (
        <FormErrorSummary
          key={tries}
          errors={errors}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      ) : null}
      <PersonFields form={form} id={FORM} reference={reference} />
      <PhoneFields form={form} id={FORM} country={profile.country} />
      <AddressFields form={form} id={FORM} reference={reference} />
      <UnsavedBar dirty={form.isDirty()} saving={save.isPending} form={FORM} onDiscard={discard} />
    </form>
  );
}
