import { useId } from "react";
import type { KindProps } from "../kind-props.ts";
import classes from "./scale.module.css";

/** An opinion between two ends. */
export function ScaleAnswer({ question, value, onChange, fixed, labelledBy }: KindProps<"scale">) {
  const name = useId();
  const { steps, low, high } = question;
  return (
    <div className="stack gap-8 max-w-560">
      <div className={classes.steps} role="radiogroup" aria-labelledby={labelledBy}>
        {Array.from({ length: steps }, (_, index) => index + 1).map((step) => (
          <label key={step} className={classes.step} data-chosen={value?.step === step || undefined}>
            <input
              type="radio"
              name={name}
              checked={value?.step === step}
              disabled={fixed}
              onChange={() => onChange({ kind: "scale", step })}
            />
            {step}
            {step === 1 && low ? <span className="only-heard">{low}</span> : null}
            {step === steps && high ? <span className="only-heard">{high}</span> : null}
          </label>
        ))}
      </div>
      <p className="hint flex between gap-16" aria-hidden="true">
        <span>{low}</span>
        <span>{high}</span>
      </p>
    </div>
  );
}
