import type { ReactNode } from "react";

type Props = { name: string; under?: string | null | undefined; picture?: ReactNode };

/** Name of a row, with one line under it and a picture before both. */
export function NameCell({ name, under, picture }: Props) {
  const words = (
    <span className="stack shrink leading-135">
      <strong className="weight-600">{name}</strong>
      {under ? <span className="small">{under}</span> : null}
    </span>
  );
  if (!picture) return words;
  return (
    <span className="row gap-12">
      {picture}
      {words}
    </span>
  );
}
