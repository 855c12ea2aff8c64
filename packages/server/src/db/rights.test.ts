// Rights of the app's role: a migration that forgets one of these fails here.
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { useApp } from "../../test/use-app.ts";

const app = useApp({ routes: [] });

/** Functions with the owner's rights. Each binds the client itself: a new one is a decision. */
const withOwnersRights = [
  "audit_fold(integer)",
  "end_sessions(uuid,text,timestamp with time zone,uuid,uuid)",
  "erase_of_person(uuid,text,jsonb,integer)",
  "factors_of(uuid)",
  "has_own_proof(uuid)",
  "invitations_of(uuid)",
  "ledger_lock(uuid,uuid,uuid)",
  "ledger_post(ledger_posting[])",
  "people_alike(text,integer)",
  "people_called(text,integer)",
  "people_named(text,text)",
  "people_page(text,text,text,text,text,uuid,text,uuid,integer,boolean,boolean,date,date)",
  "product_kinds(text[],boolean)",
  "product_page(text[],text,text,text,text,boolean,text,text,uuid,integer)",
  "standing_places(uuid,text,text,text,bigint[])",
  "standings_count(uuid,uuid[],uuid[],boolean[],timestamp with time zone)",
  "standings_take(uuid,integer,integer)",
  "stock_lock(uuid,uuid[],text[])",
  "stock_move(uuid,uuid,text,text,integer,uuid,uuid,text,uuid,text,text,timestamp with time zone)",
  "ways_of_news(uuid,text)",
];

/** Rows that only grow: what was posted, done by staff, or seen by the guards. */
const appendOnly = [
  "acceptances",
  "audit_trail",
  "ledger_entries",
  "ledger_seals",
  "ledger_transactions",
  "security_log",
  "stock_moves",
];

/** Beside those that name a client: tables of people and of clients themselves. */
const alsoGuarded = ["clients", "users", "sessions", "refresh_tokens", "device_tokens"];

/** Searched with the owner's rights by statistics that a forced policy would withhold (see the migration). */
const notForced = ["memberships", "products"];

const ask = <Row>(query: ReturnType<typeof sql<Row>>): Promise<Row[]> =>
  app.parts.db.read({}, async (tx) => (await query.execute(tx)).rows);
const names = async (query: ReturnType<typeof sql<{ name: string }>>) =>
  (await ask(query)).map(({ name }) => name);

const schemas = sql`n.nspname in ('public', 'graphile_worker')`;
const routines = sql`pg_proc p join pg_namespace n on n.oid = p.pronamespace`;
const tables = sql`pg_class c join pg_namespace n on n.oid = c.relnamespace`;

describe("functions with the owner's rights", () => {
  test("look for names in public first and in pg_temp last", async () => {
    const open = sql<{ name: string }>`
      select p.oid::regprocedure::text as name from ${routines}
       where p.prosecdef and n.nspname !~ '^pg_'
         and not coalesce(p.proconfig @> array['search_path=public, pg_temp'], false)`;
    expect(await names(open)).toEqual([]);
  });

  test("are open to the app by name only, and to nobody else", async () => {
    const callable = sql`p.prosecdef and p.prorettype <> 'trigger'::regtype and ${schemas}`;
    const executable = sql<{ name: string }>`
      select p.oid::regprocedure::text as name from ${routines}
       where ${callable} and has_function_privilege(p.oid, 'execute') order by p.oid::regprocedure::text collate "C"`;
    expect(await names(executable)).toEqual(withOwnersRights);
    const toEverybody = sql<{ name: string }>`
      select p.oid::regprocedure::text as name from ${routines}
       where ${callable} and exists (
         select from aclexplode(coalesce(p.proacl, acldefault('f', p.proowner))) a where a.grantee = 0)`;
    expect(await names(toEverybody)).toEqual([]);
  });
});

