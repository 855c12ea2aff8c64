import { createHash } from "node:crypto";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from "fastify";
import { sql } from "kysely";
import type { Parts } from "../../parts.ts";
import { readArchiveState } from "../backup/archive-state.ts";
import { openApi } from "./openapi.ts";

/** Routes of operators and developers: health, readiness, metrics, and the API's own description. */
export async function addOperations(
  app: FastifyInstance,
  parts: Parts,
  contract: readonly EndpointSpec[],
  collectMetrics: () => Promise<string>,
): Promise<void> {
  app.get("/healthz", async () => ({ ok: true }));
  // A full disk and a failing archive are shown and leave the instance ready: turning readers away would mend neither.
  app.get("/readyz", async (_, reply) => {
    const checks = await readiness(parts);
    const ready = Object.values(checks).every((state) => state === "ok");
    return reply
      .code(ready ? 200 : 503)
      .header("cache-control", "no-store")
      .send({
        ready,
        ...checks,
        disk: parts.disk.full.length > 0 ? "failing" : "ok",
        ...(await archiveOf(parts)),
      });
  });
  app.get("/metrics", async (request, reply) => {
    if (!mayReadMetrics(request, parts)) return reply.callNotFound();
    return reply.type(parts.metrics.registry.contentType).send(await collectMetrics());
  });
  app.get("/.well-known/security.txt", async (_, reply) => {
    const contact = parts.settings.http.securityContact;
    if (!contact) return reply.callNotFound();
    const expires = new Date(parts.clock.now().getTime() + 180 * 24 * 60 * 60 * 1000).toISOString();
    return reply
      .type("text/plain; charset=utf-8")
      .send(`Contact: ${contact}\nExpires: ${expires}\nPreferred-Languages: pt, en, es, fr\n`);
  });
  if (parts.settings.http.apiDocs) await addApiPage(app, parts, contract);
}

async function readiness({ db, queue, outside, settings }: Parts): Promise<Record<string, "ok" | "failing">> {
  const state = async (check: () => Promise<unknown>) => {
    try {
      await check();
      return "ok" as const;
    } catch {
      return "failing" as const;
    }
  };
  return {
    database: await state(() => db.read({}, (tx) => sql`select 1`.execute(tx))),
    queue: await state(async () => {
      if (await queue.isLate(settings.jobs.lateSeconds)) throw new Error("jobs wait for too long");
    }),
    store: await state(() => outside.store.check()),
  };
}

/** How the archive of the built-in PostgreSQL is; nothing with a database of one's own. */
async function archiveOf({ db, settings, clock }: Parts): Promise<{ archive?: "ok" | "failing" | "off" }> {
  if (settings.database.url !== undefined) return {};
  try {
    const { state } = await readArchiveState(db.pool, settings.dataDir, clock.now());
    return { archive: state };
  } catch {
    return { archive: "failing" };
  }
}

function mayReadMetrics(request: FastifyRequest, { settings }: Parts): boolean {
  const { metricsToken } = settings.http;
  if (metricsToken) return request.headers.authorization === `Bearer ${metricsToken}`;
  return !settings.production;
}

async function addApiPage(
  app: FastifyInstance,
  parts: Parts,
  contract: readonly EndpointSpec[],
): Promise<void> {
  // Written as it is first asked for: it takes a second that no start has to wait for.
  let description: string | undefined;
  app.get("/openapi.json", async (_, reply) => {
    description ??= JSON.stringify(
      openApi(contract, { version: "0.2.0", url: parts.settings.http.publicUrl }),
    );
    return reply
      .header("cache-control", "public, max-age=60")
      .type("application/json; charset=utf-8")
      .send(description);
  });
  let reference: Promise<FastifyInstance> | undefined;
  const show = async (request: FastifyRequest, reply: FastifyReply) => {
    reference ??= createReference();
    const { statusCode, headers, payload, rawPayload } = await (await reference).inject(request.url);
    const isPage = payload.startsWith("<!doctype html>");
    // The reference page starts by one inline script and writes its styles itself. Its policy allows that script by its
    // hash, and no other.
    reply.header(
      "content-security-policy",
      `default-src 'none'; script-src ${["'self'", ...(isPage ? inlineScriptHashes(payload) : [])].join(" ")}; style-src 'self' 'unsafe-inline'; img-src 'self' data:; ` +
        "font-src 'self' data:; connect-src 'self'; base-uri 'none'; frame-ancestors 'none'; form-action 'none'",
    );
    for (const name of ["content-type", "location", "etag"])
      if (headers[name]) reply.header(name, headers[name]);
    return reply.code(statusCode).send(rawPayload);
  };
  app.get("/docs", show);
  app.get("/docs/*", show);
  app.addHook("onClose", async () => void (await (await reference)?.close()));
}

/** Reference page of the API, read from the disk at the first look at it: with its sources it takes 17 MB of memory. */
async function createReference(): Promise<FastifyInstance> {
  const { default: scalar } = await import("@scalar/fastify-api-reference");
  const reference = Fastify();
  await reference.register(scalar, {
    routePrefix: "/docs",
    configuration: { url: "/openapi.json", withDefaultFonts: false, telemetry: false },
  });
  return reference;
}

/** CSP sources of the scripts that stand in a page. */
function inlineScriptHashes(page: string): string[] {
  return [...page.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)].map(
    ([, script = ""]) => `'sha256-${createHash("sha256").update(script).digest("base64")}'`,
  );
}
