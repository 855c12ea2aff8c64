import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { copyPostgresToOpenFolder, findPostgres } from "./postgres-binaries.ts";

it("a copy of the programs works from its new place, open to every account, and is made once", async () => {
  const cache = mkdtempSync(join(tmpdir(), "trilha-cache-"));
  try {
    const copy = copyPostgresToOpenFolder(await findPostgres(), cache);
    const help = execFileSync(copy.initdb, ["--version"], { encoding: "utf8" });
    expect(help).toContain("PostgreSQL) 18");
    expect(statSync(dirname(copy.postgres)).mode & 0o005).toBe(0o005);
    const { ino } = statSync(copy.postgres);
    copyPostgresToOpenFolder(await findPostgres(), cache);
    expect(statSync(copy.postgres).ino).toBe(ino);
  } finally {
    rmSync(cache, { recursive: true });
  }
});