describe("row security", () => {
  test("is on, forced and has policies wherever a row belongs to a client or a person", async () => {
    const unguarded = sql<{ name: string }>`
      select c.oid::regclass::text as name from ${tables}
       where ${schemas} and c.relkind in ('r', 'p', 'm', 'f')
         and (c.relname = any(${alsoGuarded}) or c.relrowsecurity or exists (
           select from pg_attribute a
            where a.attrelid = c.oid and a.attname in ('client_id', 'user_id') and not a.attisdropped))
         and not (c.relrowsecurity and (c.relforcerowsecurity or c.relname = any(${notForced}))
           and exists (select from pg_policy y where y.polrelid = c.oid and y.polroles <> array[c.relowner]))`;
    expect(await names(unguarded)).toEqual([]);
  });

  test("lets the owner pass by a policy of the owner alone", async () => {
    const others = sql<{ name: string }>`
      select y.polrelid::regclass::text as name from pg_policy y join pg_class c on c.oid = y.polrelid
       where y.polname = 'owner_all' and y.polroles <> array[c.relowner]`;
    expect(await names(others)).toEqual([]);
    const locked = sql<{ name: string }>`
      select c.oid::regclass::text as name from ${tables}
       where ${schemas} and c.relforcerowsecurity and not exists (
         select from pg_policy y where y.polrelid = c.oid and y.polname = 'owner_all')`;
    expect(await names(locked)).toEqual([]);
  });

  test("is not passed by a view with its owner's rights", async () => {
    const views = sql<{ name: string }>`
      select c.relname as name from ${tables}
       where n.nspname = 'public' and c.relkind = 'v'
         and not coalesce(c.reloptions @> array['security_invoker=true'], false)
         and has_table_privilege(c.oid, 'select')`;
    expect(await names(views)).toEqual([]);
  });
});

describe("the app's role", () => {
  test("has no power over roles, databases or row security, by itself or by a group", async () => {
    const mighty = sql<{ name: string }>`
      select r.rolname as name from pg_roles r
       where pg_has_role(r.oid, 'member') and (r.rolsuper or r.rolbypassrls or r.rolcreaterole or r.rolcreatedb
         or r.rolreplication or r.rolname like 'pg\_%')`;
    expect(await names(mighty)).toEqual([]);
  });

  test("owns nothing", async () => {
    const owned = sql<{ name: string }>`
      select c.oid::regclass::text as name from pg_class c where pg_has_role(c.relowner, 'member')
      union all select p.oid::regprocedure::text from pg_proc p where pg_has_role(p.proowner, 'member')
      union all select n.nspname from pg_namespace n where pg_has_role(n.nspowner, 'member')`;
    expect(await names(owned)).toEqual([]);
  });

  test("makes nothing, not even a temporary table", async () => {
    const [may] = await ask(sql<{ temporary: boolean; database: boolean }>`
      select has_database_privilege(current_database(), 'temporary') as temporary,
             has_database_privilege(current_database(), 'create') as database`);
    expect(may).toEqual({ temporary: false, database: false });
    const creatable = sql<{ name: string }>`
      select n.nspname as name from pg_namespace n where has_schema_privilege(n.oid, 'create')`;
    expect(await names(creatable)).toEqual([]);
    const triggered = sql<{ name: string }>`
      select c.oid::regclass::text as name from ${tables}
       where ${schemas} and c.relkind in ('r', 'p') and has_table_privilege(c.oid, 'trigger, truncate, references, maintain')`;
    expect(await names(triggered)).toEqual([]);
  });

  test("adds to what only grows, and neither changes nor removes", async () => {
    const changeable = sql<{ name: string }>`
      select c.relname as name from ${tables}
       where n.nspname = 'public' and (has_any_column_privilege(c.oid, 'update') or has_table_privilege(c.oid, 'delete'))
         and (c.relname = any(${appendOnly}) or exists (
           select from pg_trigger t where t.tgrelid = c.oid and t.tgfoid = 'refuse_change()'::regprocedure
              and t.tgtype & 16 <> 0 and t.tgattr = ''::int2vector))`;
    expect(await names(changeable)).toEqual([]);
    const migrations = sql<{ name: string }>`
      select t.name from unnest(array['public.schema_migrations', 'graphile_worker.migrations']) as t (name)
       where has_table_privilege(t.name, 'insert, update, delete')`;
    expect(await names(migrations)).toEqual([]);
  });
});
