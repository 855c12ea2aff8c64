import { IconCalendar } from "@tabler/icons-react";
import { useMemo } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { WrittenField } from "./WrittenField.tsx";
import { writtenDate } from "./written-date.ts";

export type DateInputProps = {
  id?: string;
  className?: string;
  label: string;
  /** 'YYYY-MM-DD', or '' for none. */
  value: string;
  /** Hears '' too while what is typed is no whole date. */
  onChange: (value: string) => void;
  onBlur?: () => void;
  /** First and last day allowed, 'YYYY-MM-DD'; said at the field, the form decides. */
  min?: string | undefined;
  max?: string | undefined;
  error?: string | boolean | undefined;
  description?: string;
  required?: boolean;
  disabled?: boolean;
  /** The label is seen elsewhere: here it is only heard. */
  labelHidden?: boolean;
  describedBy?: string | undefined;
};

/** A day, in the order of the language (spec §limits#dates), typed or picked. */
export function DateInput({ labelHidden, ...props }: DateInputProps) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const form = useMemo(() => writtenDate(locale), [locale]);
  const { label, value, min, max, error } = props;
  const shape = t("ui.dateShape");
  const early =
    value !== "" && min && value < min ? t("ui.dateEarliest", { date: form.write(min) }) : undefined;
  const late = value !== "" && max && value > max ? t("ui.dateLatest", { date: form.write(max) }) : undefined;
  return (
    <WrittenField
      {...props}
      form={form}
      label={labelHidden ? undefined : label}
      name={label}
      shape={shape}
      error={error || early || late}
      wrong={t("ui.dateWrong", { shape })}
      inputMode="numeric"
      pickLabel={t("ui.openCalendar")}
      pickIcon={<IconCalendar size={18} stroke={1.7} aria-hidden="true" />}
    />
  );
}
