import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";

const patience = 15 * 60 * 1000;

/** Runs `verify-ledger` on a restored data folder, which starts its database; a fault in the books is thrown. */
export async function checkBooks(dataDir: string): Promise<void> {
  const program = join(import.meta.dirname, "verify-ledger.ts");
  const { PATH = "" } = process.env;
  const env = { PATH, DATA_DIR: dataDir, BACKUP_DIR: join(dataDir, "backups") };
  try {
    await promisify(execFile)(process.execPath, [program], { env, timeout: patience });
  } catch (error) {
    const {
      stdout = "",
      stderr = "",
      killed,
    } = error as { stdout?: string; stderr?: string; killed?: boolean };
    if (killed) throw new Error("the check of the books did not end in 15 minutes");
    const faults = stdout.split("\n").filter((line) => line.startsWith("FAULT"));
    throw new Error([...faults, stderr.trim()].filter(Boolean).join("; ") || "the check of the books failed");
  }
}
