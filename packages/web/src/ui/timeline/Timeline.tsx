import type { ReactNode } from "react";
import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./timeline.module.css";

export type TimelineStep = {
  /** Tells the steps apart. */
  readonly key: string;
  readonly title: string;
  /** Moment, ISO 8601. */
  readonly at: string;
  /** Who did it, before the moment. */
  readonly who?: string | undefined;
  /** Why, or what came with it. */
  readonly note?: ReactNode;
  /** It ended badly: drawn in the colour of danger. */
  readonly bad?: boolean;
};

/** How something came to the state it is in, newest last. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { dateTime } = useFormats();
  return (
    <ol className={classes.steps}>
      {steps.map(({ key, title, at, who, note, bad }) => (
        <li key={key} data-bad={bad || undefined}>
          <strong>{title}</strong>
          <span>
            {who ? `${who} · ` : ""}
            <time dateTime={at}>{dateTime(new Date(at))}</time>
          </span>
          {note ? <p>{note}</p> : null}
        </li>
      ))}
    </ol>
  );
}
