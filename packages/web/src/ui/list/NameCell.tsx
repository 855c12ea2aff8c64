/** Name of a row, with one line under it. */
export function NameCell({ name, under }: { name: string; under?: string | null | undefined }) {
  return (
    <span className="stack shrink leading-135">
      <strong className="weight-600">{name}</strong>
      {under ? <span className="small">{under}</span> : null}
    </span>
  );
}
