// The id of a film out of any address people copy: the watch page, a short link, an embed, a share with a time.

const hosts = /^(?:www\.|m\.|music\.)?(youtube(?:-nocookie)?\.com|youtu\.be)$/;

function urlOf(text: string): URL | undefined {
  const trimmed = text.trim();
  try {
    return new URL(/^https?:\/\//i.test(trimmed) ? trimmed : `https://${trimmed}`);
  } catch {
    return undefined;
  }
}

/** Eleven characters; undefined where the text names no film of YouTube. */
export function youtubeId(text: string): string | undefined {
  if (/^[\w-]{11}$/.test(text.trim())) return text.trim();
  const url = urlOf(text);
  const host = url?.hostname.toLowerCase().match(hosts)?.[1];
  if (!url || !host) return undefined;
  const parts = url.pathname.split("/").filter(Boolean);
  const videoId =
    host === "youtu.be"
      ? parts[0]
      : (url.searchParams.get("v") ??
        (["embed", "shorts", "live", "v"].includes(parts[0] ?? "") ? parts[1] : undefined));
  return videoId && /^[\w-]{11}$/.test(videoId) ? videoId : undefined;
}

/** The number, and the hash of an unlisted film behind a slash; undefined where the text names no film of Vimeo. */
export function vimeoId(text: string): string | undefined {
  const trimmed = text.trim();
  if (/^\d{1,12}(\/[0-9a-f]{6,16})?$/.test(trimmed)) return trimmed;
  const url = urlOf(trimmed);
  if (!url || !/^(?:www\.|player\.)?vimeo\.com$/.test(url.hostname.toLowerCase())) return undefined;
  const parts = url.pathname.split("/").filter(Boolean);
  const at = parts.findIndex((part) => /^\d{1,12}$/.test(part));
  const number = parts[at];
  if (!number) return undefined;
  const hash = url.searchParams.get("h") ?? parts[at + 1];
  return hash && /^[0-9a-f]{6,16}$/.test(hash) ? `${number}/${hash}` : number;
}
