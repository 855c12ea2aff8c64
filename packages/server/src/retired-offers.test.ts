// Every call that answers a list: what is retired (archived, switched off, ended, blocked) is left out, or says in its own row
// that it is, so that a choice can leave it out and a list over the past can show it.

import type { EndpointSpec } from "@trilha/contract/core/endpoint.ts";
import { endpoints } from "@trilha/contract/endpoints.ts";
import { sql } from "kysely";
import { beforeAll, describe, expect, test } from "vitest";
import type { Caller } from "../test/app.ts";
import { aClient, aMember, aProduct, aStore, aSuperuser, type Client, plant } from "../test/builders.ts";
import { aCampaign, anEnrolled } from "../test/builders-campaigns.ts";
import { aBadge, aTemplate } from "../test/builders-certificates.ts";
import { aCourse, aLabel } from "../test/builders-courses.ts";
import { aDrill } from "../test/builders-drills.ts";
import { aPartner } from "../test/builders-partners.ts";
import { aBank, aQuestion } from "../test/builders-questions.ts";
import { aReward, aSection } from "../test/builders-rewards.ts";
import { storeZone } from "../test/clock.ts";
import { useApp } from "../test/use-app.ts";

const app = useApp({ env: { RATE_LIMIT_FACTOR: "1000" } });

/** Things of a kind: one in use, one retired; `also` are names that stand for a retired one without its id. */
type Pair = { readonly used: string; readonly retired: string; readonly also?: readonly string[] };

/** Tables whose rows may be retired but which no call offers as a choice. */
const never: Readonly<Record<string, string>> = {
  activity_progress: "how far a person is in an activity",
  course_enrolments: "how far a person is in a course",
  reward_countries: "price of a reward in a country; the reward itself is walked",
  acceptance_settings: "settings of a client",
  module_items: "settings of a client",
  sign_in_providers: "settings of a client; a page of sign-in shows active ones, `entrances.routes.test.ts`",
};

/** Calls that show what is over, unmarked, because they speak of the past; nothing new is chosen from them. */
const overThePast: Readonly<Record<string, string>> = {
  "figures.campaigns": "a report is about campaigns that ended, too",
};

/** Calls about one thing that offer nothing, whatever their query names. */
const aboutOne = new Set(["sales.counters", "sales.sent", "attempts.read_standing", "portfolio.team"]);

/** Queries of calls that need one. */
const queries: Readonly<Record<string, () => object>> = {
  "photos.form": () => ({ campaignId: pairs.campaigns?.used }),
  "awards.people": () => ({ campaignId: pairs.campaigns?.used }),
  "ranking.list": () => ({ campaignId: pairs.campaigns?.used }),
  "office.search": () => ({ text: "retired" }),
  "schedules.recipients": () => ({ kind: "people" }),
  "events.days": () => ({ from: "2026-11-01", until: "2026-11-30", timeZone: "UTC" }),
  "views.list": () => ({ list: "/rewards" }),
  "registration.read_form": () => ({ client: slug, form: "register" }),
  "registration.list_stores": () => ({ client: slug, form: "register" }),
  "portfolio.read": () => ({ client: slug }),
};

type Pairs = Readonly<Record<string, Pair>>;
let pairs: Pairs;
let slug: string;
let staff: Caller;
let seller: Caller;

const name = (text: string) => JSON.stringify({ "pt-BR": text });

