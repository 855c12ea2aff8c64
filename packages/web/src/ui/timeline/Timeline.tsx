import { useFormats } from "../../i18n/use-locale.ts";
import classes from "./timeline.module.css";

export type TimelineStep = {
  readonly title: string;
  /** When it came, ISO 8601; without: it lies ahead. */
  readonly at?: string | undefined;
  /** Actor of a step, or what else stands beside the time. */
  readonly by?: string | undefined;
  readonly text?: string | null | undefined;
  /** An end nobody wished for. */
  readonly bad?: boolean | undefined;
};

/** How a thing came to the state it is in, newest last, and what lies ahead where that is known. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const { dateTime } = useFormats();
  const now = steps.findLastIndex(({ at }) => at !== undefined);
  return (
    <ol className={classes.steps}>
      {steps.map(({ title, at, by: actor, text, bad }, index) => (
        <li
          key={`${title} ${at ?? ""}`}
          aria-current={index === now ? "step" : undefined}
          data-bad={bad || undefined}
          data-ahead={at === undefined || undefined}
        >
          <strong className="weight-600">{title}</strong>
          {at ? (
            <span className="small">
              {actor ? `${actor} · ` : ""}
              <time dateTime={at}>{dateTime(new Date(at))}</time>
            </span>
          ) : null}
          {text ? <p className="mt-2 text-14">{text}</p> : null}
        </li>
      ))}
    </ol>
  );
}
