import { Logger, runMigrations } from "graphile-worker";
import type pg from "pg";
import type { BaseLogger } from "pino";

const rights = `
do $$
declare
  guarded record;
begin
  grant usage on schema graphile_worker to trilha_app;
  grant select, insert, update, delete on all tables in schema graphile_worker to trilha_app;
  grant usage on all sequences in schema graphile_worker to trilha_app;
  grant execute on all functions in schema graphile_worker to trilha_app;
  revoke insert, update, delete on graphile_worker.migrations from trilha_app;
  -- Jobs belong to no client; the queue's own row security would hide them from a login that is not the owner.
  for guarded in
    select c.relname as name from pg_class c
    where c.relnamespace = 'graphile_worker'::regnamespace and c.relkind in ('r', 'p') and c.relrowsecurity
      and not c.relforcerowsecurity
  loop
    execute format('drop policy if exists trilha_app_all on graphile_worker.%I', guarded.name);
    execute format('create policy trilha_app_all on graphile_worker.%I to trilha_app using (true) with check (true)', guarded.name);
    execute format('create policy owner_all on graphile_worker.%I to current_user using (true) with check (true)', guarded.name);
    execute format('alter table graphile_worker.%I force row level security', guarded.name);
  end loop;
  -- Jobs that are held, for whoever looks for workers that are gone.
  create index if not exists trilha_jobs_held on graphile_worker._private_jobs (locked_by) where locked_by is not null;
end
$$`;

/** Brings the tables of the job queue up to date and lets the app's role work with them. */
export async function migrateJobSchema(ownerUrl: string, owner: pg.Client, log: BaseLogger): Promise<void> {
  const quiet = new Logger(() => (level, message) => {
    if (level === "error") log.error(message);
    else if (level === "warning") log.warn(message);
  });
  await runMigrations({ connectionString: ownerUrl, logger: quiet, maxPoolSize: 2 });
  await owner.query(rights);
}
