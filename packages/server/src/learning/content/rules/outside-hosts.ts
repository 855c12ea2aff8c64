/** Files that may name addresses a browser would fetch. */
const looksAt = /\.(?:html?|xhtml|css|m?js|json)$/i;
/** More of one file is not read: what an author tool writes of addresses stands in far less. */
export const readOfFile = 4 * 2 ** 20;

/** `src`, `data`, `poster`, `srcset` of an element; a `url()` or an import of a style; a style that is linked. */
const inMarkup =
  /(?:\b(?:src|data|poster|srcset)\s*=\s*\\?["']|url\(\s*\\?["']?|@import\s+["']|<link\b[^>]*?\bhref\s*=\s*\\?["'])\s*(?:https?:)?\\?\/\\?\/([a-z0-9.-]+)/gi;
/** Quoted address of a film, a sound, a picture, a font, or a page made to stand in another. */
const inScript =
  /["'](?:https?:)?\\?\/\\?\/([a-z0-9.-]+)(?:\\?\/[^"'\s<>]*?)?(?:\\?\/embed\b|\.(?:mp4|m4v|webm|mp3|m4a|ogg|m3u8|png|jpe?g|gif|svg|webp|woff2?|css)\b)[^"'\s<>]*["']/gi;
const players = /^(?:player\.|embed\.|(?:www\.)?youtube(?:-nocookie)?\.com$|fast\.wistia\.)/;
const quoted = /["'](?:https?:)?\\?\/\\?\/([a-z0-9.-]+)/gi;
const hostName = /^[a-z0-9](?:[a-z0-9.-]*[a-z0-9])?\.[a-z]{2,}$/;
/** Namespaces of documents, which nobody fetches. */
const names = /^(?:www\.w3\.org|ns\.adobe\.com|.*\.imsglobal\.org|.*\.adlnet\.(?:org|gov)|ltsc\.ieee\.org)$/;

export const mayNameHosts = (path: string): boolean => looksAt.test(path);

/**
 * §protocols#scorm-origin Outside hosts a text of a package names for what it shows: frames, pictures, films, styles. A
 * list to decide by, not a proof: what a script puts together while it runs is not seen.
 */
export function outsideHosts(text: string): string[] {
  const marked = [...text.matchAll(inMarkup), ...text.matchAll(inScript)].map(([, host]) => host);
  const played = [...text.matchAll(quoted)]
    .map(([, host]) => host)
    .filter((host) => players.test(host ?? ""));
  const hosts = [...marked, ...played].map((host) => (host ?? "").toLowerCase());
  return [...new Set(hosts)].filter((host) => hostName.test(host) && !names.test(host)).toSorted();
}
