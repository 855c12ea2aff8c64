import { fileURLToPath } from "node:url";
import { endpoints } from "@trilha/contract/endpoints.ts";
import Fastify, { type FastifyBaseLogger, type FastifyInstance } from "fastify";
import { bindRoutes } from "./http/bind.ts";
import { addEdge } from "./http/edge.ts";
import { addOperations } from "./http/operations.ts";
import { addWebApp } from "./http/web-app.ts";
import { addSockets } from "./live/sockets.ts";
import { routes } from "./modules/routes.ts";
import { addLocalStore } from "./outside/local-store-routes.ts";
import type { Parts } from "./parts.ts";

const builtWebApp = fileURLToPath(new URL("../../web/dist", import.meta.url));

export interface AppOptions {
  /** The built web app; false serves the API alone. */
  webApp?: string | false;
  /** What /metrics answers; several workers put their figures together. */
  collectMetrics?: () => Promise<string>;
}

/** Builds the app from its parts; the caller listens. Main and the tests build the same one. */
export async function buildApp(parts: Parts, options: AppOptions = {}): Promise<FastifyInstance> {
  const { settings } = parts;
  const app = Fastify({
    loggerInstance: parts.log as FastifyBaseLogger,
    disableRequestLogging: true,
    genReqId: () => crypto.randomUUID(),
    trustProxy: settings.http.trustProxy.length > 0 ? [...settings.http.trustProxy] : false,
    requestTimeout: 15_000,
    connectionTimeout: 30_000,
    keepAliveTimeout: 72_000,
    forceCloseConnections: "idle",
    http: { headersTimeout: 10_000, maxHeaderSize: 16 * 1024 },
    routerOptions: { maxParamLength: 256, ignoreTrailingSlash: false },
    return503OnClosing: true,
  });
  await addEdge(app, parts);
  bindRoutes(app, parts, routes, endpoints);
  await addLocalStore(app, parts);
  await addOperations(
    app,
    parts,
    endpoints,
    options.collectMetrics ?? (() => parts.metrics.registry.metrics()),
  );
  await addSockets(app, parts);
  if (options.webApp !== false) await addWebApp(app, options.webApp ?? builtWebApp);
  return app;
}
