/**
 * The segments of an address, decoded, without its query; undefined for what no file of ours can be called: a step up, a
 * slash or backslash in disguise, control characters, or what does not decode.
 */
export function readSegments(url: string): string[] | undefined {
  const path = url.split(/[?#]/)[0] ?? "";
  if (!path.startsWith("/") || path.length > 4096) return undefined;
  const segments: string[] = [];
  for (const part of path.slice(1).split("/")) {
    const segment = decoded(part);
    if (segment === undefined || segment === "." || segment === "..") return undefined;
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not get through
    if (/[\u0000-\u001f\u007f/\\]/.test(segment)) return undefined;
    segments.push(segment);
  }
  return segments;
}

function decoded(part: string): string | undefined {
  try {
    return decodeURIComponent(part);
  } catch {
    return undefined;
  }
}

/** A file's name as links are looked up: packages made on Windows do not mind capitals, those made on a Mac decompose letters. */
export function foldPath(path: string): string {
  return path.normalize("NFC").toLowerCase();
}
