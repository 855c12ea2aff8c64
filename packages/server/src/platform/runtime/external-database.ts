import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import type { BaseLogger } from "pino";
import { migrate, schemaIsCurrent } from "../../db/migrate.ts";
import { openClient } from "./open-client.ts";
import { StartError } from "./start-error.ts";

const leastVersion = 18;

interface Login {
  readonly name: string;
  readonly version: number;
  readonly almighty: boolean;
  readonly member: boolean;
  readonly owns: boolean;
  /** Schema privileges of the login where Trilha's functions look for names, and the statement that takes them back. */
  readonly revoke: string | null;
}

async function describeLogin(client: pg.Client): Promise<Login> {
  const { rows } = await client.query<Login>(`
    select current_user as name, current_setting('server_version_num')::int / 10000 as version,
      r.rolsuper or r.rolbypassrls as almighty,
      coalesce((select pg_has_role(current_user, g.oid, 'usage') from pg_roles g where g.rolname = 'trilha_app'), false) as member,
      exists (select from pg_class c join pg_namespace n on n.oid = c.relnamespace
              where n.nspname = 'public' and pg_has_role(current_user, c.relowner, 'usage')) as owns,
      case when has_database_privilege(current_database(), 'temporary')
             then format('REVOKE TEMPORARY ON DATABASE %I FROM PUBLIC', current_database())
           when has_schema_privilege('public', 'create') then 'REVOKE CREATE ON SCHEMA public FROM PUBLIC'
      end as revoke
    from pg_roles r where r.rolname = current_user`);
  return rows[0] as Login;
}

/** A login that could see past row security is no login for the app. */
function refuseUnfit(login: Login): void {
  if (login.almighty || login.owns) {
    throw new StartError(
      `DATABASE_URL signs in as ${login.name}, who ${login.almighty ? "bypasses row security" : "owns the tables"}: give the app a login of its own, a member of trilha_app and nothing else.`,
    );
  }
  if (!login.member) {
    throw new StartError(
      `DATABASE_URL signs in as ${login.name}, who may not use Trilha's tables: run GRANT trilha_app TO ${pg.escapeIdentifier(login.name)}.`,
    );
  }
  if (login.revoke) {
    throw new StartError(
      `DATABASE_URL signs in as ${login.name}, who may make tables of its own: run ${login.revoke}.`,
    );
  }
}

const backendOf = async (client: pg.Client): Promise<number> =>
  (await client.query<{ pid: number }>("select pg_backend_pid() as pid")).rows[0]?.pid ?? 0;

type Pooling = "session" | "transaction" | "statement";

/** How long a pooler may take to lend a connection, in milliseconds; PgBouncer lets a client wait two minutes. */
const lendingPatience = 10_000;

/**
 * How a pooler between us and the server lends its connections, by which backend answers whom. While a second client is
 * in a transaction, the first is asked twice: a pooler that hands backends on in turn shows another one, if it has more;
 * if it has not, or hands on the one used last, the second or a third client gets the first one's backend.
 */
async function detectPooling(url: string, setting: string): Promise<Pooling> {
  const clients = await Promise.all([1, 2, 3].map(() => openClient(url, setting)));
  const [first, ...others] = clients as [pg.Client, ...pg.Client[]];
  const probe = async (): Promise<Pooling> => {
    const own = await backendOf(first);
    for (const other of others) {
      const begun = await other.query("begin").then(
        () => true,
        () => false,
      );
      if (!begun) return "statement";
      if ((await backendOf(other)) === own) return "transaction";
      if ((await backendOf(first)) !== own || (await backendOf(first)) !== own) return "transaction";
    }
    return "session";
  };
  const patience = new AbortController();
  const tooFew = sleep(lendingPatience, undefined, { signal: patience.signal }).then(() => {
    throw new StartError(
      `${setting} leads through a pooler that has too few connections to lend: let it lend each process of Trilha DATABASE_POOL_SIZE and ten more.`,
    );
  });
  tooFew.catch(() => undefined);
  try {
    return await Promise.race([probe(), tooFew]);
  } finally {
    patience.abort();
    await Promise.all(clients.map((client) => client.end().catch(() => undefined)));
  }
}

/**
 * A pooler that lends a connection for one transaction loses what Trilha leaves in a session: listening, prepared
 * statements, time-outs, locks.
 */
async function refusePooling(url: string, setting: string): Promise<void> {
  const mode = await detectPooling(url, setting);
  if (mode === "session") return;
  throw new StartError(
    `${setting} leads through a pooler that changes the session between ${mode}s (such as PgBouncer with pool_mode = ${mode}): Trilha needs session connections, so set pool_mode = session or connect directly.`,
  );
}

/** Membership of the group is granted when the owner may do so; otherwise the check that follows says what to run. */
async function grantMembership(ownerUrl: string, login: Login): Promise<void> {
  const owner = await openClient(ownerUrl, "DATABASE_OWNER_URL");
  try {
    await owner.query(`grant trilha_app to ${pg.escapeIdentifier(login.name)}`);
  } catch {
    // Not allowed: reported by the caller's check.
  } finally {
    await owner.end();
  }
}

/** Makes the schema of a PostgreSQL somebody else runs current, and checks that the app's login is a safe one. */
export async function prepareExternalDatabase(
  appUrl: string,
  ownerUrl: string | undefined,
  log: BaseLogger,
): Promise<void> {
  const app = await openClient(appUrl, "DATABASE_URL");
  try {
    const login = await describeLogin(app);
    if (login.version < leastVersion) {
      throw new StartError(
        `Trilha needs PostgreSQL ${leastVersion} or newer; DATABASE_URL is ${login.version}.`,
      );
    }
    if (login.almighty) refuseUnfit(login);
    await refusePooling(appUrl, "DATABASE_URL");
    if (ownerUrl) {
      await refusePooling(ownerUrl, "DATABASE_OWNER_URL");
      await migrate(ownerUrl, log);
      if (!login.member) await grantMembership(ownerUrl, login);
    } else if (!(await schemaIsCurrent(app as never))) {
      throw new StartError(
        "The schema of DATABASE_URL does not fit this version: set DATABASE_OWNER_URL, the login that may change it.",
      );
    }
    refuseUnfit(await describeLogin(app));
  } finally {
    await app.end();
  }
}
