import type pg from "pg";
import { Gauge, type Registry } from "prom-client";
import { readChanged } from "../outside/store/changed-objects.ts";
import { readArchiveId } from "../runtime/wal-archive.ts";

/** How the continuous archive of the built-in database and its files is doing. */
export interface ArchiveState {
  /** `off`: no backup was ever taken, so nothing is archived yet. */
  readonly state: "ok" | "failing" | "off";
  /** Fault of the archive. */
  readonly fault: "wal" | "files" | undefined;
  /** Attempts to archive a WAL segment that failed, since the statistics began. */
  readonly walFailures: number;
  /** Seconds since the last segment was archived; undefined: none was. */
  readonly walAge: number | undefined;
  /** Stored files that are not archived yet, and for how many seconds the oldest has waited. */
  readonly filesWaiting: number;
  readonly filesAge: number;
}

/** Seconds a finished segment, or a file, may wait before the archive counts as failing. */
const patience = { wal: 300, files: 60 };

interface ArchiverRow {
  readonly failures: number;
  readonly failed: boolean;
  readonly age: number | null;
  /** Finished segments that are not archived. */
  readonly behind: number;
}

/** A segment's name without its timeline, as a number. */
const segmentNumber = (name: string) =>
  `('x' || lpad(substr(${name}, 9, 8), 16, '0'))::bit(64)::bigint * 256 + ('x' || lpad(substr(${name}, 17, 8), 16, '0'))::bit(64)::bigint`;

const question = `
  select failed_count::int as failures,
    coalesce(last_failed_time > coalesce(last_archived_time, '-infinity'), false) as failed,
    extract(epoch from now() - last_archived_time)::float8 as age,
    case when last_archived_wal ~ '^[0-9A-F]{24}$' then
      (${segmentNumber("pg_walfile_name(pg_current_wal_lsn())")} - (${segmentNumber("last_archived_wal")}) - 1)::int
    else 0 end as behind
  from pg_stat_archiver`;

/** Looks at PostgreSQL's archiver and at the files that wait; any login may ask. */
export async function readArchiveState(
  database: Pick<pg.Pool, "query">,
  dataDir: string,
  now: Date,
): Promise<ArchiveState> {
  const { rows } = await database.query<ArchiverRow>(question);
  const archiver = rows[0] ?? { failures: 0, failed: false, age: null, behind: 0 };
  const changed = await readChanged(dataDir);
  const oldest = changed[0]?.at ?? now;
  const filesAge = Math.max(0, (now.getTime() - oldest.getTime()) / 1000);
  const walFails = archiver.failed || (archiver.behind > 0 && (archiver.age ?? 0) > patience.wal);
  const fault = walFails ? "wal" : filesAge > patience.files ? "files" : undefined;
  const off = readArchiveId(dataDir) === undefined;
  return {
    state: off ? "off" : fault === undefined ? "ok" : "failing",
    fault: off ? undefined : fault,
    walFailures: archiver.failures,
    walAge: archiver.age ?? undefined,
    filesWaiting: changed.length,
    filesAge,
  };
}

/** Shows the archive to Prometheus. Every worker sees the same archive: one figure, not their sum. */
export function addArchiveMetrics(registry: Registry, read: () => Promise<ArchiveState>): void {
  const add = (name: string, help: string, value: (state: ArchiveState) => number | undefined) =>
    new Gauge({
      name: `trilha_archive_${name}`,
      help,
      aggregator: "first",
      registers: [registry],
      async collect() {
        const figure = value(await read());
        if (figure !== undefined) this.set(figure);
      },
    });
  add("failing", "1 when WAL segments or files cannot be archived", ({ state }) =>
    Number(state === "failing"),
  );
  add("wal_failures", "Attempts to archive a WAL segment that failed", ({ walFailures }) => walFailures);
  add("wal_age_seconds", "Seconds since the last WAL segment was archived", ({ walAge }) => walAge);
  add("files_waiting", "Stored files that are not archived yet", ({ filesWaiting }) => filesWaiting);
  add("files_age_seconds", "Seconds the oldest of them has waited", ({ filesAge }) => filesAge);
}
