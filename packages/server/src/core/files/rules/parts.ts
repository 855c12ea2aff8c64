// An upload travels in parts (§api#files): equal ones and a last one, so that an interruption costs one part.

export interface Part {
  readonly number: number;
  readonly size: number;
}

export function partsOf(size: number, partSize: number): Part[] {
  const count = Math.ceil(size / partSize);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: Math.min(partSize, size - index * partSize),
  }));
}

/** What is still to be sent: not there, or there with another size. */
export function missingParts(planned: readonly Part[], arrived: readonly Part[]): Part[] {
  return planned.filter(
    (part) => !arrived.some(({ number, size }) => number === part.number && size === part.size),
  );
}

/** Whether exactly what was announced has arrived. */
export function isComplete(planned: readonly Part[], arrived: readonly Part[]): boolean {
  return arrived.length === planned.length && missingParts(planned, arrived).length === 0;
}
