/** Unknown types are a download and nothing a browser runs. */
export const plainType = "application/octet-stream";

// Without a charset: old packages say it themselves, in their pages, and it is not always UTF-8.
const types: Readonly<Record<string, string>> = {
  html: "text/html",
  htm: "text/html",
  xhtml: "application/xhtml+xml",
  css: "text/css",
  js: "text/javascript",
  mjs: "text/javascript",
  json: "application/json",
  map: "application/json",
  xml: "text/xml",
  xsd: "text/xml",
  dtd: "text/plain",
  txt: "text/plain",
  vtt: "text/vtt",
  srt: "text/plain",
  csv: "text/csv",
  webmanifest: "application/manifest+json",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  png: "image/png",
  gif: "image/gif",
  webp: "image/webp",
  avif: "image/avif",
  svg: "image/svg+xml",
  ico: "image/x-icon",
  bmp: "image/bmp",
  cur: "image/x-icon",
  woff: "font/woff",
  woff2: "font/woff2",
  ttf: "font/ttf",
  otf: "font/otf",
  eot: "application/vnd.ms-fontobject",
  mp4: "video/mp4",
  m4v: "video/mp4",
  webm: "video/webm",
  ogv: "video/ogg",
  mov: "video/quicktime",
  m3u8: "application/vnd.apple.mpegurl",
  ts: "video/mp2t",
  mp3: "audio/mpeg",
  m4a: "audio/mp4",
  aac: "audio/aac",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  opus: "audio/ogg",
  wav: "audio/wav",
  pdf: "application/pdf",
  wasm: "application/wasm",
};

/** As what a file of a package is served: by its ending, from this table alone. */
export function typeOfFile(path: string): string {
  const name = path.split("/").at(-1) ?? "";
  const ending = name.includes(".") ? (name.split(".").at(-1) ?? "").toLowerCase() : "";
  return Object.hasOwn(types, ending) ? (types[ending] ?? plainType) : plainType;
}
