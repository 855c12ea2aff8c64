import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import type { Parts } from "../../parts.ts";
import { type DrawnPage, sendDrawn } from "./drawn-page.ts";

const apiPaths =
  /^\/(?:api|o|accounts|etraining_login|socket\.io|store|docs|assets)(?:\/|$)|^\/(?:metrics|healthz|readyz|openapi\.json)$/;

/**
 * Read codes on pictures and pages of documents; a worker obeys the policy of its own answer, so the pages keep the
 * stricter one.
 */
const compilingWorker = /\/assets\/(?:picture|document)-worker-[\w-]+\.js(?:\.br)?$/;

/** The player's preview, which the office shows in a frame as wide as a phone. */
const framedByOurselves = /^\/admin\/courses\/[^/]+\/preview\/activities\//;

/**
 * Serves the built web app: hashed assets for ever, prebuilt brotli where the browser takes it, and the shell for
 * every address that is a screen; what stands in `pages` comes with its words in it.
 */
export async function addWebApp(
  app: FastifyInstance,
  parts: Pick<Parts, "log" | "clock">,
  folder: string,
  pages: readonly DrawnPage[] = [],
): Promise<void> {
  if (!existsSync(join(folder, "index.html"))) return;
  const shell = readFileSync(join(folder, "index.html"));
  const shellBrotli = existsSync(join(folder, "index.html.br"))
    ? readFileSync(join(folder, "index.html.br"))
    : undefined;
  await app.register(fastifyStatic, {
    root: folder,
    preCompressed: true,
    index: false,
    wildcard: false,
    etag: true,
    cacheControl: false,
    setHeaders: (reply, path) => {
      const hashed = path.includes("/assets/");
      if (compilingWorker.test(path)) {
        const policy = String(reply.getHeader("content-security-policy"));
        const compiles = policy.replace("script-src 'self'", "script-src 'self' 'wasm-unsafe-eval'");
        reply.header("content-security-policy", compiles);
      }
      reply.header("cache-control", hashed ? "public, max-age=31536000, immutable" : "no-cache");
    },
    globIgnore: ["**/*.br", "**/index.html"],
  });
  for (const page of pages) {
    app.get(page.path, (request, reply) => sendDrawn(parts, shell.toString("utf8"), page, request, reply));
  }
  app.get("/*", async (request, reply) => {
    const path = request.url.split("?")[0] ?? "/";
    if (apiPaths.test(path) || /\.\w{2,5}$/.test(path)) return reply.callNotFound();
    reply
      .type("text/html; charset=utf-8")
      .header("cache-control", "no-cache")
      .header("vary", "accept-encoding");
    // Certificates are open to whoever has the number; a search engine shows them to everybody.
    if (path.startsWith("/certificates/") || path.startsWith("/badges/"))
      reply.header("x-robots-tag", "noindex");
    if (framedByOurselves.test(path)) {
      const policy = String(reply.getHeader("content-security-policy"));
      const framed = policy.replace("frame-ancestors 'none'", "frame-ancestors 'self'");
      reply.header("content-security-policy", framed);
    }
    if (shellBrotli && String(request.headers["accept-encoding"] ?? "").includes("br")) {
      return reply.header("content-encoding", "br").send(shellBrotli);
    }
    return reply.send(shell);
  });
}
