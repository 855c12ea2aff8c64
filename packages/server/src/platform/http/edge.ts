import { hash } from "node:crypto";
import type { Socket } from "node:net";
import { fileURLToPath } from "node:url";
import cors from "@fastify/cors";
import etag from "@fastify/etag";
import formbody from "@fastify/formbody";
import helmet from "@fastify/helmet";
import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { describeError } from "@trilha/contract/core/errors/describe-error.ts";
import { isNoise } from "@trilha/contract/core/errors/noise.ts";
import { chooseLocale, type Locale } from "@trilha/contract/core/locale.ts";
import type { Problem } from "@trilha/contract/core/problem.ts";
import { genericProblems } from "@trilha/contract/core/problems.ts";
import { embedOrigins, streamOrigins } from "@trilha/contract/learning/delivery/embed-origins.ts";
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { contentHosts } from "../../core/content-host.ts";
import { noteRequest } from "../../core/jobs/drain-admission.ts";
import { type Refusal, refuse } from "../../core/refusal.ts";
import { readAccessToken } from "../../core/tokens.ts";
import type { Parts } from "../../parts.ts";
import { oauthError } from "./oauth-error.ts";
import { problemAnswer, sendProblem } from "./problem-answer.ts";
import { stopping, unavailableAnswer, warnOfOutage } from "./unavailable.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    endpoint?: EndpointSpec;
  }
}

const year = 365 * 24 * 60 * 60;

/** Edge of every request and answer, whatever the route: headers, origin, form, errors, measurement. */
export async function addEdge(app: FastifyInstance, parts: Parts): Promise<void> {
  const { settings } = parts;
  const streams = [...streamOrigins, ...settings.http.streamOrigins];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        scriptSrc: ["'self'"],
        // The component library writes its variables in style elements; scripts stay strict.
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", "data:", "blob:", ...storeOrigin(parts)],
        mediaSrc: ["'self'", "blob:", ...storeOrigin(parts), ...streams],
        fontSrc: ["'self'"],
        connectSrc: ["'self'", ...storeOrigin(parts), ...streams],
        manifestSrc: ["'self'"],
        workerSrc: ["'self'"],
        // Our own: where the frame of the test for robots begins.
        frameSrc: [...contentHosts(settings).sources, ...embedOrigins, "'self'"],
        objectSrc: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'self'"],
        frameAncestors: ["'none'"],
        requireTrustedTypesFor: ["'script'"],
        trustedTypes: ["trilha", "trilha-templates", "dompurify"],
        reportUri: ["/api/csp-report"],
      },
    },
    strictTransportSecurity: { maxAge: year, includeSubDomains: true },
    referrerPolicy: { policy: "no-referrer" },
    crossOriginOpenerPolicy: { policy: "same-origin" },
    crossOriginResourcePolicy: { policy: "same-origin" },
  });
  // Before what answers by itself, such as a preflight.
  app.addHook("onRequest", async (request, reply) => {
    reply.headers({ "x-request-id": request.id, "permissions-policy": permissions });
  });
  await app.register(cors, {
    origin: settings.http.corsOrigins.length > 0 ? [...settings.http.corsOrigins] : false,
    methods: ["GET", "POST", "PUT", "PATCH", "DELETE"],
    allowedHeaders: ["authorization", "content-type", "idempotency-key", "accept-language", "x-device"],
    exposedHeaders: ["content-language", "retry-after", "x-request-id"],
    maxAge: 600,
  });
  await app.register(etag, { weak: true, hashFn: (payload) => hash("sha1", payload, "base64") });
  await app.register(formbody, { bodyLimit: 16 * 1024 });
  app.removeContentTypeParser("text/plain");
  // Handed on unread: `readForm` takes it once it is known who sends it.
  app.addContentTypeParser(multipart, (_request, payload, done) => done(null, payload));
  acceptJsonOnlyWhereMeant(app);
  acceptCspReports(app, parts);

  let ending = false;
  app.addHook("preClose", async () => {
    ending = true;
  });
  app.addHook("onRequest", async (request, reply) => {
    // A connection that was kept still brings requests; the next one goes to another process.
    if (ending) return sayUnavailable(parts, request, reply.header("connection", "close"), stopping());
    if (request.url.startsWith("/api/")) noteRequest();
    const refused = unreadable(request) ?? foreign(request, settings.http.corsOrigins);
    if (refused) return sendProblem(reply, problemOf(parts, request, refused));
  });
  app.addHook("onResponse", async (request, reply) => {
    const route = request.routeOptions.url ?? "unknown";
    parts.metrics.observe(route, request.method, reply.statusCode, reply.elapsedTime / 1000);
  });
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problemOf(parts, request, genericProblems.notFound)),
  );
  app.setErrorHandler((error: FastifyError, request, reply) => fail(parts, error, request, reply));
}

