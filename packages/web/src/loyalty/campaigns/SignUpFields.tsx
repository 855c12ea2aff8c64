import { type FormEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { isRefused } from "../../api/problem.ts";
import { useFormDraft } from "../../session/form-draft.ts";
import { Button } from "../../ui/controls/button.ts";
import { Checkbox } from "../../ui/controls/checkbox.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../ui/controls/input.ts";
import { FormErrorSummary } from "../../ui/form/FormErrorSummary.tsx";
import { Card } from "../../ui/page/Card.tsx";
import classes from "./campaigns.module.css";
import type { SignUpForm, useSignUp } from "./campaigns.queries.ts";
import { StoreChoice } from "./StoreChoice.tsx";
import {
  bodyOf,
  brandsOf,
  missingFields,
  type SignUpField,
  startValues,
  withCompany,
} from "./sign-up-form.ts";

type Props = { form: SignUpForm; signUp: ReturnType<typeof useSignUp> };

const fieldId = (field: SignUpField) => `sign-up-${field}`;

/** Company, brands, stores, terms: one page, nothing to send twice. */
export function SignUpFields({ form, signUp }: Props) {
  const { t } = useTranslation("loyalty/campaigns");
  const [values, setValues] = useState(() => startValues(form));
  const [tries, setTries] = useState(0);
  const missing = tries > 0 ? missingFields(values, form) : [];
  const wrong = (field: SignUpField) => (missing.includes(field) ? t(`join.missing.${field}`) : undefined);
  const change = (part: Partial<typeof values>) => setValues((before) => ({ ...before, ...part }));
  const toggled = (list: readonly string[], one: string) =>
    list.includes(one) ? list.filter((other) => other !== one) : [...list, one];
  useFormDraft({
    name: `sign-up.${form.campaign.id}`,
    version: form.terms.version,
    values,
    dirty: values.brands.length + values.storeIds.length > 0,
    restore: (draft) => setValues(withCompany(draft, form, draft.companyId)),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTries((count) => count + 1);
    if (signUp.isPending || missingFields(values, form).length > 0) return;
    signUp.mutate(bodyOf(values, form));
  };
  const brands = brandsOf(form, values.companyId);
  const refusal = isRefused(signUp.error) && missing.length === 0 ? signUp.error : undefined;

  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      {tries > 0 && (missing.length > 0 || refusal) ? (
        <FormErrorSummary
          key={tries}
          errors={missing.map((field) => ({
            fieldId: fieldId(field),
            label: t(field === "company" ? "join.company" : `join.${field}`),
            message: t(`join.missing.${field}`),
          }))}
          message={refusal?.message ?? t("join.incomplete")}
          requestId={refusal?.requestId}
        />
      ) : null}
      <Card>
        <NativeSelect
          id={fieldId("company")}
          label={t("join.company")}
          description={t("join.companyHint")}
          withAsterisk
          value={values.companyId}
          error={wrong("company")}
          onChange={(event) => setValues(withCompany(values, form, event.currentTarget.value))}
          data={[
            { value: "", label: t("join.companyNone") },
            ...form.companies.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
      </Card>
      <Card title={t("join.brands")}>
        <fieldset id={fieldId("brands")} tabIndex={-1} aria-label={t("join.brands")}>
          <p className="hint mb-8" aria-live="polite">
            {t(
              brands.length > 0
                ? "join.brandsHint"
                : values.companyId
                  ? "join.noBrands"
                  : "join.companyFirst",
            )}
          </p>
          <div className={classes.options}>
            {brands.map((brand) => (
              <Checkbox
                key={brand}
                label={brand}
                checked={values.brands.includes(brand)}
                onChange={() => change({ brands: toggled(values.brands, brand) })}
              />
            ))}
          </div>
          {wrong("brands") ? <p className="mt-8 ink-danger text-14">{wrong("brands")}</p> : null}
        </fieldset>
      </Card>
      <StoreChoice
        id={fieldId("stores")}
        retailers={form.retailers}
        chosen={values.storeIds}
        onToggle={(store) => change({ storeIds: toggled(values.storeIds, store) })}
        error={wrong("stores")}
      />
      {form.adult === null ? (
        <Card>
          <DateInput
            id={fieldId("birthday")}
            label={t("join.birthday")}
            description={t("join.birthdayHint")}
            required
            value={values.birthday}
            error={wrong("birthday")}
            onChange={(birthday) => change({ birthday })}
          />
        </Card>
      ) : null}
      <Card
        title={t("join.terms")}
        aside={
          <span className="hint numbers">{t("join.termsVersion", { version: form.terms.version })}</span>
        }
      >
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long text that scrolls is reached by keyboard */}
        <section className={classes.terms} tabIndex={0} aria-label={t("join.terms")} lang={form.terms.locale}>
          {form.terms.body}
        </section>
        <Checkbox
          id={fieldId("terms")}
          mt={12}
          label={t("join.accept")}
          checked={values.accepted}
          error={wrong("terms")}
          onChange={(event) => change({ accepted: event.currentTarget.checked })}
        />
      </Card>
      <div className={classes.submit}>
        <Button type="submit" size="md" loading={signUp.isPending}>
          {t("join.send")}
        </Button>
      </div>
    </form>
  );
}
