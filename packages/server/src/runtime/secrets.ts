import { generateKeyPairSync } from "node:crypto";
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomToken } from "../http/random-token.ts";
import { StartError } from "./start-error.ts";

/** Secrets the installation made for itself. */
export interface StoredSecrets {
  /** Passwords of the three logins of the built-in database. */
  readonly superuserPassword: string;
  readonly ownerPassword: string;
  readonly appPassword: string;
  /** Stand in for SECRET_KEY and REALTIME_PRIVATE_KEY outside production. */
  readonly secretKey: string;
  readonly realtimePrivateKey: string;
}

/** New secrets, kept nowhere. */
export function createSecrets(): StoredSecrets {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    superuserPassword: randomToken(),
    ownerPassword: randomToken(),
    appPassword: randomToken(),
    secretKey: randomToken(),
    realtimePrivateKey: privateKey.export({ type: "pkcs8", format: "pem" }).toString(),
  };
}

/** The secrets of a data folder; made on the first call. Readable by the user who runs the app only. */
export function loadSecrets(dataDir: string): StoredSecrets {
  const path = join(dataDir, "secrets.json");
  try {
    return readSecrets(path) ?? writeSecrets(dataDir, path);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? "unknown reason";
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}): set DATA_DIR to another folder.`,
    );
  }
}

function readSecrets(path: string): StoredSecrets | undefined {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as StoredSecrets;
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "not JSON";
    if (["ENOENT", "ENOTDIR"].includes(reason)) return undefined;
    throw new StartError(`${path} cannot be read (${reason}); without it the database stays closed.`);
  }
}

function writeSecrets(dataDir: string, path: string): StoredSecrets {
  mkdirSync(dataDir, { recursive: true });
  const secrets = createSecrets();
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, `${JSON.stringify(secrets, undefined, 2)}\n`, { mode: 0o600, flush: true });
  try {
    // A link, not a rename: of two starters at the same time the first one's secrets stay.
    linkSync(draft, path);
    return secrets;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    return readSecrets(path) ?? secrets;
  } finally {
    rmSync(draft, { force: true });
  }
}