async function planted(client: Client): Promise<Pairs> {
  const twice = async (make: (at: "used" | "retired") => Promise<{ id: string }>): Promise<Pair> => ({
    used: (await make("used")).id,
    retired: (await make("retired")).id,
  });
  const insert = async (table: "trainings" | "photo_types" | "partners", values: object) =>
    plant(app, (tx) =>
      tx
        .insertInto(table)
        .values({ client_id: client.id, ...values } as never)
        .returning("id")
        .executeTakeFirstOrThrow(),
    );
  const products = await twice((at) =>
    aProduct(app, client, { brand: `Brand ${at}`, product_type: `Type ${at}`, name: `Product ${at}` }),
  );
  const stores = await twice(() => aStore(app, client));
  const chainOf = async (storeId: string) =>
    plant(app, (tx) =>
      tx.selectFrom("stores").select("retailer_id").where("id", "=", storeId).executeTakeFirstOrThrow(),
    );
  const brandOf = (text: string) =>
    plant(app, (tx) =>
      tx
        .selectFrom("brands")
        .select("id")
        .where("client_id", "=", client.id)
        .where("name", "=", text)
        .executeTakeFirstOrThrow(),
    );
  const sections = { used: await aSection(app, client), retired: await aSection(app, client) };
  const bank = await twice(() => aBank(app, client));
  return {
    products: { ...products, also: ["Type retired"] },
    brands: {
      used: (await brandOf("Brand used")).id,
      retired: (await brandOf("Brand retired")).id,
      also: ["Brand retired"],
    },
    stores,
    retailers: {
      used: (await chainOf(stores.used)).retailer_id,
      retired: (await chainOf(stores.retired)).retailer_id,
    },
    course_labels: await twice(() => aLabel(app, client)),
    courses: await twice(() => aCourse(app, client)),
    certificate_templates: await twice((at) => aTemplate(app, client, { defaults: at === "used" })),
    badges: await twice(() => aBadge(app, client, { rule: { all: [] } })),
    partners: await twice(() => aPartner(app, client)),
    photo_types: await twice((at) => insert("photo_types", { name: name(`Photo ${at}`) })),
    trainings: await twice((at) => insert("trainings", { title: name(`Training ${at}`), link: null })),
    question_banks: bank,
    questions: await twice(() => aQuestion(app, client, { id: bank.used })),
    drills: await twice(async () => ({ id: await aDrill(app, client, bank.used) })),
    reward_departments: { used: sections.used.departmentId, retired: sections.retired.departmentId },
    reward_categories: { used: sections.used.categoryId, retired: sections.retired.categoryId },
    rewards: await twice(() => aReward(app, client, { section: sections.used })),
    campaigns: await twice((at) =>
      aCampaign(
        app,
        client,
        at === "used" ? {} : { state: "ended", days: { beginsOn: "2025-01-01", endsOn: "2025-03-01" } },
      ),
    ),
    memberships: await twice(async () => {
      const { membershipId, userId } = await aMember(app, { client });
      return { id: membershipId, userId };
    }),
    venues: await twice((at) =>
      plant(app, (tx) =>
        tx
          .insertInto("venues")
          .values({
            ...{ client_id: client.id, name: `Venue ${at}`, address: "x", city: "x", country: "BR" },
            time_zone: storeZone,
          })
          .returning("id")
          .executeTakeFirstOrThrow(),
      ),
    ),
    segments: await twice((at) =>
      plant(app, (tx) =>
        tx
          .insertInto("segments")
          .values({ client_id: client.id, name: `Segment ${at}`, changed_at: app.clock.now() })
          .returning("id")
          .executeTakeFirstOrThrow(),
      ),
    ),
  };
}

type Retirement = { readonly table: string; readonly set: string };

/** Columns and states by which a row of a table is retired, as the schema has them. */
async function retirements(): Promise<Retirement[]> {
  const { rows } = await plant(app, (tx) =>
    sql<Retirement>`
      select table_name as table, case column_name when 'active' then 'active = false' when 'enabled' then 'enabled = false'
        else column_name || ' = now()' end as set
      from information_schema.columns
      where table_schema = 'public' and column_name in ('active', 'enabled', 'archived_at', 'retired_at')
      union all
      select r.relname, (regexp_match(pg_get_constraintdef(c.oid), '\\((state|status)'))[1] || ' = '
        || (regexp_match(pg_get_constraintdef(c.oid), $$('(?:archived|retired|off|ended|blocked)')$$))[1]
      from pg_constraint c join pg_class r on r.oid = c.conrelid
      where c.contype = 'c' and pg_get_constraintdef(c.oid) ~ '\\((state|status) = ANY'
        and pg_get_constraintdef(c.oid) ~ $$'(archived|retired|off|ended|blocked)'$$`.execute(tx),
  );
  return rows;
}

