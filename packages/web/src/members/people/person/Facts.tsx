type Props = { facts: readonly (readonly [label: string, value: string | null | undefined])[] };

/** Facts that are known, in two columns; an unknown one is left out. */
export function Facts({ facts }: Props) {
  return (
    <dl className="stack gap-12 m-0 text-14">
      {facts.map(([label, value]) =>
        value ? (
          <div className="flex between gap-16" key={label}>
            <dt className="rigid dim">{label}</dt>
            <dd className="shrink weight-550 break text-right">{value}</dd>
          </div>
        ) : null,
      )}
    </dl>
  );
}
