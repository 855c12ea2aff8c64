import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";
import type { Locale } from "@trilha/contract/core/locale.ts";
import type { FastifyReply, FastifyRequest } from "fastify";
import { type Html, html } from "../../core/html.ts";
import type { Parts } from "../../parts.ts";
import { unavailableAnswer, warnOfOutage } from "./unavailable.ts";

/** A screen whose words the server writes into the page, for search engines and for who has no JavaScript. */
export interface DrawnPage {
  readonly path: `/${string}`;
  /** Undefined: nothing to see there. */
  draw(request: RenderRequest): Promise<RenderedPage | undefined>;
}

export interface RenderRequest {
  readonly host: string;
  readonly ip: string;
  readonly params: Readonly<Record<string, string>>;
  readonly query: Readonly<Record<string, string>>;
  readonly acceptLanguage: string | undefined;
}

export interface RenderedPage {
  readonly locale: Locale;
  readonly title: string;
  /** Beside the title: what describes the page. */
  readonly head: Html;
  /** Stands in the app's place until the app does. */
  readonly main: Html;
}

const compress = promisify(brotliCompress);
/** Most of what the best quality gains, at a hundredth of its time. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** The shell with a page in it: its language, title, description and words. */
function fillShell(shell: string, { locale, title, head, main }: RenderedPage): string {
  const put = (text: string, place: RegExp, value: string) => text.replace(place, () => value);
  const titled = put(shell, /<title>[^<]*<\/title>/, html`<title>${title}</title>${head}`.html);
  const named = put(titled, /<html lang="[^"]*"/, `<html lang="${locale}"`);
  return put(named, /<div id="root"><\/div>/, `<div id="root">${main.html}</div>`);
}

/**
 * Answers with a page that was drawn, with the bare shell and 404 where there is nothing, or with the bare shell and 503
 * while the database cannot serve: the app in it asks again by itself.
 */
export async function sendDrawn(
  parts: Pick<Parts, "log" | "clock">,
  shell: string,
  page: DrawnPage,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const pageRequest = {
    host: request.host.toLowerCase(),
    ip: request.ip,
    params: request.params as Record<string, string>,
    query: request.query as Record<string, string>,
    acceptLanguage: request.headers["accept-language"],
  };
  reply
    .type("text/html; charset=utf-8")
    .header("cache-control", "no-cache")
    .header("vary", "accept-encoding, accept-language");
  let drawn: RenderedPage | undefined;
  try {
    drawn = await page.draw(pageRequest);
  } catch (error) {
    const unavailable = unavailableAnswer(error);
    if (!unavailable) throw error;
    warnOfOutage(parts.log, error, parts.clock.now().getTime());
    reply.header("retry-after", String(unavailable.params.seconds)).header("cache-control", "no-store");
    return reply.code(503).send(shell);
  }
  if (!drawn) return reply.code(404).header("x-robots-tag", "noindex").send(shell);
  reply.header("content-language", drawn.locale);
  const text = fillShell(shell, drawn);
  if (!String(request.headers["accept-encoding"] ?? "").includes("br")) return reply.send(text);
  return reply.header("content-encoding", "br").send(await compress(text, quality));
}
