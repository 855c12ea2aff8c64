/** A path of this app as the router takes it: an address with a query is not one text there. */
export function ownLink(path: string): { to: string; search: Record<string, string>; hash: string } {
  const url = new URL(path, "https://here.invalid");
  return { to: url.pathname, search: Object.fromEntries(url.searchParams), hash: url.hash.slice(1) };
}
