import pg from "pg";
import type { StoredSecrets } from "./secrets.ts";
import { StartError } from "./start-error.ts";

/** Names of the logins and of the database of the built-in server. */
const roles = {
  owner: "trilha_owner",
  group: "trilha_app",
  app: "trilha_web",
  database: "trilha",
} as const;

/** Addresses of the three logins of the built-in server: by its socket, where it has one. */
export function loginUrls(secrets: StoredSecrets, port: number, socketFolder: string | undefined) {
  const suffix = socketFolder === undefined ? "" : `?host=${encodeURIComponent(socketFolder)}`;
  const url = (login: string, password: string, database: string) =>
    `postgres://${login}:${password}@127.0.0.1:${port}/${database}${suffix}`;
  return {
    ownerUrl: url(roles.owner, secrets.ownerPassword, roles.database),
    appUrl: url(roles.app, secrets.appPassword, roles.database),
    superuserUrl: url("postgres", secrets.superuserPassword, "postgres"),
  };
}

/** The same login, in another database of its server. */
export function inDatabase(url: string, database: string): string {
  const changed = new URL(url);
  changed.pathname = `/${database}`;
  return changed.href;
}

async function connect(url: string, dataDir: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  try {
    await client.connect();
    return client;
  } catch (error) {
    if ((error as { code?: string }).code !== "28P01") throw error;
    throw new StartError(
      `The passwords in ${dataDir}/secrets.json do not open the database beside it: bring back the file that belongs to it.`,
    );
  }
}

/** Statements that make what is missing; nothing when all is there. */
function missing(present: ReadonlySet<string>, secrets: StoredSecrets): string[] {
  const owner = pg.escapeLiteral(secrets.ownerPassword);
  const app = pg.escapeLiteral(secrets.appPassword);
  const wanted: readonly (readonly [string, string])[] = [
    [roles.owner, `create role ${roles.owner} login createdb createrole password ${owner}`],
    [roles.group, `create role ${roles.group} nologin`],
    // Owns nothing and cannot bypass row security; what it may do it has from the group.
    [roles.app, `create role ${roles.app} login in role ${roles.group} password ${app}`],
    [
      `database ${roles.database}`,
      `create database ${roles.database} owner ${roles.owner} template template0 encoding 'UTF8'
       locale_provider builtin builtin_locale 'C.UTF-8' locale 'C'`,
    ],
  ];
  return wanted.filter(([name]) => !present.has(name)).map(([, sql]) => sql);
}

/** Makes the logins and the database of the built-in server, as far as they are missing. */
export async function prepareRoles(
  superuserUrl: string,
  secrets: StoredSecrets,
  dataDir: string,
): Promise<void> {
  const client = await connect(superuserUrl, dataDir);
  try {
    const { rows } = await client.query<{ name: string }>(
      "select rolname as name from pg_roles union all select 'database ' || datname from pg_database",
    );
    for (const sql of missing(new Set(rows.map(({ name }) => name)), secrets)) await client.query(sql);
  } finally {
    await client.end();
  }
}
