import type { Answer } from "@trilha/contract/core/endpoint.ts";
import type { issueAccessCodes } from "@trilha/contract/members/people/access-codes.ts";

export type Counted = Answer<typeof issueAccessCodes>;
export type IssuedCodes = NonNullable<Counted["issued"]>;
export type IssuedCode = IssuedCodes["codes"][number];

/** Codes by store, as they are handed out: one sheet for each manager. Whoever has no store comes last. */
export function byStore(codes: readonly IssuedCode[]): { store: string | null; codes: IssuedCode[] }[] {
  const stores = Map.groupBy(codes, ({ store }) => store);
  const known = [...stores].map(([store, storeCodes]) => ({ store, codes: storeCodes }));
  return known.toSorted((a, b) => Number(a.store === null) - Number(b.store === null));
}

/** The same as rows of a file; `heads` are the words of its columns. */
export function rowsOf(issued: IssuedCodes, heads: readonly string[], until: string): string[][] {
  const rows = byStore(issued.codes).flatMap(({ codes }) =>
    codes.map(({ name, document, store, code }) => [
      name,
      document,
      store ?? "",
      code,
      until,
      issued.address,
    ]),
  );
  return [[...heads], ...rows];
}
