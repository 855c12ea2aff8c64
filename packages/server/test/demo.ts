import { pino } from "pino";
import { seedDemo } from "../../demo/src/seed.ts";
import { composeParts, releaseParts } from "../src/compose.ts";
import { loadSecrets } from "../src/platform/runtime/secrets.ts";
import { readSettings } from "../src/settings.ts";
import { startTestCluster, type TestCluster } from "./cluster.ts";

/** A cluster whose template holds the demo; its pictures are put into `files`, a data folder. */
export function startDemoCluster(files: string): ReturnType<typeof startTestCluster> {
  return startTestCluster(({ ownerUrl, appUrl }: TestCluster) => seed({ ownerUrl, appUrl }, files));
}

async function seed(urls: { ownerUrl: string; appUrl: string }, files: string): Promise<void> {
  // Secrets of the demo are opened by whoever starts from its files.
  const settings = readSettings({ NODE_ENV: "test", DATA_DIR: files }, loadSecrets);
  const log = pino({ level: "error" });
  const clock = { now: () => new Date() };
  const parts = composeParts(settings, { databaseUrl: urls.appUrl, log, clock });
  try {
    await seedDemo(urls, parts);
  } finally {
    await releaseParts(parts);
  }
}
