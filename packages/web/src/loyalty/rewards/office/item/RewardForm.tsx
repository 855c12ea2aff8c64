import { IconInfoCircle } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useSubmit } from "../../../../api/use-submit.ts";
import { countryName } from "../../../../i18n/country-name.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { LANGUAGE_NAME, LOCALES } from "../../../../i18n/locales.ts";
import { textIn } from "../../../../i18n/text-in.ts";
import { useLocale } from "../../../../i18n/use-locale.ts";
import { EligibilityEditor } from "../../../../members/eligibility/EligibilityEditor.tsx";
import { useFormDraft } from "../../../../session/form-draft.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { notice } from "../../../../ui/act/notices.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { useEditForm } from "../../../../ui/form/use-edit-form.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import { PageTitle } from "../../../../ui/page/PageTitle.tsx";
import classes from "../reward-office.module.css";
import { type Reward, rewardQuery } from "../reward-office.queries.ts";
import { StateBadge } from "../StateBadge.tsx";
import { ID } from "./form-id.ts";
import { LimitsCard } from "./LimitsCard.tsx";
import { PicturesCard } from "./PicturesCard.tsx";
import { PlaceCard } from "./PlaceCard.tsx";
import { PricesCard } from "./PricesCard.tsx";
import { PublishButton } from "./PublishButton.tsx";
import {
  bodyOf,
  checkReward,
  emptyReward,
  type ProgrammePlace,
  type RewardValues,
  valuesOf,
} from "./reward-form.ts";
import { StockCard } from "./StockCard.tsx";
import { TextsCard } from "./TextsCard.tsx";
import { useCreateReward, useEditReward } from "./use-save-reward.ts";
import { WindowsCard } from "./WindowsCard.tsx";

function useNames(values: RewardValues) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  return (path: string): string => {
    const [field = "", part = ""] = path.split(".");
    const language = LOCALES.find((one) => one === part);
    if (language)
      return t("item.inLanguage", {
        field: t(`field.${field as "name"}`, { defaultValue: field }),
        language: LANGUAGE_NAME[language],
      });
    const country = field === "countries" ? values.countries[Number(part)]?.country : undefined;
    if (country) return t("item.priceIn", { country: countryName(country, locale) });
    if (field === "limits") return t(`period.${part as "month"}`, { defaultValue: t("item.limits") });
    return t(`field.${field as "sku"}`, { defaultValue: field });
  };
}

/** Where the programme is, as its session says. */
function usePlace(): ProgrammePlace {
  const { countries, selectedClient } = useSession();
  const timeZone = selectedClient?.timeZone ?? "UTC";
  return useMemo(() => ({ countries, timeZone }), [countries, timeZone]);
}

/** Why people cannot see it, or not yet. */
function Faults({ reward }: { reward: Reward }) {
  const { t } = useTranslation("loyalty/rewards/office");
  if (reward.faults.length === 0) return null;
  return (
    <div className={classes.note}>
      <IconInfoCircle className="mt-2" size={20} stroke={1.8} aria-hidden="true" />
      <div>
        <p className="m-0">{t(reward.state === "published" ? "item.faultsPublished" : "item.faults")}</p>
        <ul className="m-0">
          {reward.faults.map((fault) => (
            <li key={fault}>{t(`fault.${fault}`)}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}

type Props = {
  reward: Reward | undefined;
  /** History of the item; drawn by who knows the audit trail. */
  history: (reward: Reward) => ReactNode;
};

/** An item of the store: written, published, taken out again. Without `reward` a new one. */
export function RewardForm({ reward, history }: Props) {
  const { t } = useTranslation("loyalty/rewards/office");
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const place = usePlace();
  const editable = can(useSession(), "rewards.edit");
  const [create, change] = [useCreateReward(), useEditReward()];
  const edit = useEditForm<RewardValues>({
    fresh: reward ? valuesOf(reward, place) : emptyReward(place),
    version: reward?.version ?? 0,
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkReward(values, locale)).map(([path, { code, params }]) => [
          path,
          fieldWords(code, locale, params),
        ]),
      ),
  });
  const { form } = edit;
  useFormDraft({
    name: `reward.${reward?.id ?? "new"}`,
    version: edit.version,
    values: form.values,
    dirty: edit.dirty,
    restore: form.setValues,
  });
  const { submit, sending, refusal, tries } = useSubmit<RewardValues, Reward | string>(form, {
    send: (values) =>
      reward ? change(reward.id, edit.version, bodyOf(values, place, reward)) : create(bodyOf(values, place)),
    done: (saved, values) => {
      notice(t(reward ? "item.saved" : "item.created", { name: textIn(values.name, locale) }));
      if (typeof saved !== "string") return edit.saved(valuesOf(saved, place), saved.version);
      edit.saved(values, 0);
      void navigate({ to: "/admin/rewards/$rewardId", params: { rewardId: saved }, ignoreBlocker: true });
    },
    fields: {
      "rewards.sku_used": "sku",
      "rewards.delivery_fixed": "delivery",
      "rewards.windows_wrong": "redeemFrom",
    },
    ...(reward && {
      conflict: async () => {
        const theirs = await queries.fetchQuery({ ...rewardQuery(reward.id), staleTime: 0 });
        edit.conflict(valuesOf(theirs, place), theirs.version);
      },
    }),
  });
  const nameOf = useNames(form.values);
  return (
    <>
      <PageTitle
        title={reward ? textIn(reward.name, locale) || reward.sku : t("new")}
        lead={
          reward ? (
            <span className={classes.badges}>
              <StateBadge state={reward.state} />
              {reward.sku}
            </span>
          ) : (
            t("item.newLead")
          )
        }
        actions={reward && editable ? <PublishButton reward={reward} dirty={edit.dirty} /> : null}
      />
      {reward ? <Faults reward={reward} /> : null}
      <form id={ID} className="stack one-column gap-20 shrink" onSubmit={submit} noValidate>
        <ConflictNotice fields={edit.clashes?.map(nameOf)} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        <div className={classes.grid}>
          <fieldset className={classes.bare} disabled={!editable}>
            <PlaceCard form={form} reward={reward} />
            <TextsCard form={form} />
            <PicturesCard form={form} disabled={!editable} />
            <PricesCard form={form} changes={reward?.prices ?? []} />
            <Card title={t("item.eligibility")}>
              <EligibilityEditor
                id={`${ID}-eligibility`}
                value={form.values.eligibility}
                disabled={!editable}
                error={form.errors.eligibility ? String(form.errors.eligibility) : undefined}
                onChange={(eligibility) => {
                  form.setFieldValue("eligibility", eligibility);
                  form.clearFieldError("eligibility");
                }}
              />
            </Card>
            <WindowsCard form={form} disabled={!editable} />
            <LimitsCard form={form} />
          </fieldset>
          {reward ? (
            <div className={classes.side}>
              <StockCard reward={reward} />
              {history(reward)}
            </div>
          ) : null}
        </div>
      </form>
      <UnsavedBar dirty={edit.dirty && editable} saving={sending} form={ID} onDiscard={edit.discard} />
    </>
  );
}
