import { IconClock } from "@tabler/icons-react";
import { useId, useMemo, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocale } from "../../i18n/use-locale.ts";
import { DateInput, type DateInputProps } from "./DateInput.tsx";
import { WrittenField } from "./WrittenField.tsx";
import classes from "./written-field.module.css";
import { halfDays, writtenTime } from "./written-time.ts";

type Props = Omit<DateInputProps, "error" | "labelHidden" | "describedBy"> & { error?: string | undefined };

type Parts = { date: string; time: string };

const partsOf = (value: string): Parts => ({ date: value.slice(0, 10), time: value.slice(11, 16) });
const whole = ({ date, time }: Parts): string => (date && time ? `${date}T${time}` : "");

/**
 * A moment on the wall clock of a place: value 'YYYY-MM-DDTHH:mm' or '', without a zone; the description says
 * whose clock it is. `min` and `max` are days. It hears '' while date or time is missing.
 */
export function DateTimeInput({ value, onChange, label, error, description, className, ...props }: Props) {
  const { t } = useTranslation("shell");
  const locale = useLocale();
  const form = useMemo(() => writtenTime(locale), [locale]);
  const id = useId();
  const [halves, setHalves] = useState<Parts>(() => partsOf(value));
  const parts = whole(halves) === value ? halves : partsOf(value);
  const change = (changed: Partial<Parts>) => {
    const next = { ...parts, ...changed };
    setHalves(next);
    if (whole(next) !== value) onChange(whole(next));
  };
  const shape = t("ui.timeShape");
  const told = [error ? `${id}-wrong` : "", description ? `${id}-about` : ""].filter(Boolean).join(" ");
  const shared = { describedBy: told || undefined, error: Boolean(error), required: props.required };
  return (
    <fieldset className={[classes.moment, className].filter(Boolean).join(" ")} disabled={props.disabled}>
      <legend>
        {label}
        {props.required ? (
          <span className={classes.asterisk} aria-hidden="true">
            {" *"}
          </span>
        ) : null}
      </legend>
      <div>
        <DateInput
          {...props}
          {...shared}
          labelHidden
          label={`${label}: ${t("ui.date")}`}
          value={parts.date}
          onChange={(date) => change({ date })}
        />
        <WrittenField
          {...shared}
          kind="time"
          form={form}
          disabled={props.disabled}
          onBlur={props.onBlur}
          name={`${label}: ${t("ui.time")}`}
          shape={shape}
          value={parts.time}
          onChange={(time) => change({ time })}
          wrong={t("ui.timeWrong", { shape })}
          inputMode={halfDays(locale) ? "text" : "numeric"}
          pickLabel={t("ui.openClock")}
          pickIcon={<IconClock size={18} stroke={1.7} aria-hidden="true" />}
        />
      </div>
      {error ? (
        <p id={`${id}-wrong`} className={classes.wrong}>
          {error}
        </p>
      ) : null}
      {description ? (
        <p id={`${id}-about`} className={classes.description}>
          {description}
        </p>
      ) : null}
    </fieldset>
  );
}
