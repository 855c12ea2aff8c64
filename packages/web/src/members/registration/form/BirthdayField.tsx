import { birthdayLimits } from "@trilha/contract/accounts/identity/limits.ts";
import { isDayFirst } from "@trilha/contract/core/dates.ts";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../../ui/controls/input.ts";
import { countDigits } from "../../../ui/form/digits.ts";
import classes from "../registration.module.css";
import type { FieldProps } from "./field-props.ts";

/** §validation#birthday: year, month and day together, in the order of the language (§limits#dates). */
export function BirthdayField({ form, field, typed, errors, id, onType, onLeave }: FieldProps) {
  const { t } = useTranslation("members/registration");
  const locale = useLocale();
  const wrong = errors.birthday;
  const dayFirst = isDayFirst(locale);
  const names = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: names.format(new Date(Date.UTC(2026, month, 1))),
  }));
  const part = (name: "day" | "month" | "year") => ({
    id: name === (dayFirst ? "day" : "month") ? `${id}-birthday` : `${id}-birthday-${name}`,
    "aria-label": t(name),
    value: typed[`birthday.${name}`] ?? "",
    error: Boolean(wrong),
    onChange: (event: { currentTarget: { value: string } }) =>
      onType(`birthday.${name}`, event.currentTarget.value),
  });
  const day = (
    <TextInput
      key="day"
      {...part("day")}
      placeholder={t("day")}
      inputMode="numeric"
      autoComplete="bday-day"
      maxLength={countDigits(birthdayLimits.day)}
    />
  );
  const month = (
    <NativeSelect
      key="month"
      {...part("month")}
      autoComplete="bday-month"
      data={[{ value: "", label: t("month") }, ...months]}
    />
  );
  const hint = field.help ?? (form.adultsOnly ? t("adultsHint") : null);
  return (
    <fieldset
      className={classes.birthday}
      aria-describedby={wrong ? `${id}-birthday-wrong` : undefined}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) onLeave("birthday");
      }}
    >
      <legend>
        {t("field.birthday")}
        {field.mandatory ? <span aria-hidden="true"> *</span> : null}
      </legend>
      {hint ? <p className={classes.hint}>{hint}</p> : null}
      <div>
        {dayFirst ? [day, month] : [month, day]}
        <TextInput
          {...part("year")}
          placeholder={t("year")}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={countDigits(birthdayLimits.year)}
        />
      </div>
      {wrong ? (
        <p id={`${id}-birthday-wrong`} className="ink-danger text-14">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}
