import { useQuery } from "@tanstack/react-query";
import { Link, useNavigate } from "@tanstack/react-router";
import { textLimit } from "@trilha/contract/core/text-checks.ts";
import { proposeAdjustment } from "@trilha/contract/loyalty/adjustments/endpoints.ts";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { call } from "../../api/call.ts";
import { useSubmissionKeys } from "../../api/submission-key.ts";
import { useSubmit } from "../../api/use-submit.ts";
import { fieldWords } from "../../i18n/field-words.ts";
import { useFormats } from "../../i18n/use-locale.ts";
import { useFormDraft } from "../../session/form-draft.ts";
import { notice } from "../../ui/act/notices.ts";
import { Button } from "../../ui/controls/button.ts";
import { Textarea, TextInput } from "../../ui/controls/input.ts";
import { TriedSummary } from "../../ui/form/TriedSummary.tsx";
import { useForm } from "../../ui/form/use-form.ts";
import { Card } from "../../ui/page/Card.tsx";
import { PageTitle } from "../../ui/page/PageTitle.tsx";
import { LookUpField } from "../../ui/pick/LookUpField.tsx";
import { QueryState } from "../../ui/state/QueryState.tsx";
import { FormSkeleton } from "../../ui/state/Skeletons.tsx";
import { Choice } from "../../ui/switches/Choice.tsx";
import { type AdjustmentValues, adjustmentOf, checkAdjustment, emptyAdjustment } from "./adjustment-form.ts";
import classes from "./adjustments.module.css";
import {
  type AwardCampaign,
  type AwardPerson,
  campaignsQuery,
  peopleQuery,
  useAwardsChanged,
} from "./adjustments.queries.ts";
import { BackToAwards } from "./BackToAwards.tsx";
import { CampaignField } from "./CampaignField.tsx";
import { WithOpenCampaign } from "./WithOpenCampaign.tsx";

const ID = "adjustment";
const labelOf = ({ name, email, store }: AwardPerson) => [name, email, store].filter(Boolean).join(" · ");

function AdjustmentForm({ campaigns }: { campaigns: readonly [AwardCampaign, ...AwardCampaign[]] }) {
  const { t } = useTranslation("loyalty/adjustments");
  const { t: ui } = useTranslation("shell");
  const { locale, number } = useFormats();
  const navigate = useNavigate();
  const changed = useAwardsChanged();
  const keys = useSubmissionKeys();
  const form = useForm<AdjustmentValues>({
    mode: "controlled",
    initialValues: { ...emptyAdjustment, campaignId: campaigns[0].id },
    validateInputOnBlur: ["points", "experience", "reason"],
    validate: (values) =>
      Object.fromEntries(
        Object.entries(checkAdjustment(values)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { values } = form;
  const [search, setSearch] = useState("");
  const people = useQuery(peopleQuery(values.campaignId, search));
  const candidates = people.data?.items ?? [];
  // Person who was chosen stays known while others are looked up.
  const [looked, setLooked] = useState<AwardPerson>();
  const person = candidates.find(({ userId }) => userId === values.userId) ?? looked;
  const available = person?.userId === values.userId ? person.available : undefined;
  useFormDraft({ name: "adjustment", version: 0, values, dirty: form.isDirty(), restore: form.setValues });
  const { submit, sending, refusal, tries } = useSubmit(form, {
    send: async (written) => {
      const body = adjustmentOf(written);
      const answer = await call(proposeAdjustment, { body }, { key: keys.of(body) });
      keys.done();
      return answer;
    },
    done: ({ id: batchId }) => {
      changed();
      notice(t("proposed"));
      form.reset();
      void navigate({ to: "/admin/awards/$batchId", params: { batchId } });
    },
    fields: {
      "awards.not_enough_points": "points",
      "awards.not_enrolled": "userId",
      "awards.own_points": "userId",
      "awards.campaign_closed": "campaignId",
    },
  });
  const nameOf = (path: string) => t(`field.${path as "points"}`, { defaultValue: path });
  const field = (name: "points" | "experience" | "reason") => ({
    ...form.getInputProps(name),
    id: `${ID}-${name}`,
    label: nameOf(name),
  });
  return (
    <form id={ID} className="stack gap-20 shrink" onSubmit={submit} noValidate>
      <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
      <Card>
        <div className="stack gap-20 shrink">
          <CampaignField
            id={`${ID}-campaignId`}
            campaigns={campaigns}
            value={values.campaignId}
            error={form.errors.campaignId as string | undefined}
            onChange={(campaignId) => {
              form.setValues({ campaignId, userId: "", person: "" });
            }}
          />
          <LookUpField
            key={values.campaignId}
            id={`${ID}-userId`}
            label={nameOf("userId")}
            placeholder={t("adjustment.personPlaceholder")}
            description={
              available === undefined
                ? t("adjustment.personHelp")
                : t("adjustment.available", { count: available, amount: number(available) })
            }
            value={values.userId}
            name={values.person}
            error={form.errors.userId}
            options={candidates.map((person) => ({ value: person.userId, label: labelOf(person) }))}
            looking={people.isFetching}
            onSearch={setSearch}
            onChange={(userId) => {
              const chosen = candidates.find((one) => one.userId === userId);
              form.setValues({ userId, person: chosen ? labelOf(chosen) : "" });
              form.clearFieldError("userId");
              setLooked(chosen);
            }}
          />
          <Choice
            label={t("adjustment.direction")}
            options={(["give", "take"] as const).map((value) => ({
              value,
              label: t(`adjustment.${value}`),
            }))}
            value={values.direction}
            onChange={(direction) => form.setFieldValue("direction", direction)}
          />
          <div className={classes.pair}>
            <TextInput
              {...field("points")}
              inputMode="numeric"
              autoComplete="off"
              description={values.direction === "take" ? t("adjustment.takeHelp") : undefined}
            />
            {values.direction === "give" ? (
              <TextInput {...field("experience")} inputMode="numeric" autoComplete="off" />
            ) : null}
          </div>
          <Textarea
            {...field("reason")}
            description={t("adjustment.reasonHelp")}
            withAsterisk
            autosize
            minRows={2}
            maxLength={textLimit}
          />
        </div>
      </Card>
      <p className="hint">{t("secondPersonHint")}</p>
      <div className={classes.buttons}>
        <Button component={Link} to="/admin/awards" variant="default">
          {ui("ui.cancel")}
        </Button>
        <Button type="submit" loading={sending}>
          {t("propose")}
        </Button>
      </div>
    </form>
  );
}

/** Points for one person, or back from them; somebody else decides. */
export function AdjustmentPage() {
  const { t } = useTranslation("loyalty/adjustments");
  const campaigns = useQuery(campaignsQuery);
  return (
    <div className="max-w-760">
      <BackToAwards />
      <PageTitle title={t("adjustment.title")} lead={t("adjustment.lead")} />
      <QueryState query={campaigns} skeleton={<FormSkeleton fields={5} />}>
        {({ items }) => (
          <WithOpenCampaign campaigns={items}>
            {(open) => <AdjustmentForm campaigns={open} />}
          </WithOpenCampaign>
        )}
      </QueryState>
    </div>
  );
}
