import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Answer } from "@trilha/contract/core/endpoint.ts";
import { changeAcceptance, type readAcceptance } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { acceptanceLimits } from "@trilha/contract/loyalty/claims/limits.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { fieldErrors } from "../../../../api/field-errors.ts";
import { isRefused, type Refused } from "../../../../api/problem.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { TextInput } from "../../../../ui/controls/input.ts";
import { Toggle } from "../../../../ui/controls/Toggle.tsx";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { countDigits } from "../../../../ui/form/digits.ts";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../../../ui/form/use-edit-form.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../audit.module.css";
import { acceptanceQuery } from "../audit.queries.ts";
import { type AcceptanceValues, checkAcceptance, NUMBERS, settingsOf, valuesOf } from "./acceptance-form.ts";

const ID = "acceptance";

/** Limits under which the programme accepts without a look. */
export function AcceptanceForm({ data }: { data: Answer<typeof readAcceptance> }) {
  const { t } = useTranslation("loyalty/claims/audit");
  const locale = useLocale();
  const queries = useQueryClient();
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const edit = useEditForm<AcceptanceValues>({
    fresh: valuesOf(data.settings, locale),
    version: data.version,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkAcceptance(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { form } = edit;
  const save = useMutation({
    mutationFn: (values: AcceptanceValues) =>
      call(changeAcceptance, { body: { version: edit.version, ...settingsOf(values) } }),
  });
  const nameOf = (path: string) => t(`acceptance.${path as "share"}`);
  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict") {
      const theirs = await queries.fetchQuery({ ...acceptanceQuery, staleTime: 0 });
      edit.conflict(valuesOf(theirs.settings, locale), theirs.version);
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
          queries.setQueryData(acceptanceQuery.queryKey, saved);
          edit.saved(valuesOf(saved.settings, locale), saved.version);
          setTries(0);
          notice(t("acceptance.saved"));
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
    <Card title={t("acceptance.rules")}>
      {data.version === 0 ? <p className={classes.dim}>{t("acceptance.defaults")}</p> : null}
      {data.can.edit ? null : <p className={classes.dim}>{t("acceptance.readOnly")}</p>}
      <form id={ID} onSubmit={submit} noValidate>
        <ConflictNotice fields={edit.clashes?.map(nameOf)} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        <fieldset className={classes.acceptance} disabled={!data.can.edit}>
          {(["enabled", "acceptUnread"] as const).map((field) => (
            <Toggle
              {...form.getInputProps(field, { type: "checkbox" })}
              key={field}
              id={`${ID}-${field}`}
              label={t(`acceptance.${field}`)}
              description={t(`acceptance.${field}Help`)}
            />
          ))}
          {NUMBERS.map((field) => (
            <TextInput
              {...form.getInputProps(field)}
              key={field}
              id={`${ID}-${field}`}
              label={t(`acceptance.${field}`)}
              description={t(`acceptance.${field}Help`)}
              inputMode="decimal"
              maxLength={countDigits(acceptanceLimits.points.maximum)}
            />
          ))}
        </fieldset>
      </form>
      <UnsavedBar
        dirty={edit.dirty}
        saving={save.isPending}
        form={ID}
        onDiscard={() => {
          edit.discard();
          setTries(0);
        }}
      />
    </Card>
  );
}
