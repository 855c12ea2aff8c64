import { createRequire } from "node:module";
import type { TestProject } from "vitest/node";
import type { TestCluster } from "./cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Vitest's global setup: the server runs as long as the tests do. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  // Node itself loads it: the loader of a global setup knows no import.meta.resolve, which finds PostgreSQL.
  const { startTestCluster } = createRequire(import.meta.url)(
    "./cluster.ts",
  ) as typeof import("./cluster.ts");
  const { cluster, stop } = await startTestCluster();
  project.provide("cluster", cluster);
  return stop;
}