function storeOrigin({ settings }: Parts): string[] {
  return settings.s3 ? [new URL(settings.s3.endpoint).origin] : [];
}

/** NUL bytes and repeated query keys have no meaning here; refuse them before anything looks. */
function unreadable(request: FastifyRequest): Problem | undefined {
  if (/%00/i.test(request.url)) return genericProblems.malformed;
  const search = request.url.split("?")[1];
  if (!search) return undefined;
  const keys = [...new URLSearchParams(search).keys()];
  return new Set(keys).size === keys.length ? undefined : genericProblems.malformed;
}

/** A state change must come from our own pages, a listed origin, or no page at all (apps, servers). */
function foreign(request: FastifyRequest, listed: readonly string[]): Problem | undefined {
  if (["GET", "HEAD", "OPTIONS"].includes(request.method)) return undefined;
  const { origin } = request.headers;
  if (origin === undefined) {
    return request.headers["sec-fetch-site"] === "cross-site" ? genericProblems.crossSite : undefined;
  }
  const own = URL.canParse(origin) && new URL(origin).host === request.host;
  return own || listed.includes(origin) ? undefined : genericProblems.crossSite;
}

const multipart = "multipart/form-data";

/** Form bodies only where §api#fixed-calls says so; everything else is JSON. */
function acceptJsonOnlyWhereMeant(app: FastifyInstance): void {
  app.addHook("preParsing", async (request, reply) => {
    const spec = request.routeOptions.config.endpoint;
    const type = (request.headers["content-type"] ?? "").split(";")[0]?.trim().toLowerCase();
    if (type === multipart && spec?.multipart) return;
    // Other types of a multipart endpoint are refused once it is known who calls (`readForm`).
    if (type !== multipart && (!spec?.body || spec.multipart || type === undefined)) return;
    const wanted = spec?.form ? "application/x-www-form-urlencoded" : "application/json";
    if (type !== wanted) reply.code(415);
    if (type !== wanted) throw Object.assign(new Error("unsupported content type"), { statusCode: 415 });
  });
}

function acceptCspReports(app: FastifyInstance, parts: Parts): void {
  const parse = (_: unknown, body: string, done: (error: Error | null, value?: unknown) => void) => {
    try {
      done(null, JSON.parse(body));
    } catch {
      done(null, undefined);
    }
  };
  app.addContentTypeParser("application/csp-report", { parseAs: "string", bodyLimit: 8 * 1024 }, parse);
  app.post("/api/csp-report", async (request, reply) => {
    const report = (request.body as { "csp-report"?: Record<string, unknown> } | undefined)?.["csp-report"];
    if (report) {
      const { "violated-directive": directive, "blocked-uri": blocked } = report;
      parts.log.warn(
        { directive: String(directive).slice(0, 128), blocked: String(blocked).slice(0, 256) },
        "csp violation",
      );
    }
    return reply.code(204).send();
  });
}

function localeOf(request: FastifyRequest): Locale {
  const query = request.query as Record<string, unknown> | undefined;
  return chooseLocale({ query: query?.locale, acceptLanguage: request.headers["accept-language"] });
}

function problemOf(parts: Parts, request: FastifyRequest, problem: Problem, params = {}) {
  parts.log.debug({ requestId: request.id, code: problem.code }, "refused");
  return problemAnswer(refuse(problem, params), localeOf(request), request.id);
}

const permissions = "camera=(self), geolocation=(), microphone=(), payment=(), usb=(), interest-cohort=()";

