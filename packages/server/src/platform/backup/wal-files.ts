import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type pg from "pg";
import { StartError } from "../runtime/start-error.ts";
import { walFolder } from "../runtime/wal-archive.ts";

/** Waits until the archive holds a WAL segment. */
export async function untilArchived(client: pg.Client, archive: string, segment: string): Promise<void> {
  const path = join(walFolder(archive), `${segment}.gz`);
  const failures = async () => {
    const { rows } = await client.query<{ count: number }>(
      "select failed_count::int as count from pg_stat_archiver",
    );
    return rows[0]?.count ?? 0;
  };
  const before = await failures();
  for (let attempt = 0; !existsSync(path); attempt++) {
    if (attempt === 600 || (await failures()) > before + 2) {
      throw new StartError(
        `The WAL archive ${walFolder(archive)} cannot be written by the database: see postgres.log in the data folder.`,
      );
    }
    await sleep(100);
  }
}

/** Removes archived segments that no kept copy needs. The first eight digits are the timeline. */
export function pruneWal(archive: string, firstSegment: string): void {
  const folder = walFolder(archive);
  for (const name of readdirSync(folder)) {
    const segment = /^[0-9A-F]{24}/.exec(name)?.[0];
    if (segment && segment.slice(8) < firstSegment.slice(8)) rmSync(join(folder, name));
  }
}
