import type { Opened } from "../player.queries.ts";

/** Request to fetch ahead, made as the activity's own part of the player will make it. */
export interface Wish {
  readonly url: string;
  /**
   * First bytes alone, as films are played; else the whole file, or nothing where it is larger than the rest.
   */
  readonly first?: number;
}

const mega = 2 ** 20;

/** Most bytes of one activity: a manual or a page's pictures, whole. */
export const mostAhead = 8 * mega;
/** Bytes of a film or a recording: enough to begin with at once, while the rest comes. */
export const filmAhead = 3 * mega;
/** Pictures of one page. */
const mostPictures = 12;

type Connection = { readonly saveData?: boolean; readonly effectiveType?: string };

/**
 * Whether what may never be looked at may be fetched: not where people save data, nor on a slow line. What a browser
 * does not tell of its line stands in nobody's way.
 */
export function allowsAhead(online: boolean, line: Connection | undefined): boolean {
  if (!online || line?.saveData) return false;
  return line?.effectiveType === undefined || line.effectiveType === "4g";
}

/** The pictures of a text that the product itself keeps: the server wrote the text anew, so each has one form. */
function picturesIn(html: string, base: string): string[] {
  const { origin } = new URL(base);
  const addresses = [...html.matchAll(/<img\b[^>]*?\ssrc="([^"]*)"/g)].flatMap(([, src = ""]) => {
    const address = src.replaceAll("&amp;", "&");
    return URL.canParse(address, base) ? new URL(address, base) : [];
  });
  return [...new Set(addresses.filter((url) => url.origin === origin).map(({ href }) => href))];
}

/** Wishes for an activity's first content; a launch's content or that of others is not fetched ahead. */
export function wishesOf(content: Opened["content"], base: string): readonly Wish[] {
  switch (content.kind) {
    case "pdf":
      return [{ url: content.url }];
    case "slides":
      return content.pdfUrl ? [{ url: content.pdfUrl }] : [];
    case "video":
    case "audio":
      return [{ url: content.url, first: filmAhead }];
    case "html_text":
      return picturesIn(content.html, base)
        .slice(0, mostPictures)
        .map((url) => ({ url }));
    default:
      return [];
  }
}

/**
 * Reads what is wished for into the browser's own store, one after the other, up to `most` bytes in all; answers how
 * many came. A store on another machine gives a new address each time: there is nothing to fetch ahead from it.
 */
export async function bringAhead(
  wishes: readonly Wish[],
  { most = mostAhead, signal, ask = fetch }: { most?: number; signal: AbortSignal; ask?: typeof fetch },
): Promise<number> {
  let left = most;
  for (const { url, first } of wishes) {
    if (left <= 0 || signal.aborted) break;
    const enough = new AbortController();
    const end = AbortSignal.any([signal, enough.signal]);
    try {
      const range = first === undefined ? undefined : { range: `bytes=0-${Math.min(first, left) - 1}` };
      const answer = await ask(url, {
        ...{ credentials: "omit", redirect: "manual", priority: "low", signal: end },
        ...(range && { headers: range }),
      });
      const size = Number(answer.headers.get("content-length") ?? Number.NaN);
      const fits = answer.ok && (range === undefined || answer.status === 206) && size <= left;
      if (fits) left -= (await answer.arrayBuffer()).byteLength;
      else enough.abort();
    } catch {
      // A failure is let go: the content is asked for again when a person goes there.
    }
  }
  return most - left;
}