/** Headers of an answer that no hook has seen; it is no page, so its policy allows nothing. */
const bareGuards: Readonly<Record<string, string>> = {
  "content-security-policy":
    "default-src 'none'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; " +
    "frame-ancestors 'none'; require-trusted-types-for 'script'",
  "strict-transport-security": `max-age=${year}; includeSubDomains`,
  "x-content-type-options": "nosniff",
  "x-frame-options": "DENY",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  "cross-origin-resource-policy": "same-origin",
  "permissions-policy": permissions,
  "cache-control": "no-store",
};

const refusedBytes: Readonly<Record<string, readonly [status: number, text: string, problem: Problem]>> = {
  HPE_HEADER_OVERFLOW: [431, "Request Header Fields Too Large", genericProblems.malformed],
  ERR_HTTP_REQUEST_TIMEOUT: [408, "Request Timeout", genericProblems.timeout],
};

/** Malformed HTTP never becomes a request: the answer is written to the connection, guarded as any other. */
export function refuseBytes(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed || !socket.writable) return void socket.destroy();
  const [status, text, problem] = refusedBytes[error.code ?? ""] ?? [
    400,
    "Bad Request",
    genericProblems.malformed,
  ];
  const requestId = crypto.randomUUID();
  const body = JSON.stringify(problemAnswer(refuse(problem), chooseLocale({}), requestId));
  const headers = {
    ...bareGuards,
    "x-request-id": requestId,
    "content-type": "application/problem+json; charset=utf-8",
    "content-length": String(Buffer.byteLength(body)),
    connection: "close",
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  socket.end([`HTTP/1.1 ${status} ${text}`, ...lines, "", body].join("\r\n"));
}

/** An address no router could read never reaches the hooks: it gets the guards by hand. */
export function refuseMalformed(parts: Parts, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...bareGuards, "x-request-id": request.id });
  sendProblem(reply, problemOf(parts, request, genericProblems.malformed));
}

const byStatus: Record<number, Problem> = {
  400: genericProblems.malformed,
  404: genericProblems.notFound,
  408: genericProblems.timeout,
  413: genericProblems.tooLarge,
  414: genericProblems.malformed,
  415: genericProblems.unsupportedType,
  503: genericProblems.busy,
};

/** The last resort: what the product did not foresee is logged once under the request's id and says nothing of itself. */
function fail(parts: Parts, error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const unavailable = unavailableAnswer(error);
  if (unavailable) {
    warnOfOutage(parts.log, error, parts.clock.now().getTime());
    return sayUnavailable(parts, request, reply, unavailable);
  }
  const known = byStatus[error.statusCode ?? 500];
  if (known) return sendProblem(reply, problemOf(parts, request, known));
  parts.log.error({ err: error, requestId: request.id, route: request.routeOptions.url }, "request failed");
  report(parts, error, request);
  const { endpoint } = request.routeOptions.config;
  const unexpected =
    endpoint?.unexpected ??
    (endpoint?.method === "GET" ? genericProblems.loadFailed : genericProblems.unexpected);
  return sendProblem(reply, problemOf(parts, request, unexpected));
}

/** Folder of the program: files of a report stand below it. */
const root = fileURLToPath(new URL("../../../../../", import.meta.url));

/** Tells the operator's error reports, where there are any. */
function report(parts: Parts, error: Error, request: FastifyRequest): void {
  const described = describeError(error, root);
  if (isNoise(described)) return;
  const [scheme, bearer] = (request.headers.authorization ?? "").split(" ");
  const claims =
    scheme === "Bearer" && bearer ? readAccessToken(parts.keys, bearer, parts.clock.now()) : undefined;
  parts.outside.errors.report({
    ...described,
    side: "server",
    route: request.routeOptions.url ?? "",
    requestId: request.id,
    ...(claims && { userId: claims.sub }),
  });
}

/** A 503 in the shape the route speaks: RFC 6749 at the token endpoint, a problem everywhere else. */
function sayUnavailable(
  parts: Parts,
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
): FastifyReply {
  const { endpoint } = request.routeOptions.config;
  if (endpoint?.form && endpoint.access === "app") {
    return oauthError(reply, refusal, localeOf(request), request.id);
  }
  return sendProblem(reply, problemOf(parts, request, refusal.refused, refusal.params));
}
