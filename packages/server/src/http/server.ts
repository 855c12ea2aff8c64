import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import type { Parts } from "../parts.ts";
import { addEdge, refuseMalformed } from "./edge.ts";

/** A server with its time-outs and its edge, before any route. */
export async function createServer(parts: Parts): Promise<FastifyInstance> {
  const { trustProxy } = parts.settings.http;
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => crypto.randomUUID(),
    // Exact addresses only: a count of hops would believe whoever comes directly.
    trustProxy: trustProxy.length > 0 ? [...trustProxy] : false,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 256 },
    return503OnClosing: true,
    frameworkErrors: (_, request, reply) => refuseMalformed(parts, request, reply),
  });
  await addEdge(app, parts);
  return app;
}
