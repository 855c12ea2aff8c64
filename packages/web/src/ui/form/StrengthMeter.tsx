import classes from "./strength-meter.module.css";

/** How strong a password is: one to three bars and a word. Nothing while the field is empty (level 0). */
export function StrengthMeter({ level, label }: { level: number; label: string }) {
  return (
    <p className={classes.strength} data-level={level} aria-live="polite">
      {level > 0 ? (
        <>
          <span className={classes.meter} aria-hidden="true">
            <i />
            <i />
            <i />
          </span>
          {label}
        </>
      ) : null}
    </p>
  );
}
