// §routes#login, §states#logged-in-pages Where somebody goes after signing in: never out of this app (security row 44).

const here = "https://here.invalid";

/**
 * The path inside the app, with query and fragment, or undefined when it would lead elsewhere. Takes only what begins
 * with one slash: no scheme, no host, no backslash that a browser reads as a slash.
 */
export function ownPath(target: string): string | undefined {
  if (!target.startsWith("/") || target.startsWith("//") || /[\\\p{Cc}]/u.test(target)) return undefined;
  if (!URL.canParse(target, here)) return undefined;
  const url = new URL(target, here);
  const path = url.pathname + url.search + url.hash;
  // A path such as "/..//elsewhere" only becomes another address when it is resolved.
  return url.origin === here && !path.startsWith("//") ? path : undefined;
}
