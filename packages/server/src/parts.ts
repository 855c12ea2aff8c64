import type { Logger } from "pino";
import type { Keys } from "./core/keys.ts";
import type { Database } from "./db/database.ts";
import type { Listener } from "./db/listener.ts";
import type { ActorCache } from "./platform/http/actor-cache.ts";
import type { Limits } from "./platform/http/limits.ts";
import type { Metrics } from "./platform/http/metrics.ts";
import type { JobQueue } from "./platform/jobs/queue.ts";
import type { Outside } from "./platform/outside/ports.ts";
import type { DiskSpace } from "./platform/runtime/disk-space.ts";
import type { Settings } from "./settings.ts";

/** The real clock lives in main; everything else is told the time. */
export interface Clock {
  now(): Date;
}

/** Parts of the app. Tests build the same app from the same kind of parts. */
export interface Parts {
  readonly settings: Settings;
  readonly log: Logger;
  readonly clock: Clock;
  readonly db: Database;
  readonly keys: Keys;
  readonly limits: Limits;
  readonly actors: ActorCache;
  readonly outside: Outside;
  readonly listener: Listener;
  readonly queue: JobQueue;
  readonly metrics: Metrics;
  readonly disk: DiskSpace;
}
