import type { Ref } from "react";
import classes from "./step-progress.module.css";

type Props = {
  /** From 0. */
  at: number;
  of: number;
  /** The sentence that is read and heard. */
  label: string;
  /** Where the focus goes when a step takes another's place. */
  focus?: Ref<HTMLParagraphElement>;
};

/** How far one is: a bar to see, a sentence to hear. */
export function StepProgress({ at, of: count, label, focus }: Props) {
  return (
    <div className={classes.progress}>
      <p className="no-outline" aria-live="polite" ref={focus} tabIndex={focus ? -1 : undefined}>
        {label}
      </p>
      <span className="flex gap-6" aria-hidden="true">
        {Array.from({ length: count }, (_, step) => step).map((step) => (
          <i key={step} data-done={step <= at || undefined} />
        ))}
      </span>
    </div>
  );
}
