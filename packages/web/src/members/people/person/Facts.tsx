import classes from "./person.module.css";

type Props = { facts: readonly (readonly [label: string, value: string | null | undefined])[] };

/** What is known, in two columns; what is not known is left out. */
export function Facts({ facts }: Props) {
  return (
    <dl className={classes.data}>
      {facts.map(([label, value]) =>
        value ? (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
