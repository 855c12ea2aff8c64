import type { IncomingMessage } from "node:http";
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  LogController,
  type RouteOptions,
} from "fastify";
import { contentHosts } from "../../core/content-host.ts";
import type { Parts } from "../../parts.ts";
import { addEdge, refuseBytes, refuseMalformed } from "./edge.ts";

/** A server with its time-outs and its edge, before any route. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { trustProxy } = parts.settings.http;
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: () => crypto.randomUUID(),
    // Exact addresses only: a count of hops would believe whoever comes directly.
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 256, constraints: { contentHost: byContentHost(parts) } },
    // Fastify's 503 is bare and without a time to wait; the edge answers instead.
    return503OnClosing: false,
    clientErrorHandler: refuseBytes,
    frameworkErrors: (_, request, reply) => refuseMalformed(parts, request, reply),
  });
  app.addHook("onRoute", refuseUndeclared);
  await addEdge(app, parts);
  return app;
}

/**
 * Tells requests for packages from those for the app: whatever comes for a content host meets only routes that say so
 * (`constraints: { contentHost: "content" }`), and no other request ever meets those.
 */
function byContentHost({ settings }: Parts) {
  const hosts = contentHosts(settings);
  return {
    name: "contentHost",
    mustMatchWhenDerived: true,
    storage: () => {
      // The router brings its own type of handler; nothing here looks at one.
      const handlers = new Map<string, never>();
      return {
        get: (host: string) => handlers.get(host) ?? null,
        set: (host: string, handler: never) => void handlers.set(host, handler),
      };
    },
    // Undefined is how a strategy says that it does not apply; the router's types do not know.
    deriveConstraint: ({ headers }: IncomingMessage) =>
      (hosts.labelOf(headers) === undefined ? undefined : "content") as string,
  };
}

/** Routes outside the contract: pages and files to read, and these two writes. */
const besideTheContract = new Set(["POST /api/csp-report", "PUT /store/upload/*"]);
const callPaths = /^\/(?:api|o|accounts|etraining_login)(?:\/|$)/;

/** A call that the contract does not know has no declared permission, so the start fails. */
function refuseUndeclared(route: RouteOptions): void {
  if (route.config?.endpoint || route.constraints?.contentHost) return;
  for (const method of [route.method].flat()) {
    const reads = method === "GET" || method === "HEAD" || method === "OPTIONS";
    if (besideTheContract.has(`${method} ${route.url}`) || (reads && !callPaths.test(route.url))) continue;
    throw new Error(`${method} ${route.url} is not in the contract`);
  }
}
