import type { Logger } from "pino";
import { composeParts, releaseParts } from "./compose.ts";
import type { Clock } from "./parts.ts";
import { type DemoAccount, noteFact, readFact } from "./platform/runtime/installation-facts.ts";
import { openClient } from "./platform/runtime/open-client.ts";
import type { OpenDatabase } from "./platform/runtime/open-database.ts";
import { StartError } from "./platform/runtime/start-error.ts";
import type { Settings } from "./settings.ts";

/** Facts of the database when Trilha starts. */
export interface DemoState {
  readonly accounts: readonly DemoAccount[];
  readonly hasSuperuser: boolean;
}

/**
 * Loads the demo data on the first start of an empty database. A seed that was interrupted is done again; people
 * who are there already are never mixed with it. Production refuses a database that holds it.
 */
export async function loadDemoData(
  settings: Settings,
  database: OpenDatabase,
  around: { log: Logger; clock: Clock },
): Promise<DemoState> {
  const { appUrl, ownerUrl } = database;
  const client = await openClient(ownerUrl ?? appUrl, ownerUrl ? "DATABASE_OWNER_URL" : "DATABASE_URL");
  try {
    let demo = await readFact(client, "demo");
    if (demo && settings.production) {
      throw new StartError(
        "NODE_ENV=production refuses to start: this database holds demo data, whose passwords are public. Use another DATA_DIR or DATABASE_URL.",
      );
    }
    const wanted =
      settings.demo && ownerUrl && (demo?.state === "begun" || (!demo && (await isEmpty(client))));
    if (wanted && ownerUrl) {
      around.log.info("loading the demo data");
      await noteFact(client, "demo", { state: "begun" });
      const accounts = await seed(settings, { appUrl, ownerUrl }, around);
      demo = { state: "loaded", accounts };
      await noteFact(client, "demo", demo);
    }
    const accounts = settings.demo && demo?.state === "loaded" ? demo.accounts : [];
    return { accounts, hasSuperuser: await hasSuperuser(client) };
  } finally {
    await client.end();
  }
}

async function seed(
  settings: Settings,
  urls: { appUrl: string; ownerUrl: string },
  around: { log: Logger; clock: Clock },
): Promise<DemoAccount[]> {
  const { seedDemo } = await import("../../demo/src/seed.ts");
  const parts = composeParts(settings, { databaseUrl: urls.appUrl, ...around });
  try {
    return (await seedDemo(urls, parts)).accounts;
  } finally {
    await releaseParts(parts);
  }
}

type Client = Awaited<ReturnType<typeof openClient>>;

// Without an owner's login row security would show nobody; the scope says that this is nobody's client.
const asSystem = "set trilha.scope = 'system'";

async function isEmpty(client: Client): Promise<boolean> {
  await client.query(asSystem);
  const { rows } = await client.query<{ empty: boolean }>(
    "select not exists (select from users) and not exists (select from clients) as empty",
  );
  return rows[0]?.empty ?? false;
}

async function hasSuperuser(client: Client): Promise<boolean> {
  await client.query(asSystem);
  const { rows } = await client.query<{ found: boolean }>(
    "select exists (select from users where is_superuser and deleted_at is null) as found",
  );
  return rows[0]?.found ?? false;
}
