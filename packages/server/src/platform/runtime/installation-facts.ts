import type pg from "pg";

/** One demo account, shown when Trilha starts; its password is public. */
export interface DemoAccount {
  readonly role: string;
  readonly client: string;
  readonly username: string;
  readonly password: string;
}

/** History of the database. */
export interface InstallationFacts {
  /** Demo data: begun when a seed was interrupted; with the accounts when complete. */
  readonly demo: { readonly state: "begun" } | { readonly state: "loaded"; readonly accounts: DemoAccount[] };
}

/** Reads a fact; undefined when it was never noted. */
export async function readFact<N extends keyof InstallationFacts>(
  database: Pick<pg.Client, "query">,
  name: N,
): Promise<InstallationFacts[N] | undefined> {
  const { rows } = await database.query<{ value: InstallationFacts[N] }>(
    "select value from public.installation_facts where name = $1",
    [name],
  );
  return rows[0]?.value;
}

/** Notes a fact in place of what was noted before; needs the owner's login. */
export async function noteFact<N extends keyof InstallationFacts>(
  owner: Pick<pg.Client, "query">,
  name: N,
  value: InstallationFacts[N],
): Promise<void> {
  await owner.query(
    `insert into public.installation_facts (name, value) values ($1, $2)
     on conflict (name) do update set value = excluded.value, noted_at = now()`,
    [name, JSON.stringify(value)],
  );
}
