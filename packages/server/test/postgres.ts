import type { TestProject } from "vitest/node";
import { startTestCluster, type TestCluster } from "./cluster.ts";

declare module "vitest" {
  interface ProvidedContext {
    cluster: TestCluster;
  }
}

/** Vitest's global setup: the server runs as long as the tests do. */
export default async function setUp(project: TestProject): Promise<() => Promise<void>> {
  const { cluster, stop } = await startTestCluster();
  project.provide("cluster", cluster);
  return stop;
}
