import type { UseFormReturnType } from "@mantine/form";
import { IconTrash } from "@tabler/icons-react";
import { useQuery } from "@tanstack/react-query";
import { zonesByCountry } from "@trilha/contract/catalog/products/zones.ts";
import { countries } from "@trilha/contract/core/country.ts";
import { daysBetween } from "@trilha/contract/core/zoned-days.ts";
import { departureFrom } from "@trilha/contract/loyalty/campaigns/quarter.ts";
import { useTranslation } from "react-i18next";
import { countryName } from "../../../../i18n/country-name.ts";
import { useFormats } from "../../../../i18n/use-locale.ts";
import { zoneName } from "../../../../i18n/zone-name.ts";
import { can, useSession } from "../../../../session/session.queries.ts";
import { ActionIcon } from "../../../../ui/controls/action-icon.ts";
import { DateInput } from "../../../../ui/controls/DateInput.tsx";
import { NativeSelect } from "../../../../ui/controls/input.ts";
import { Card } from "../../../../ui/page/Card.tsx";
import classes from "../campaigns-office.module.css";
import { clientCountriesQuery, networkQuery } from "../campaigns-office.queries.ts";
import type { DetailValues, WindowValues } from "./details-form.ts";

const ID = "details-countries";
type Props = { form: UseFormReturnType<DetailValues>; disabled: boolean };

/** In which countries it runs, from which day to which, by whose clock. */
export function WindowsCard({ form, disabled }: Props) {
  const { t } = useTranslation("loyalty/campaigns/office");
  const { locale, number, calendarDay } = useFormats();
  const windows = form.values.countries;
  const session = useSession();
  const client = useQuery({
    ...clientCountriesQuery(session.selectedClient?.id ?? ""),
    enabled: can(session, "client.read"),
  });
  const network = useQuery(networkQuery).data;
  const known = new Set(client.data ?? network?.retailers.map(({ country }) => country));
  const free = countries.filter(
    (code) => known.has(code) && !windows.some(({ country }) => country === code),
  );
  const set = (next: readonly WindowValues[]) => form.setFieldValue("countries", next);
  const change = (index: number, changed: Partial<WindowValues>) => {
    set(windows.map((one, at) => (at === index ? { ...one, ...changed } : one)));
    for (const field of Object.keys(changed)) form.clearFieldError(`countries.${index}.${field}`);
  };
  const add = (code: string) => {
    const country = countries.find((one) => one === code);
    if (!country) return;
    const [like] = windows;
    const timeZone = zonesByCountry[country][0];
    set([...windows, { country, timeZone, beginsOn: like?.beginsOn ?? "", endsOn: like?.endsOn ?? "" }]);
    form.clearFieldError("countries");
  };
  const wrong = (path: string) => {
    const error = form.errors[path];
    return error ? String(error) : undefined;
  };

  return (
    <Card title={t("details.countries")}>
      <p className="hint under-title">{t("details.countriesHelp")}</p>
      <ul className="plain stack gap-12">
        {windows.map(({ country, timeZone, beginsOn, endsOn }, index) => {
          const name = countryName(country, locale);
          const usual = departureFrom({ beginsOn, endsOn });
          const days = beginsOn && endsOn >= beginsOn ? daysBetween(beginsOn, endsOn) + 1 : 0;
          return (
            <li key={country} className={classes.window}>
              <p className={classes.windowName}>
                <strong>{name}</strong>
                <span className={classes.dim}>
                  {days > 0 ? t("details.days", { count: days, amount: number(days) }) : null}
                </span>
              </p>
              <DateInput
                id={`${ID}.${index}.beginsOn`}
                label={t("details.beginsOn")}
                value={beginsOn}
                onChange={(value) => change(index, { beginsOn: value })}
                error={wrong(`countries.${index}.beginsOn`)}
                disabled={disabled}
              />
              <DateInput
                id={`${ID}.${index}.endsOn`}
                label={t("details.endsOn")}
                value={endsOn}
                min={beginsOn || undefined}
                onChange={(value) => change(index, { endsOn: value })}
                error={wrong(`countries.${index}.endsOn`)}
                disabled={disabled}
              />
              <NativeSelect
                id={`${ID}.${index}.timeZone`}
                label={t("details.timeZone")}
                value={timeZone}
                error={wrong(`countries.${index}.timeZone`) ?? wrong(`countries.${index}.country`)}
                onChange={(event) => change(index, { timeZone: event.currentTarget.value })}
                data={zonesByCountry[country].map((zone) => ({ value: zone, label: zoneName(zone) }))}
              />
              {disabled ? null : (
                <ActionIcon
                  className={classes.windowRemove}
                  size={44}
                  aria-label={t("details.removeCountry", { country: name })}
                  onClick={() => set(windows.toSpliced(index, 1))}
                >
                  <IconTrash size={20} stroke={1.7} aria-hidden="true" />
                </ActionIcon>
              )}
              {usual ? (
                <p className={`hint ${classes.windowNote}`}>
                  {t("details.departs", {
                    from: calendarDay(usual.beginsOn),
                    to: calendarDay(usual.endsOn),
                  })}
                </p>
              ) : null}
            </li>
          );
        })}
      </ul>
      {form.errors.countries ? <p className="mt-6 ink-danger text-13">{form.errors.countries}</p> : null}
      {disabled || free.length === 0 ? null : (
        <NativeSelect
          id={ID}
          className={classes.addCountry}
          aria-label={t("details.addCountry")}
          value=""
          onChange={(event) => add(event.currentTarget.value)}
          data={[
            { value: "", label: t("details.addCountry") },
            ...free.map((code) => ({ value: code, label: countryName(code, locale) })),
          ]}
        />
      )}
    </Card>
  );
}
