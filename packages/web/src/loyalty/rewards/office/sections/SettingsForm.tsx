import { useQueryClient } from "@tanstack/react-query";
import { editRewardSettings } from "@trilha/contract/loyalty/rewards/section-endpoints.ts";
import { useTranslation } from "react-i18next";
import { call } from "../../../../api/call.ts";
import { fieldWords } from "../../../../i18n/field-words.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { UnsavedBar } from "../../../../ui/act/UnsavedBar.tsx";
import { NativeSelect, TextInput } from "../../../../ui/controls/input.ts";
import { ConflictNotice } from "../../../../ui/form/ConflictNotice.tsx";
import { TriedSummary } from "../../../../ui/form/TriedSummary.tsx";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../reward-office.module.css";
import { type RewardSettings, settingsQuery } from "../reward-office.queries.ts";
import { checkMoney, type MoneyValues, moneyBody, moneyOf, pointValueOf } from "./section-values.ts";
import { useWhole } from "./use-whole.ts";

const ID = "reward-settings";
/** Letters of the highest worth of a point, with its six decimals. */
const POINT_VALUE_LETTERS = "1000,000000".length;
/** Currencies of the programme's countries, and the two books are kept in besides. */
const CURRENCIES = ["BRL", "ARS", "CAD", "CLP", "COP", "MXN", "PEN", "USD", "EUR"];

/** Value of a point in money; without it nothing is shown in money. */
export function SettingsForm({ settings }: { settings: RewardSettings }) {
  const { t } = useTranslation("loyalty/rewards/office");
  const { locale, number, money } = useFormats();
  const queries = useQueryClient();
  const editable = can(useSession(), "rewards.edit");
  const { form, dirty, clashes, discard, submit, sending, refusal, tries } = useWhole<
    MoneyValues,
    RewardSettings
  >({
    data: settings,
    key: settingsQuery.queryKey,
    valuesOf: (savedSettings) => moneyOf(savedSettings, locale),
    check: (values) =>
      Object.fromEntries(
        Object.entries(checkMoney(values)).map(([path, code]) => [path, fieldWords(code, locale)]),
      ),
    send: (values, version) => call(editRewardSettings, { body: { version, ...moneyBody(values) } }),
    read: () => queries.fetchQuery({ ...settingsQuery, staleTime: 0 }),
    saved: t("sections.settingsSaved"),
  });
  const { currency } = form.values;
  const value = pointValueOf(form.values.pointValue);
  const nameOf = (path: string) =>
    t(`sections.${path as "currency"}`, { defaultValue: t("sections.settings") });
  const known = currency && !CURRENCIES.includes(currency) ? [currency] : [];
  return (
    <Card title={t("sections.settings")}>
      <p className="hint under-title">{t("sections.settingsHint")}</p>
      <form id={ID} onSubmit={submit} noValidate>
        <ConflictNotice fields={clashes?.map(nameOf)} />
        <TriedSummary tries={tries} refusal={refusal} errors={form.errors} form={ID} nameOf={nameOf} />
        <fieldset className={classes.bare} disabled={!editable}>
          <div className={classes.pair}>
            <TextInput
              {...form.getInputProps("pointValue")}
              id={`${ID}-pointValue`}
              label={t("sections.pointValue")}
              description={t("sections.pointValueHelp")}
              inputMode="decimal"
              maxLength={POINT_VALUE_LETTERS}
            />
            <NativeSelect
              {...form.getInputProps("currency")}
              id={`${ID}-currency`}
              label={t("sections.currency")}
              description={t("sections.currencyHelp")}
              data={[{ value: "", label: t("choose") }, ...known, ...CURRENCIES]}
            />
          </div>
        </fieldset>
        {value && currency ? (
          <p className={classes.dim}>
            {t("sections.worth", { amount: number(1_000), money: money(value * 1_000, currency) })}
          </p>
        ) : null}
      </form>
      <UnsavedBar dirty={dirty} saving={sending} form={ID} onDiscard={discard} />
    </Card>
  );
}
