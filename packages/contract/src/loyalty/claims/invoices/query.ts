/** Percent signs undone; a broken one leaves the text as it was. */
export function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/**
 * The query of an address by lower-case name, the first of each; empty for a text without "?".
 * A part without "=" belongs to the value before it: tax ids with an ampersand are printed unescaped.
 */
export function queryOf(text: string): ReadonlyMap<string, string> {
  const parameters = new Map<string, string>();
  const query = text.slice(text.indexOf("?") + 1).split("#", 1)[0] ?? "";
  if (!text.includes("?")) return parameters;
  const parts: string[] = [];
  for (const part of query.split("&")) {
    const last = parts.length - 1;
    if (part.includes("=") || last < 0) parts.push(part);
    else parts[last] += `&${part}`;
  }
  for (const part of parts) {
    const at = part.indexOf("=");
    if (at <= 0) continue;
    const name = unescaped(part.slice(0, at)).toLowerCase();
    if (!parameters.has(name)) parameters.set(name, unescaped(part.slice(at + 1)));
  }
  return parameters;
}
