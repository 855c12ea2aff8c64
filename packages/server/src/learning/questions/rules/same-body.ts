/** Two things say the same, whatever order a database keeps their keys in. */
export function sameBody(one: unknown, other: unknown): boolean {
  if (Array.isArray(one))
    return (
      Array.isArray(other) &&
      one.length === other.length &&
      one.every((each, at) => sameBody(each, other[at]))
    );
  if (one === null || other === null || typeof one !== "object" || typeof other !== "object")
    return one === other;
  const left = new Map(Object.entries(one));
  const right = new Map(Object.entries(other));
  return left.size === right.size && [...left].every(([key, value]) => sameBody(value, right.get(key)));
}
