import { rmSync } from "node:fs";
import { basename, join } from "node:path";
import { StartError } from "../runtime/start-error.ts";
import type { TakenBackup } from "./base-backup.ts";
import { type Manifest, writeManifest } from "./manifest.ts";
import { type Restored, restore } from "./restore.ts";

/** Rows that came back without their files, as lines; nothing when all are there. */
export function missingFiles({ files }: Pick<Restored, "files">): string[] {
  return (files?.missing ?? []).map(({ row, key }) => `${row}: ${key} is not in the archive`);
}

/**
 * Restores a base copy into a folder of its own, has the books of that checked and its rows counted against files,
 * and marks the copy as verified. A copy that fails stays, unmarked, and the reason is thrown.
 */
export async function verifyBackup(
  { archive, folder, manifest }: TakenBackup,
  options: { now: () => Date; checkBooks: (dataDir: string) => Promise<void> },
): Promise<Manifest> {
  const { label } = manifest;
  const into = join(archive, `verify-${label}`);
  const [backupDir, id] = [join(archive, ".."), basename(archive)];
  try {
    const restored = await restore({
      ...{ backupDir, archive: id, copy: label, into },
      ...{ to: "copy", force: false, now: options.now() },
    });
    const missing = missingFiles(restored);
    if (missing.length > 0) {
      throw new StartError(`${missing.length} rows have no file in the archive, such as ${missing[0]}.`);
    }
    await options.checkBooks(into);
    const verified = { ...manifest, verifiedAt: options.now().toISOString() };
    writeManifest(folder, verified);
    return verified;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartError(`The backup ${folder} is NOT verified, and restoring it may fail: ${reason}`);
  } finally {
    rmSync(into, { recursive: true, force: true });
  }
}
