import { DateInput } from "../../../ui/controls/DateInput.tsx";
import { TextInput } from "../../../ui/controls/input.ts";
import classes from "./event-office.module.css";
import type { LocalClock } from "./event-time.ts";

type Props = {
  id: string;
  label: string;
  timeLabel: string;
  value: LocalClock;
  min?: string | undefined;
  required?: boolean;
  disabled: boolean;
  error: string | undefined;
  onChange: (clock: LocalClock) => void;
};

/** A day and a time on the clock of a place. */
export function ClockField(props: Props) {
  const { id, label, timeLabel, value, min, required = false, disabled, error, onChange } = props;
  return (
    <div className={classes.clock}>
      <DateInput
        id={id}
        label={label}
        value={value.day}
        min={min}
        required={required}
        disabled={disabled}
        error={error}
        onChange={(day) => onChange({ ...value, day })}
      />
      <TextInput
        id={`${id}-time`}
        type="time"
        label={timeLabel}
        aria-label={`${label}: ${timeLabel}`}
        withAsterisk={required}
        disabled={disabled}
        error={Boolean(error)}
        value={value.time}
        onChange={(event) => onChange({ ...value, time: event.currentTarget.value })}
      />
    </div>
  );
}
