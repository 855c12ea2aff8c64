import type { Logger } from "pino";
import { keysFrom } from "./core/keys.ts";
import { Database } from "./db/database.ts";
import { Listener } from "./db/listener.ts";
import type { Clock, Parts } from "./parts.ts";
import { addArchiveMetrics, readArchiveState } from "./platform/backup/archive-state.ts";
import { ActorCache } from "./platform/http/actor-cache.ts";
import { createLimits } from "./platform/http/limits.ts";
import { createMetrics } from "./platform/http/metrics.ts";
import { JobQueue } from "./platform/jobs/queue.ts";
import { createOutside } from "./platform/outside/index.ts";
import type { Outside } from "./platform/outside/ports.ts";
import { DiskSpace, type ReadSpace } from "./platform/runtime/disk-space.ts";
import type { Settings } from "./settings.ts";

export interface Surroundings {
  /** Connection of the app's own role. */
  databaseUrl: string;
  log: Logger;
  clock: Clock;
  /** Tests put recorders here; otherwise settings decide. */
  outside?: (keys: Parts["keys"]) => Outside;
  /** Tests say here how much room there is. */
  readSpace?: ReadSpace | undefined;
}

/**
 * Puts the parts together. `listener.start()` is the caller's, after the app is built, so that nothing is heard
 * before there is someone to hear it.
 */
export function composeParts(settings: Settings, around: Surroundings): Parts {
  const { log, clock } = around;
  const db = new Database({
    url: around.databaseUrl,
    poolSize: settings.database.poolSize,
    onError: (error) => log.warn({ err: error }, "a database connection broke"),
  });
  const queue = new JobQueue(db);
  const keys = keysFrom(settings.signing.keys);
  const actors = new ActorCache(db);
  const listener = new Listener(around.databaseUrl, log);
  listener.on("trilha_actor_changed", (userId) => actors.forget(userId));
  listener.on("trilha_client_changed", (clientId) => actors.forgetClient(clientId));
  listener.onHearing((hearing) => actors.hear(hearing));
  const metrics = createMetrics(db.pool, queue);
  if (settings.database.url === undefined) {
    addArchiveMetrics(metrics.registry, () => readArchiveState(db.pool, settings.dataDir, clock.now()));
  }
  const disk = new DiskSpace(writtenFolders(settings), around.readSpace);
  disk.measureIn(metrics.registry);
  return {
    settings,
    log,
    clock,
    db,
    keys,
    actors,
    listener,
    limits: createLimits(db.pool, settings.http.rateLimitFactor),
    queue,
    metrics,
    disk,
    outside: around.outside ? around.outside(keys) : createOutside(settings, { keys, clock, log }),
  };
}

/** Folders this installation writes on this machine. */
function writtenFolders({ dataDir, backupDir, database, s3 }: Settings): Record<string, string> {
  if (!database.url) return { data: dataDir, backup: backupDir };
  return s3 ? {} : { data: dataDir };
}

/** Gives back what the parts hold: first what hears, then what answers. */
export async function releaseParts(parts: Parts): Promise<void> {
  parts.disk.stop();
  await parts.listener.stop();
  await parts.db.end();
}
