import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Installation } from "./installation.ts";
import { type Bench, type Part, type Row, row } from "./part.ts";
import { type Reported, Seller } from "./sellers.ts";

/** OUTAGE_MINUTES=20 is the long proof. */
const minutes = Number(process.env.OUTAGE_MINUTES ?? 3);
/** Undisturbed work between two outages. */
const pause = 8_000;
const sellers = ["vendedor", "cajera", "vendeuse", "promotora"].map((username) => new Seller(username));

/**
 * A whole installation loses its database, its process and its clock in turn while people report sales. Afterwards
 * every queue drains, every sale that was answered is there with its picture, and a restore brings back the same.
 */
export const outages: Part = {
  name: "outages",
  run: async (bench) => {
    const installation = await Installation.create();
    try {
      bench.say(`first start: ${(await installation.start()).toFixed(1)} s`);
      const backup = await installation.script("backup");
      if (backup.code !== 0) throw new Error(`no backup: ${backup.output}`);
      return await measure(bench, installation);
    } finally {
      await installation.stop("SIGKILL");
      await sleep(500);
      installation.killPostgres();
      installation.remove();
    }
  },
};

async function measure(bench: Bench, installation: Installation): Promise<Row[]> {
  const { url } = installation;
  const reported: Reported[] = [];
  const refused: string[] = [];
  const working = new AbortController();
  let seed = 0;
  const load = sellers.map(async (seller) => {
    while (!working.signal.aborted) {
      try {
        seed += 1;
        reported.push(await seller.report(url, seed, working.signal));
      } catch (error) {
        if (!working.signal.aborted) refused.push(`${seller.username}: ${(error as Error).message}`);
      }
      await sleep(150);
    }
  });
  const counts = await disturb(bench, installation);
  working.abort();
  await Promise.all(load);
  bench.say(`${reported.length} sales answered; waiting for the queues`);
  const drained = await secondsUntilDrained(installation);
  const dead = await installation.metric("trilha_jobs", 'state="dead"');
  const here = await lookAt(bench, url, reported);
  const books = await installation.script("verify-ledger");
  if (books.code !== 0) bench.say(books.output);
  for (const line of [...new Set(refused)].slice(0, 5)) bench.say(`refused: ${line}`);
  await installation.stop("SIGTERM");
  return [
    row("outages: PostgreSQL killed", counts.postgres, ""),
    row("outages: app killed", counts.app, ""),
    row("outages: app stopped and started", counts.deploy, ""),
    row("outages: clock ahead for a while", counts.clock, ""),
    row("outages: sales answered", reported.length, "", { atLeast: minutes * 20 }),
    row("outages: sales refused for good", refused.length, "", { atMost: 0 }),
    row("outages: until every queue was drained", drained, "s", { atMost: 150 }),
    row("outages: jobs that failed for good", dead ?? Number.NaN, "", { atMost: 0 }),
    row("outages: answered and missing", here.missing, "", { atMost: 0 }),
    row("outages: never looked at", here.unchecked, "", { atMost: 0 }),
    row("outages: without their picture", here.withoutPicture, "", { atMost: 0 }),
    row("outages: faults in the books", books.code, "", { atMost: 0 }),
    ...(await restoreAndLook(bench, installation, reported)),
  ];
}

/** Takes away the database, the process and the right time, in turn. */
async function disturb(bench: Bench, installation: Installation) {
  const counts = { postgres: 0, app: 0, deploy: 0, clock: 0 };
  const acts: [name: keyof typeof counts, act: () => Promise<unknown>][] = [
    ["postgres", async () => installation.killPostgres()],
    ["app", () => installation.stop("SIGKILL").then(() => installation.start())],
    ["deploy", () => installation.stop("SIGTERM").then(() => installation.start())],
  ];
  if (installation.movesClock) {
    acts.push([
      "clock",
      async () => {
        installation.setClock(26);
        await sleep(10_000);
        installation.setClock(0);
      },
    ]);
  }
  const end = performance.now() + minutes * 60_000;
  for (let turn = 0; performance.now() < end; turn += 1) {
    await sleep(pause);
    const [name, act] = acts[turn % acts.length] ?? [];
    if (!name || !act) continue;
    bench.say(`outage ${turn + 1}: ${name}`);
    await act();
    counts[name] += 1;
  }
  return counts;
}

/** Seconds until nothing that is due waits, three looks in a row; at most five minutes. */
async function secondsUntilDrained(installation: Installation): Promise<number> {
  const begun = performance.now();
  const seconds = () => (performance.now() - begun) / 1_000;
  for (let quiet = 0; quiet < 3 && seconds() < 300; ) {
    quiet = (await installation.metric("trilha_jobs", 'state="ready"')) === 0 ? quiet + 1 : 0;
    await sleep(500);
  }
  return seconds();
}

async function lookAt(bench: Bench, url: string, reported: readonly Reported[]) {
  const damage = { missing: 0, unchecked: 0, withoutPicture: 0 };
  for (const { saleId, username } of reported) {
    const seller = sellers.find((each) => each.username === username);
    try {
      const sale = await seller?.look(url, saleId);
      if (sale?.state === "submitted") damage.unchecked += 1;
      if (!sale?.picture) damage.withoutPicture += 1;
    } catch (error) {
      bench.say(`${saleId}: ${(error as Error).message}`);
      damage.missing += 1;
    }
  }
  return damage;
}

async function restoreAndLook(
  bench: Bench,
  installation: Installation,
  reported: readonly Reported[],
): Promise<Row[]> {
  const into = join(installation.folder, "restored");
  const { code, output } = await installation.script("restore", "--to", "latest", "--into", into);
  bench.say(output.trim());
  const again = await installation.restored(into);
  if (code !== 0) return [row("outages: restore failed", 1, "", { atMost: 0 })];
  try {
    const seconds = await again.start();
    const there = await lookAt(bench, again.url, reported);
    const books = await again.script("verify-ledger");
    return [
      row("outages: restored, start", seconds, "s"),
      row("outages: restored, missing", there.missing, "", { atMost: 0 }),
      row("outages: restored, without their picture", there.withoutPicture, "", { atMost: 0 }),
      row("outages: restored, faults in the books", books.code, "", { atMost: 0 }),
    ];
  } finally {
    await again.stop("SIGTERM");
  }
}
