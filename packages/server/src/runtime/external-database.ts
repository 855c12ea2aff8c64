import pg from "pg";
import type { BaseLogger } from "pino";
import { migrate, schemaIsCurrent } from "../db/migrate.ts";
import { openClient } from "./open-client.ts";
import { StartError } from "./start-error.ts";

const leastVersion = 18;

interface Login {
  readonly name: string;
  readonly version: number;
  readonly almighty: boolean;
  readonly member: boolean;
  readonly owns: boolean;
  /** What the login may make where Trilha's functions look for names, and the statement that takes it back. */
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

/**
 * A pooler that lends a connection for one transaction loses what Trilha leaves in a session: listening, prepared
 * statements, time-outs, locks. It shows when a second client in a transaction gets the first one's backend, or pushes the
 * first one to another.
 */
async function refuseTransactionPooling(client: pg.Client, url: string, setting: string): Promise<void> {
  const second = await openClient(url, setting);
  const pooled = async () => {
    const first = await backendOf(client);
    await second.query("begin");
    return (await backendOf(second)) === first || (await backendOf(client)) !== first;
  };
  try {
    // Statement pooling knows no "begin".
    if (!(await pooled().catch(() => true))) return;
  } finally {
    await second.end();
  }
  throw new StartError(
    `${setting} leads through a pooler that changes the session between transactions (such as PgBouncer with pool_mode = transaction): Trilha needs session connections, so set pool_mode = session or connect directly.`,
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
    await refuseTransactionPooling(app, appUrl, "DATABASE_URL");
    if (ownerUrl) {
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
