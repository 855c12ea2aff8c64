import { IconAlertTriangle } from "@tabler/icons-react";
import { countries } from "@trilha/contract/core/country.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../i18n/country-name.ts";
import { fieldWords } from "../../../i18n/field-words.ts";
import { useLocale } from "../../../i18n/use-locale.ts";
import { StatusBadge } from "../../../ui/badge/StatusBadge.tsx";
import { Checkbox } from "../../../ui/controls/checkbox.ts";
import { Textarea, TextInput } from "../../../ui/controls/input.ts";
import { Toggle } from "../../../ui/controls/Toggle.tsx";
import { Card } from "../../../ui/page/Card.tsx";
import { ClientForm } from "../ClientForm.tsx";
import classes from "../clients.module.css";
import type { Client } from "../clients.queries.ts";
import {
  boundsOf,
  checkGeneral,
  type GeneralValues,
  generalOf,
  isBelowStandard,
  PASSWORD_STANDARD,
  paceNumbers,
  settingsOf,
  writtenGeneral,
} from "./general-form.ts";
import { TimeZoneField } from "./TimeZoneField.tsx";

const ID = "general";

/** Name, addresses, countries and how strict sign-in is. */
export function GeneralForm({ client }: { client: Client }) {
  const { t } = useTranslation("tenants/clients");
  const locale = useLocale();
  const nameOf = (path: string) => t(`general.${path.split(".")[0] as "name"}`);
  return (
    <ClientForm<GeneralValues>
      client={client}
      id={ID}
      valuesOf={generalOf}
      check={(values) =>
        Object.fromEntries(
          Object.entries(checkGeneral(values)).map(([path, { code, params }]) => [
            path,
            fieldWords(code, locale, params),
          ]),
        )
      }
      writeOf={(values, version) => ({
        part: "settings",
        body: { version, ...settingsOf(client), ...writtenGeneral(values) },
      })}
      nameOf={nameOf}
    >
      {(form) => (
        <>
          <Card title={t("general.programme")}>
            <div className={classes.fields}>
              <TextInput
                {...form.getInputProps("name")}
                id={`${ID}-name`}
                label={t("general.name")}
                withAsterisk
              />
              <TextInput
                id={`${ID}-slug`}
                label={t("general.slug")}
                description={t("general.slugHelp")}
                value={client.slug}
                readOnly
              />
              <Textarea
                {...form.getInputProps("hosts")}
                id={`${ID}-hosts`}
                className={classes.whole}
                label={t("general.hosts")}
                description={t(client.can.addHosts ? "general.hostsHelp" : "general.hostsByOperator")}
                autosize
                minRows={2}
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
              />
              <TextInput
                {...form.getInputProps("homeRoute")}
                id={`${ID}-homeRoute`}
                label={t("general.homeRoute")}
                description={t("general.homeRouteHelp")}
                autoCapitalize="none"
                autoCorrect="off"
              />
              <TimeZoneField
                id={`${ID}-timeZone`}
                value={form.values.timeZone}
                countries={form.values.countries}
                error={form.errors.timeZone}
                onChange={(zone) => form.setFieldValue("timeZone", zone)}
              />
            </div>
          </Card>
          <Card title={t("general.countries")}>
            <fieldset
              id={`${ID}-countries`}
              className={classes.ticks}
              tabIndex={-1}
              aria-describedby={form.errors.countries ? `${ID}-countries-error` : undefined}
            >
              <legend className="only-heard">{t("general.countries")}</legend>
              {countries.map((code) => (
                <Checkbox
                  key={code}
                  label={countryName(code, locale)}
                  checked={form.values.countries.includes(code)}
                  onChange={(event) => {
                    const wanted = event.currentTarget.checked;
                    form.setFieldValue(
                      "countries",
                      countries.filter((one) =>
                        one === code ? wanted : form.values.countries.includes(one),
                      ),
                    );
                  }}
                />
              ))}
            </fieldset>
            {form.errors.countries ? (
              <p className="mt-6 ink-danger text-13" id={`${ID}-countries-error`}>
                {form.errors.countries}
              </p>
            ) : null}
          </Card>
          <Card title={t("general.signIn")}>
            <div className={classes.fields}>
              <div>
                <TextInput
                  {...form.getInputProps("passwordMinLength")}
                  id={`${ID}-passwordMinLength`}
                  label={t("general.passwordMinLength")}
                  description={t("general.passwordHelp")}
                  type="number"
                  inputMode="numeric"
                  min={6}
                  max={64}
                />
                {isBelowStandard(form.values.passwordMinLength) ? (
                  <p className="mt-8" role="status">
                    <StatusBadge tone="warning" icon={<IconAlertTriangle size={14} stroke={2} />}>
                      {t("general.belowStandard", { standard: PASSWORD_STANDARD })}
                    </StatusBadge>
                  </p>
                ) : null}
              </div>
              <Toggle
                {...form.getInputProps("plainSignInMessages", { type: "checkbox" })}
                id={`${ID}-plainSignInMessages`}
                className={classes.whole}
                label={t("general.plainSignInMessages")}
                description={t("general.plainHelp")}
              />
              <Toggle
                {...form.getInputProps("staffNeedFactor", { type: "checkbox" })}
                id={`${ID}-staffNeedFactor`}
                className={classes.whole}
                label={t("general.staffNeedFactor")}
                description={t("general.staffNeedFactorHelp")}
              />
            </div>
          </Card>
          <Card title={t("general.pace")}>
            <div className={classes.fields}>
              <p className={classes.whole}>{t("general.paceLead")}</p>
              {paceNumbers.map((number) => {
                const { minimum, maximum, step } = boundsOf(number);
                return (
                  <TextInput
                    key={number}
                    {...form.getInputProps(number)}
                    id={`${ID}-${number}`}
                    label={t(`general.${number}`)}
                    type="number"
                    inputMode="decimal"
                    min={minimum}
                    max={maximum}
                    step={step}
                  />
                );
              })}
              <Toggle
                {...form.getInputProps("holdsPay", { type: "checkbox" })}
                id={`${ID}-holdsPay`}
                className={classes.whole}
                label={t("general.holdsPay")}
                description={t("general.holdsPayHelp")}
              />
            </div>
          </Card>
        </>
      )}
    </ClientForm>
  );
}
