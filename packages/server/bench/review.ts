import { setTimeout as sleep } from "node:timers/promises";
import type { Page } from "@playwright/test";
import { plantInvoices, renderInvoices } from "../../demo/src/plant-invoices.ts";
import { createRandom } from "../../demo/src/random.ts";
import { Database } from "../src/db/database.ts";
import type { Parts } from "../src/parts.ts";
import { plant } from "../test/builders.ts";
import { aClaim } from "../test/builders-audit.ts";
import { TestClock } from "../test/clock.ts";
import { database } from "./database.ts";
import { load } from "./load.ts";
import { median, percentile } from "./measure.ts";
import { browser } from "./pages.ts";
import { type Bench, type Part, type Row, row } from "./part.ts";
import { product } from "./product.ts";
import { type Reported, reported } from "./reports.ts";

const rounds = 5;
const waiting = 200;
const verdicts = 20;
/** Least time of an auditor for a picture. */
const look = 800;

const reads: [name: string, path: (reported: Reported) => string[]][] = [
  ["queue page", () => ["/api/office/audit-queue?limit=50"]],
  ["audit figures", () => ["/api/office/audit-figures"]],
  // A common name, a rare one, a piece of a word, a number, and what nobody has.
  [
    "search in reports",
    () =>
      ["ana", "peña 1f", "oão", "c4ca4", "qqqq"].map(
        (word) => `/api/office/claims?limit=50&search=${encodeURIComponent(word)}`,
      ),
  ],
  ["burn-down", ({ campaignId }) => [`/api/office/campaigns/${campaignId}/burn-down`]],
];

/** An auditor at work in a programme of 200,000 reports, and what its pages cost against one of 10,000. */
export const review: Part = {
  name: "review",
  run: async (bench) => {
    const clients = await bench.use(reported);
    const busiest = clients.at(-1);
    if (!busiest) throw new Error("no client to measure with");
    return [...(await growth(bench, clients)), ...(await work(bench, busiest))];
  },
};

async function growth(bench: Bench, clients: readonly Reported[]): Promise<Row[]> {
  const { url, as } = await bench.use(product);
  const rows: Row[] = [];
  for (const [name, pathsOf] of reads) {
    const p95s = clients.map((): number[] => []);
    // One round measures both, so that a slow moment of the machine meets each of them.
    for (let round = 0; round < rounds; round += 1) {
      for (const [index, client] of clients.entries()) {
        const headers = await as(client.administratorId, client.clientId);
        const { p95 } = await load({ url, connections: 2, seconds: 1.5, headers, paths: pathsOf(client) });
        p95s[index]?.push(p95);
      }
    }
    const figures = p95s.map((values) => median(values));
    const [few = Number.NaN, many = Number.NaN] = figures;
    for (const [index, { reports }] of clients.entries()) {
      const label = `${name} of ${reports.toLocaleString("en-US")} reports: p95`;
      rows.push(row(label, figures[index] ?? Number.NaN, "ms"));
    }
    rows.push(row(`${name}: 200,000 reports against 10,000`, many / few, "×", { atMost: 1.3 }));
  }
  return rows;
}

/** Presses "accept" again and again, and measures until the next report and its picture are painted. */
async function work(bench: Bench, client: Reported): Promise<Row[]> {
  const { url, entry } = await bench.use(product);
  bench.say(`${waiting} reports with pictures wait`);
  await putInQueue(bench, client);
  const started = await bench.use(browser);
  const context = await started.newContext({ viewport: { width: 1440, height: 900 } });
  try {
    const page = await context.newPage();
    const token = entry(client.administratorId, client.clientId);
    await page.goto(`${url}/home?token=${encodeURIComponent(token)}`, { waitUntil: "networkidle" });
    await page.goto(`${url}/admin/review/work`, { waitUntil: "networkidle" });
    const times: number[] = [];
    for (let given = 0; given < verdicts; given += 1) {
      await sleep(look);
      times.push(await accept(page));
    }
    return [
      row("next report on screen: p50", median(times), "ms"),
      row("next report on screen: p95", percentile(times, 95), "ms", { atMost: 200 }),
    ];
  } finally {
    await context.close();
  }
}

// Text, because this package's types know no browser. The frame after the one that shows a picture: it is painted.
const untilNext = `globalThis.shown = new Promise((resolve) => {
  const title = () => document.querySelector("h1").textContent;
  const before = title();
  addEventListener("keydown", ({ timeStamp }) => {
    const seek = async () => {
      const picture = document.querySelector("article img");
      if (title() === before || !picture?.complete || picture.naturalWidth === 0) return requestAnimationFrame(seek);
      await picture.decode();
      requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - timeStamp)));
    };
    requestAnimationFrame(seek);
  }, { once: true, capture: true });
}); 0`;

async function accept(page: Page): Promise<number> {
  await page.evaluate(untilNext);
  await page.keyboard.press("a");
  return page.evaluate<number>("globalThis.shown");
}

/** The most urgent reports there are, each with lines, points in the books and a picture of its own. */
async function putInQueue(bench: Bench, client: Reported): Promise<void> {
  const { appUrl } = await bench.use(database);
  const { store } = await bench.use(product);
  const db = new Database({ url: appUrl, poolSize: 4, onError: () => undefined });
  const app = { parts: { db } as Parts, clock: new TestClock() };
  const { clientId, campaignId, ruleSetVersionId, windows, storeIds, retailerId } = client;
  const campaign = { id: campaignId, ruleSetVersionId, windows };
  try {
    const drawings = await renderInvoices(createRandom(1));
    const sellers = await plant(app, (tx) =>
      tx
        .selectFrom("memberships")
        .select("user_id")
        .where("client_id", "=", clientId)
        .where("user_id", "<>", client.administratorId)
        .limit(waiting)
        .execute(),
    );
    for (const [place, { user_id: userId }] of sellers.entries()) {
      const drawing = drawings[place % drawings.length];
      const storeId = storeIds[place % storeIds.length];
      if (!drawing || !storeId) throw new Error("nothing to report with");
      const id = crypto.randomUUID();
      const file = { id, clientId, ownerId: userId, drawing, mark: id, at: app.clock.now() };
      await plant(app, (tx) => plantInvoices(tx, store, [file]));
      await aClaim(
        app,
        { id: clientId },
        campaign,
        { userId, storeId, retailerId },
        {
          lines: [
            { sku: "A", quantity: 2 },
            { sku: "B", quantity: 1 },
          ],
          priority: 1_000_000 - place,
          claim: { photo_file_id: id },
        },
      );
    }
  } finally {
    await db.end();
  }
}
