import type { UseFormReturnType } from "@mantine/form";
import { birthdayLimits } from "@trilha/contract/accounts/identity/limits.ts";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { NativeSelect, TextInput } from "../../ui/controls/input.ts";
import { countDigits } from "../../ui/form/digits.ts";
import classes from "./profile.module.css";
import type { ProfileValues } from "./profile-form.ts";

type Props = { form: UseFormReturnType<ProfileValues>; id: string; dayFirst: boolean };

/** Spec §validation#birthday: a birthday is given in its three parts, in the order of the language. */
export function BirthdayFields({ form, id, dayFirst }: Props) {
  const { t } = useTranslation("accounts/profile");
  const locale = useLocale();
  const wrong = form.errors.birthday;
  const names = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const months = Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: names.format(new Date(Date.UTC(2026, month, 1))),
  }));
  const day = (
    <TextInput
      key="day"
      {...form.getInputProps("birthday.day")}
      id={dayFirst ? `${id}-birthday` : `${id}-birthday-day`}
      aria-label={t("day")}
      placeholder={t("day")}
      inputMode="numeric"
      autoComplete="bday-day"
      maxLength={countDigits(birthdayLimits.day)}
      error={Boolean(wrong)}
    />
  );
  const month = (
    <NativeSelect
      key="month"
      {...form.getInputProps("birthday.month")}
      id={dayFirst ? `${id}-birthday-month` : `${id}-birthday`}
      aria-label={t("month")}
      autoComplete="bday-month"
      data={[{ value: "", label: t("month") }, ...months]}
      error={Boolean(wrong)}
    />
  );
  return (
    <fieldset className={classes.birthday} aria-describedby={wrong ? `${id}-birthday-wrong` : undefined}>
      <legend>{t("birthday")}</legend>
      <div>
        {dayFirst ? [day, month] : [month, day]}
        <TextInput
          {...form.getInputProps("birthday.year")}
          id={`${id}-birthday-year`}
          aria-label={t("year")}
          placeholder={t("year")}
          inputMode="numeric"
          autoComplete="bday-year"
          maxLength={countDigits(birthdayLimits.year)}
          error={Boolean(wrong)}
        />
      </div>
      {wrong ? (
        <p id={`${id}-birthday-wrong`} className="mt-6 ink-danger text-13">
          {wrong}
        </p>
      ) : null}
    </fieldset>
  );
}
