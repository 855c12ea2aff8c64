import { useQueryClient } from "@tanstack/react-query";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { fieldErrors } from "../../../../api/field-errors.ts";
import { isRefused, type Refused } from "../../../../api/problem.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { useFormDraft } from "../../../../session/form-draft.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { TextInput } from "../../../../ui/controls/input.ts";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { FormErrorSummary } from "../../../../ui/form/FormErrorSummary.tsx";
import { useEditForm } from "../../../../ui/form/use-edit-form.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import { type Campaign, campaignQuery, useEditCampaign } from "../campaigns-office.queries.ts";
import { AudienceCard } from "./AudienceCard.tsx";
import { checkDetails, type DetailValues, detailsOf, writtenDetails } from "./details-form.ts";
import { NumbersCard } from "./NumbersCard.tsx";
import { ParticipantsCard } from "./ParticipantsCard.tsx";
import { TermsCard } from "./TermsCard.tsx";
import { WindowsCard } from "./WindowsCard.tsx";

const ID = "details";

function useNames() {
  const { t } = useTranslation("loyalty/campaigns/office");
  return (path: string): string => {
    const [first = "", second = "", third = ""] = path.split(".");
    if (first === "title" || first === "terms") {
      const language = LOCALES.find((locale) => locale === second);
      return `${t(`details.${first}`)}${language ? ` (${LANGUAGE_NAME[language]})` : ""}`;
    }
    if (first === "countries" && third) return t(`details.${third as "beginsOn"}`);
    return t(`details.${first as "countries"}`);
  };
}

/** Details of a campaign: its texts, its days and its participants (§entities#campaign). */
export function DetailsForm({ campaign }: { campaign: Campaign }) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const locale = useLocale();
  const nameOf = useNames();
  const queries = useQueryClient();
  const save = useEditCampaign(campaign.id);
  const [refusal, setRefusal] = useState<Refused>();
  const [tries, setTries] = useState(0);
  const edit = useEditForm<DetailValues>({
    fresh: detailsOf(campaign),
    version: campaign.version,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkDetails(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { form } = edit;
  useFormDraft({
    name: `campaign.${campaign.id}.details`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });

  const failed = async (error: Error) => {
    if (!isRefused(error)) throw error;
    if (error.code === "request.conflict") {
      const theirs = await queries.fetchQuery({ ...campaignQuery(campaign.id), staleTime: 0 });
      edit.conflict(detailsOf(theirs), theirs.version);
      return;
    }
    form.setErrors(
      error.code === "campaigns.overlapping" ? { countries: error.message } : fieldErrors(error),
    );
    setRefusal(error);
    setTries((count) => count + 1);
  };

  const submit = form.onSubmit(
    (values) => {
      if (save.isPending) return;
      setRefusal(undefined);
      save.mutateAsync({ version: edit.version, ...writtenDetails(values) }).then(
        (saved) => {
          edit.saved(detailsOf(saved), saved.version);
          setTries(0);
          notice(t("details.saved"));
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
    <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
      <ConflictNotice fields={edit.clashes?.map(nameOf)} />
      {tries > 0 ? (
        <FormErrorSummary
          key={tries}
          errors={Object.entries(form.errors).map(([path, message]) => ({
            fieldId: `${ID}-${path}`,
            label: nameOf(path),
            message: String(message),
          }))}
          message={refusal?.message}
          requestId={refusal && refusal.status >= 500 ? refusal.requestId : undefined}
        />
      ) : null}
      <fieldset className={classes.bare} disabled={!campaign.can.edit}>
        <Card title={t("details.title")}>
          <div className="stack align-start pair gap-16-20">
            {LOCALES.map((one) => (
              <TextInput
                key={one}
                id={`${ID}-title.${one}`}
                label={LANGUAGE_NAME[one]}
                lang={one}
                maxLength={textLimit}
                value={form.values.title[one] ?? ""}
                error={form.errors[`title.${one}`]}
                onChange={(event) =>
                  form.setFieldValue("title", { ...form.values.title, [one]: event.currentTarget.value })
                }
              />
            ))}
          </div>
        </Card>
        <WindowsCard form={form} disabled={!campaign.can.edit} />
        <ParticipantsCard form={form} disabled={!campaign.can.edit} />
        <AudienceCard form={form} disabled={!campaign.can.edit} />
        <NumbersCard form={form} />
        <TermsCard form={form} campaign={campaign} />
      </fieldset>
      <UnsavedBar
        dirty={edit.dirty}
        saving={save.isPending}
        form={ID}
        onDiscard={() => {
          edit.discard();
          setTries(0);
        }}
      />
    </form>
  );
}
