import { useNavigate } from "@tanstack/react-router";
import { countries } from "@trilha/contract/core/country.ts";
import { slugLimit } from "@trilha/contract/core/limits.ts";
import { slugOf } from "@trilha/contract/core/slug.ts";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldErrors } from "../../../api/field-errors.ts";
import { isRefused, type Refused } from "../../../api/problem.ts";
import { countryName } from "../../../i18n/country-name.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { notice } from "../../../ui/act/notices.ts";
import { Button } from "../../../ui/controls/button.ts";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { TextInput } from "../../../ui/controls/input.ts";
import { FormErrorSummary } from "../../../ui/form/FormErrorSummary.tsx";
import { useForm } from "../../../ui/form/use-form.ts";
import { Sheet } from "../../../ui/sheet/Sheet.tsx";
import classes from "../clients.module.css";
import { useCreateClient } from "../clients.queries.ts";
import { TimeZoneField } from "../general/TimeZoneField.tsx";
import { type CreateValues, checkNewClient, emptyClient, newClient } from "./create-form.ts";

const ID = "new-client";
const LABELS = { name: "general.name", slug: "general.slug", countries: "general.countries" } as const;

/** Opens a client with the default look and menu; the rest is set on its own page. */
export function CreateClient({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation("tenants/clients");
  const { t: ui } = useTranslation("shell");
  const locale = useLocale();
  const navigate = useNavigate();
  const create = useCreateClient();
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const form = useForm<CreateValues>({
    mode: "controlled",
    initialValues: emptyClient,
    validateInputOnBlur: true,
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkNewClient(values)).map(([path, code]) => [path, fieldWords(code, locale)]),
      ),
  });

  const failed = (error: Error) => {
    if (!isRefused(error)) throw error;
    form.setErrors(error.code === "clients.slug_used" ? { slug: error.message } : fieldErrors(error));
    setRefusal(error);
    setTries((count) => count + 1);
  };

  const submit = form.onSubmit(
    (values) => {
      if (create.isPending) return;
      setRefusal(undefined);
      create.mutateAsync(newClient(values)).then(({ id }) => {
        notice(t("create.done", { name: values.name.trim() }));
        onClose();
        void navigate({ to: "/admin/clients/$clientId/{-$part}", params: { clientId: id } });
      }, failed);
    },
    () => {
      setRefusal(undefined);
      setTries((count) => count + 1);
    },
  );

  return (
    <Sheet
      opened
      title={t("create.title")}
      onClose={onClose}
      footer={
        <>
          <Button variant="default" onClick={onClose}>
            {ui("ui.cancel")}
          </Button>
          <Button type="submit" form={ID} loading={create.isPending}>
            {t("create.submit")}
          </Button>
        </>
      }
    >
      <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
        {tries > 0 ? (
          <FormErrorSummary
            key={tries}
            errors={Object.entries(form.errors).map(([path, message]) => ({
              fieldId: `${ID}-${path}`,
              label: t(LABELS[path as keyof typeof LABELS] ?? "general.timeZone"),
              message: String(message),
            }))}
            message={refusal?.message}
            requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
          />
        ) : null}
        <TextInput
          {...form.getInputProps("name")}
          id={`${ID}-name`}
          label={t("general.name")}
          maxLength={textLimit}
          withAsterisk
          data-autofocus
        />
        <TextInput
          {...form.getInputProps("slug")}
          id={`${ID}-slug`}
          label={t("general.slug")}
          description={t("create.slugHelp")}
          placeholder={slugOf(form.values.name)}
          maxLength={slugLimit}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
        />
        <fieldset id={`${ID}-countries`} className={classes.ticks} tabIndex={-1}>
          <legend>{t("general.countries")}</legend>
          {countries.map((code) => (
            <Checkbox
              key={code}
              label={countryName(code, locale)}
              checked={form.values.countries.includes(code)}
              onChange={(event) => {
                const wanted = event.currentTarget.checked;
                form.setFieldValue(
                  "countries",
                  countries.filter((one) => (one === code ? wanted : form.values.countries.includes(one))),
                );
              }}
            />
          ))}
        </fieldset>
        {form.errors.countries ? <p className="mt-6 ink-danger text-13">{form.errors.countries}</p> : null}
        <TimeZoneField
          id={`${ID}-timeZone`}
          value={form.values.timeZone}
          countries={form.values.countries}
          error={form.errors.timeZone}
          onChange={(zone) => form.setFieldValue("timeZone", zone)}
        />
      </form>
    </Sheet>
  );
}