/** Rows of an answer that speak of something retired without saying so, each by the field that does. */
function unmarked(value: unknown, retired: ReadonlySet<string>, path: string): string[] {
  if (Array.isArray(value)) return value.flatMap((one) => unmarked(one, retired, path));
  if (typeof value === "string") return retired.has(value) ? [path] : [];
  if (value === null || typeof value !== "object") return [];
  return isMarked(value)
    ? []
    : Object.entries(value).flatMap(([key, field]) =>
        unmarked(field, retired, path ? `${path}.${key}` : key),
      );
}

const over = new Set<unknown>(["archived", "retired", "off", "ended", "settled", "blocked"]);

/** A row that says of itself that it is no longer in use. */
const isMarked = (row: object): boolean =>
  ["active", "enabled", "open"].some((key) => (row as Record<string, unknown>)[key] === false) ||
  ["retired", "archived"].some((key) => (row as Record<string, unknown>)[key] === true) ||
  ("archivedAt" in row && row.archivedAt !== null) ||
  ("state" in row && over.has(row.state)) ||
  ("status" in row && over.has(row.status));

/** A call about one thing offers nothing; a client's own addresses are filled with it. */
const walked = endpoints.filter(
  ({ id, method, path, access }: EndpointSpec) =>
    method === "GET" &&
    !path.replace("/clients/:id", "").includes("/:") &&
    !["app", "partner"].includes(access) &&
    !aboutOne.has(id),
);

beforeAll(async () => {
  const client = await aClient(app);
  pairs = await planted(client);
  const sets = Object.groupBy(await retirements(), ({ table }) => table);
  await plant(app, async (tx) => {
    await tx
      .insertInto("registration_settings")
      .values({
        client_id: client.id,
        settings: JSON.stringify({ forms: { register: { open: true, needsApproval: false } } }),
      })
      .execute();
    await tx
      .updateTable("client_branding")
      .set({ use_portfolio: true })
      .where("client_id", "=", client.id)
      .execute();
    for (const [table, pair] of Object.entries(pairs)) {
      const set = (sets[table] ?? []).map((one) => one.set).join(", ");
      if (table === "campaigns") continue;
      await sql`update ${sql.table(table)} set ${sql.raw(set)} where id = ${pair.retired}`.execute(tx);
    }
  });
  // A course is a training, too, and goes out of use with it.
  await plant(app, (tx) =>
    tx
      .updateTable("trainings")
      .set({ active: false })
      .where("id", "=", pairs.courses?.retired ?? "")
      .execute(),
  );
  slug = client.slug;
  staff = await aSuperuser(app, client);
  const campaign = { id: pairs.campaigns?.used ?? "", clientId: client.id, windows: [] };
  seller = await anEnrolled(app, client, campaign as never);
}, 60_000);

test("schema: every kind of thing that can be retired is walked, or says why not", async () => {
  const tables = new Set((await retirements()).map(({ table }) => table));
  expect([...Object.keys(pairs), ...Object.keys(never)].sort()).toEqual([...tables].sort());
});

describe("§interface#retired nothing retired is offered by", () => {
  test.each(walked.map((spec) => [spec.id, spec] as const))("%s", async (id, spec: EndpointSpec) => {
    const caller = spec.access === "participant" || spec.access === "signed_in" ? seller : staff;
    const input = {
      ...(spec.path.includes(":id") && { params: { id: caller.clientId } }),
      ...(spec.query && { query: queries[id]?.() ?? {} }),
    };
    const { status, text } = await app.request(
      spec,
      input as never,
      spec.access === "public" ? {} : { as: caller },
    );
    expect([id, status, status < 300 ? "" : text]).toEqual([id, 200, ""]);
    const shown = Object.entries(pairs).flatMap(([table, { retired, also = [] }]) =>
      unmarked(JSON.parse(text), new Set([retired, ...also]), "").map((path) => `${table}: ${path}`),
    );
    expect([...new Set(shown)]).toEqual(overThePast[id] ? expect.anything() : []);
  });
});
