import pg from "pg";
import { StartError } from "./start-error.ts";

const reasons: Readonly<Record<string, string>> = {
  ECONNREFUSED: "nothing listens there",
  ENOTFOUND: "the host name is not known",
  EAI_AGAIN: "the host name could not be looked up",
  ETIMEDOUT: "no answer",
  "28P01": "user or password is wrong",
  "28000": "this login is not allowed",
  "3D000": "the database does not exist",
  "53300": "it has no free connection",
  "57P03": "it is starting or shutting down",
};

/** `host:port/database` of a connection address; never its password. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}

/** Why a connection could not be made, in a few words. */
function reasonOf(error: unknown): string {
  const first = error instanceof AggregateError ? error.errors[0] : error;
  const { code = "", message = String(first) } = first as { code?: string; message?: string };
  return reasons[code] ?? (message.includes("timeout") ? "no answer" : (message.split("\n")[0] ?? code));
}

/** Opens one connection for work outside the pool; `setting` names the setting its address came from. */
export async function openClient(url: string, setting: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    connectionTimeoutMillis: 10_000,
    application_name: "trilha",
  });
  // A connection that breaks while idle must not end the process; the next query reports it.
  client.on("error", () => {});
  try {
    await client.connect();
    return client;
  } catch (error) {
    throw new StartError(
      `The database of ${setting} (${placeOf(url)}) cannot be reached: ${reasonOf(error)}.`,
    );
  }
}
