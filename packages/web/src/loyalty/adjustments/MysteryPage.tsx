import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { proposeMysteryCustomer } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { DateInput } from "../../ui/controls/DateInput.tsx";
import { Textarea } from "../../ui/controls/input.ts";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { LookUpField } from "../../ui/pick/LookUpField.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import classes from "./adjustments.module.css";
import {
  type AwardCampaign,
  type AwardStore,
  campaignsQuery,
  storesQuery,
  useAwardsChanged,
} from "./adjustments.queries.ts";
import { BackToAwards } from "./BackToAwards.tsx";
import { CampaignField } from "./CampaignField.tsx";
import { MysteryReport } from "./MysteryReport.tsx";
import {
  checkMystery,
  emptyMystery,
  type MysteryValues,
  mysteryOf,
  type MysteryReport as Report,
} from "./mystery-form.ts";
import { StorePeople } from "./StorePeople.tsx";
import { WithOpenCampaign } from "./WithOpenCampaign.tsx";

const ID = "mystery";
const labelOf = ({ name, code, city }: AwardStore) => [name, code, city].filter(Boolean).join(" · ");

function MysteryForm({ campaigns }: { campaigns: readonly [AwardCampaign, ...AwardCampaign[]] }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { t: ui } = useTranslation("shell");
  const { locale, number } = useFormats();
  const navigate = useNavigate();
  const changed = useAwardsChanged();
  const keys = useSubmissionKeys();
  const [search, setSearch] = useState("");
  // Report of the last check; another word in the form asks for a new check.
  const [checked, setChecked] = useState<{ report: Report; of: string }>();
  const form = useForm<MysteryValues>({
    mode: "controlled",
    initialValues: { ...emptyMystery, campaignId: campaigns[0].id },
    validateInputOnBlur: ["reason"],
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkMystery(values)).map(([path, code]) => [
          path,
          fieldWords(code, locale, { minimum: 1 }),
        ]),
      ),
  });
  const { values } = form;
  const stores = useQuery(storesQuery(search));
  const matches = stores.data?.items ?? [];
  const written = JSON.stringify(mysteryOf(values, false));
  const report = checked?.of === written ? checked.report : undefined;
  const ready = report?.ok === true;
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: async (now) => {
      const body = mysteryOf(now, !ready);
      const answer = await call(proposeMysteryCustomer, { body }, { key: keys.of(body) });
      keys.done();
      return answer;
    },
    done: (answer, now) => {
      setChecked({ report: answer, of: JSON.stringify(mysteryOf(now, false)) });
      if (!answer.id) return;
      changed();
      notice(t("proposed"));
      void navigate({ to: "/admin/awards/$batchId", params: { batchId: answer.id } });
    },
    fields: { "awards.campaign_closed": "campaignId" },
  });
  const nameOf = (path: string) => t(`field.${path as "points"}`, { defaultValue: t("field.userIds") });
  const errorOf = (path: keyof MysteryValues) => form.errors[path] as string | undefined;
  const campaign = campaigns.find(({ id }) => id === values.campaignId);
  const pays = campaign?.mysteryCustomer;
  return (
    <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
      <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      <Card>
        <div className="stack gap-20 shrink">
          <CampaignField
            id={`${ID}-campaignId`}
            campaigns={campaigns}
            value={values.campaignId}
            error={errorOf("campaignId")}
            onChange={(campaignId) => form.setValues({ campaignId, userIds: [] })}
          />
          <p className="hint">
            {pays
              ? t("mystery.pays", { count: pays.points, amount: number(pays.points) })
              : t("mystery.paysNothing")}
          </p>
          <LookUpField
            id={`${ID}-storeId`}
            label={nameOf("storeId")}
            placeholder={t("mystery.storePlaceholder")}
            value={values.storeId}
            name={values.store}
            error={errorOf("storeId")}
            options={matches.map((store) => ({ value: store.id, label: labelOf(store) }))}
            looking={stores.isFetching}
            onSearch={setSearch}
            onChange={(storeId) => {
              const store = matches.find(({ id }) => id === storeId);
              form.setValues({ storeId, store: store ? labelOf(store) : "", userIds: [] });
              form.clearFieldError("storeId");
            }}
          />
          <DateInput
            id={`${ID}-date`}
            label={nameOf("date")}
            required
            value={values.date}
            {...(campaign && { min: campaign.beginsOn, max: campaign.endsOn })}
            error={errorOf("date")}
            onChange={(date) => form.setFieldValue("date", date)}
          />
          <Textarea
            {...form.getInputProps("reason")}
            id={`${ID}-reason`}
            label={nameOf("reason")}
            description={t("mystery.reasonHelp")}
            withAsterisk
            autosize
            minRows={2}
            maxLength={textLimit}
          />
          {values.storeId && values.campaignId ? (
            <StorePeople
              id={`${ID}-userIds`}
              campaignId={values.campaignId}
              storeId={values.storeId}
              chosen={values.userIds}
              error={errorOf("userIds")}
              onChange={(userIds) => {
                form.setFieldValue("userIds", userIds);
                form.clearFieldError("userIds");
              }}
            />
          ) : null}
        </div>
      </Card>
      {report ? <MysteryReport report={report} /> : null}
      <p className="hint">{t("secondPersonHint")}</p>
      <div className={classes.buttons}>
        <Button component={Link} to="/admin/awards" variant="default">
          {ui("ui.cancel")}
        </Button>
        <Button type="submit" loading={sending}>
          {ready
            ? t("mystery.propose", { count: report.points, amount: number(report.points) })
            : t("mystery.check")}
        </Button>
      </div>
    </form>
  );
}

/** Visit of a mystery customer: people of a store get the points of the rules; another person decides. */
export function MysteryPage() {
  const { t } = useTranslation("loyalty/adjustments");
  const campaigns = useQuery(campaignsQuery);
  return (
    <div className="max-w-760">
      <BackToAwards />
      <PageTitle title={t("mystery.title")} lead={t("mystery.lead")} />
      <QueryState query={campaigns} skeleton={<FormSkeleton fields={5} />}>
        {({ items }) => (
          <WithOpenCampaign campaigns={items}>{(open) => <MysteryForm campaigns={open} />}</WithOpenCampaign>
        )}
      </QueryState>
    </div>
  );
}
