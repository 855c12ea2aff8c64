// An upload travels in parts (§api#files): equal ones and a last one, so that an interruption costs one part.

export interface UploadPart {
  readonly number: number;
  readonly size: number;
}

export function partsOf(size: number, partSize: number): UploadPart[] {
  const count = Math.ceil(size / partSize);
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    size: Math.min(partSize, size - index * partSize),
  }));
}

/** Parts still to be sent: not there, or there with another size. */
export function missingParts(planned: readonly UploadPart[], arrived: readonly UploadPart[]): UploadPart[] {
  return planned.filter(
    (part) => !arrived.some(({ number, size }) => number === part.number && size === part.size),
  );
}

/** Whether exactly what was announced has arrived. */
export function isComplete(planned: readonly UploadPart[], arrived: readonly UploadPart[]): boolean {
  return arrived.length === planned.length && missingParts(planned, arrived).length === 0;
}
