import { fileURLToPath } from "node:url";
import { endpoints } from "@trilha/contract/endpoints.ts";
import type { FastifyInstance } from "fastify";
import { hostIsListed, verifyRealtimeToken } from "./accounts/identity/index.ts";
import { addPortfolioFiles, portfolioPages } from "./content/portfolio/index.ts";
import { addContentHost } from "./learning/content/index.ts";
import { addCalendarFeeds } from "./learning/live-sessions/index.ts";
import type { Parts } from "./parts.ts";
import { bindRoutes } from "./platform/http/bind.ts";
import { addCaptchaPage } from "./platform/http/captcha-page.ts";
import { addOperations } from "./platform/http/operations.ts";
import { createServer } from "./platform/http/server.ts";
import { addWebApp } from "./platform/http/web-app.ts";
import { addSockets } from "./platform/live/sockets.ts";
import { addStoreRoutes } from "./platform/outside/store-routes.ts";
import { contentHostRoutes, routes } from "./routes.ts";

const builtWebApp = fileURLToPath(new URL("../../web/dist", import.meta.url));

export interface AppOptions {
  /** The built web app; false serves the API alone. */
  webApp?: string | false;
  /** Text of /metrics; several workers put their figures together. */
  collectMetrics?: () => Promise<string>;
}

/** Builds the app from its parts; the caller listens. Main and the tests build the same one. */
export async function buildApp(parts: Parts, options: AppOptions = {}): Promise<FastifyInstance> {
  const app = await createServer(parts);
  bindRoutes(app, parts, routes, endpoints);
  await addStoreRoutes(app, parts);
  addCaptchaPage(app, parts, (host) => parts.db.read({ system: true }, (tx) => hostIsListed(tx, host)));
  await addContentHost(app, parts, contentHostRoutes);
  await addOperations(
    app,
    parts,
    endpoints,
    options.collectMetrics ?? (() => parts.metrics.registry.metrics()),
  );
  await addSockets(app, parts, verifyRealtimeToken);
  await addPortfolioFiles(app, parts);
  addCalendarFeeds(app, parts);
  if (options.webApp !== false)
    await addWebApp(app, parts, options.webApp ?? builtWebApp, portfolioPages(parts));
  return app;
}
