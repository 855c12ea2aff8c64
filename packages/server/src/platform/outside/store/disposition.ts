/** Types a browser may show by itself; it runs nothing from these. Everything else is a download. */
const shown = new Set([
  "image/jpeg",
  "image/png",
  "image/webp",
  "image/gif",
  "image/avif",
  "video/mp4",
  "video/webm",
  "audio/mpeg",
  "audio/mp4",
  "audio/ogg",
  "audio/webm",
  "application/pdf",
]);

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what must not get into a header
const unsafe = /[\u0000-\u001f\u007f"\\/:*?<>|\u202a-\u202e\u2066-\u2069]+/g;

/** A name a person typed, as a file name that leads nowhere. */
function safeName(name: string): string {
  const safe = name
    .toWellFormed()
    .replace(unsafe, "_")
    .replace(/^[.\s]+|[.\s]+$/g, "");
  return safe.slice(0, 120) || "file";
}

/** `Content-Disposition` (RFC 6266) for a type and the name of the download. */
export function contentDisposition(type: string, fileName?: string): string {
  const kind = shown.has(type) && fileName === undefined ? "inline" : "attachment";
  if (fileName === undefined) return kind;
  const name = safeName(fileName);
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${kind}; filename="${name.replace(/[^\x20-\x7e]/g, "_")}"; filename*=UTF-8''${encoded}`;
}
