/** A name for a part within its activity, unlike those that are there. */
export function newPartId(taken: readonly { readonly id: string }[]): string {
  const ids = new Set(taken.map(({ id }) => id));
  let number = taken.length + 1;
  while (ids.has(`p${number}`)) number += 1;
  return `p${number}`;
}
