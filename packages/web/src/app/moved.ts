/** Old paths and where they went (spec §routes#old-paths "Old paths that redirect"). */
const MOVED: Readonly<Record<string, string>> = {
  courses: "online-courses",
  presential: "presential-courses",
  webcasts: "webinars",
};

/**
 * The new address of an old one, with the query and the fragment it came with: the list, or one item of it. Deeper
 * paths (the player's) never moved.
 */
export function movedAddress(href: string): string | undefined {
  const match = /^\/([a-z-]+)(\/[^/?#]+)?\/?([?#].*)?$/s.exec(href);
  const target = match && Object.hasOwn(MOVED, match[1] ?? "") ? MOVED[match[1] ?? ""] : undefined;
  return target ? `/${target}${match?.[2] ?? ""}${match?.[3] ?? ""}` : undefined;
}
