// §3 Login parameters: whose door it is follows from `?client=`, else from the address the browser used; an
// installation that can mean only one client, or shows the demo, opens a door at any address.

/** The names a browser's host may be listed under, the more exact first: with its port, then without. */
export function hostNames(host: string): string[] {
  const bare = host.replace(/:\d+$/, "");
  return bare === host ? [host] : [host, bare];
}

/** The client an unlisted address opens; `oldest` are the two oldest clients, by creation. */
export function doorByDefault(oldest: readonly string[], demo: boolean): string | undefined {
  return demo || oldest.length === 1 ? oldest[0] : undefined;
}
