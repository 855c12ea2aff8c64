import { createPrivateKey, generateKeyPairSync } from "node:crypto";
import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { randomToken } from "../../core/random-token.ts";
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

/**
 * The secrets of a data folder; made on the first call. Readable by the user who runs the app only. A file that is there
 * is never made anew, whatever is wrong with it: passwords and sealed data would be lost with it.
 */
export function loadSecrets(dataDir: string): StoredSecrets {
  const path = join(dataDir, "secrets.json");
  try {
    const stored = readSecrets(path);
    if (stored) return stored;
    if (existsSync(join(dataDir, "postgres", "PG_VERSION"))) throw refuse(path, "is gone");
    return writeSecrets(dataDir, path);
  } catch (error) {
    if (error instanceof StartError) throw error;
    const reason = (error as NodeJS.ErrnoException).code ?? "unknown reason";
    throw new StartError(
      `The data folder ${dataDir} cannot be written (${reason}): set DATA_DIR to another folder.`,
    );
  }
}

function refuse(path: string, fault: string): StartError {
  return new StartError(
    `${path} ${fault}: bring back the file that belongs to this data folder; without it the database stays closed.`,
  );
}

function readSecrets(path: string): StoredSecrets | undefined {
  let text: string;
  try {
    text = readFileSync(path, "utf8");
  } catch (error) {
    const reason = (error as NodeJS.ErrnoException).code ?? "unreadable";
    if (["ENOENT", "ENOTDIR"].includes(reason)) return undefined;
    throw refuse(path, `cannot be read (${reason})`);
  }
  if (text.trim() === "") throw refuse(path, "is empty");
  const fault = faultOf(text);
  if (fault) throw refuse(path, fault);
  return JSON.parse(text) as StoredSecrets;
}

const needed = [
  "superuserPassword",
  "ownerPassword",
  "appPassword",
  "secretKey",
  "realtimePrivateKey",
] as const;

/** Fault of the text of a file of secrets, without a word of what stands in it. */
function faultOf(text: string): string | undefined {
  let stored: unknown;
  try {
    stored = JSON.parse(text);
  } catch {
    return "is not JSON";
  }
  if (typeof stored !== "object" || stored === null || Array.isArray(stored))
    return "is not an object in JSON";
  const values = stored as Record<string, unknown>;
  const missing = needed.filter((name) => values[name] === undefined);
  if (missing.length > 0) return `lacks ${missing.join(", ")}`;
  const wrong = needed.filter((name) => typeof values[name] !== "string" || values[name] === "");
  if (wrong.length > 0) return `has no text for ${wrong.join(", ")}`;
  try {
    createPrivateKey(values.realtimePrivateKey as string);
    return undefined;
  } catch {
    return "has a realtimePrivateKey that is none";
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
