/** A name as it is compared: without accents, cases, and how many spaces somebody typed. */
export function foldedName(name: string): string {
  return name.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase().replace(/\s+/gu, " ").trim();
}

/** §validation#account-deletion: the name that was typed is the person's own. Nobody is without one, so nothing typed is none. */
export function confirmsName(typed: string, name: string): boolean {
  const folded = foldedName(typed);
  return folded !== "" && folded === foldedName(name);
}
