import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/testing/chromium.ts";
import { median } from "./measure.ts";
import { type Part, type Resource, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";

const kilobyte = 1000;

export const browser: Resource<Browser> = {
  start: async () => {
    const { executablePath, args, env } = findChromium();
    return chromium.launch({ executablePath, args, env });
  },
  stop: (started) => started.close(),
};

type Visit = { largestPaint: number; codeBytes: number; requests: number; shift: number };

/** A cheap phone on a slow line: processor ×4 slower, 1.6 Mbit/s, 150 ms. */
export async function slowDown(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.enable");
  await session.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const bytesPerSecond = 1_600_000 / 8;
  await session.send("Network.emulateNetworkConditions", {
    offline: false,
    latency: 150,
    downloadThroughput: bytesPerSecond,
    uploadThroughput: bytesPerSecond,
  });
  return session;
}

// Text, because this package's types know no browser.
const largestPaintSoFar = `new Promise((resolve) => {
  let last = Number.NaN;
  new PerformanceObserver((list) => { last = list.getEntries().at(-1)?.startTime ?? last; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  setTimeout(() => resolve(last), 100);
})`;

// Shifts that follow a tap are none; the largest burst counts, as browsers report it.
const shiftSoFar = `new Promise((resolve) => {
  let most = 0, burst = 0, begun = 0, last = 0;
  new PerformanceObserver((list) => {
    for (const { startTime, value, hadRecentInput } of list.getEntries()) {
      if (hadRecentInput) continue;
      if (startTime - last > 1000 || startTime - begun > 5000) { burst = 0; begun = startTime; }
      last = startTime; burst += value; most = Math.max(most, burst);
    }
  }).observe({ type: "layout-shift", buffered: true });
  setTimeout(() => resolve(most), 100);
})`;

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  const code = new Set<string>();
  let codeBytes = 0;
  let requests = 0;
  const sent = ({ request }: { request: { url: string } }) => {
    if (request.url.startsWith("http")) requests += 1;
  };
  const received = ({ requestId, type }: { requestId: string; type: string }) => {
    if (type === "Script" || type === "Stylesheet") code.add(requestId);
  };
  const finished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (code.has(requestId)) codeBytes += encodedDataLength;
  };
  session.on("Network.requestWillBeSent", sent);
  session.on("Network.responseReceived", received);
  session.on("Network.loadingFinished", finished);
  await page.goto(url, { waitUntil: "networkidle" });
  const largestPaint = await page.evaluate<number>(largestPaintSoFar);
  const shift = await page.evaluate<number>(shiftSoFar);
  session.off("Network.requestWillBeSent", sent);
  session.off("Network.responseReceived", received);
  session.off("Network.loadingFinished", finished);
  return { largestPaint, codeBytes, requests, shift };
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Bounds of a page: kB of script and style, seconds to the largest paint at the first visit and the next. */
export interface PageGoals {
  code: number;
  first: number;
  second: number;
  requests?: number;
  shift?: number;
}
const goalsOfEntry = { code: 200, first: 2.5, second: 1 };

/** Figures of a page that was never seen before, and of the next visit to it. */
export async function measure(
  name: string,
  prepare: (page: Page, session: CDPSession) => Promise<void>,
  { started, url }: { started: Browser; url: string },
  goals: PageGoals | undefined,
  runs = 5,
): Promise<Row[]> {
  const first: Visit[] = [];
  const second: Visit[] = [];
  for (let run = 0; run < runs; run += 1) {
    const context = await started.newContext(phone);
    const page = await context.newPage();
    await prepare(page, await context.newCDPSession(page));
    const session = await slowDown(page);
    first.push(await visit(page, session, url));
    second.push(await visit(page, session, url));
    await context.close();
  }
  const medianOf = (visits: Visit[], what: keyof Visit) => median(visits.map((each) => each[what]));
  const figure = (what: string, value: number, unit: string, atMost: number | undefined) =>
    row(`${name}, ${what}`, value, unit, atMost === undefined ? undefined : { atMost });
  const inSeconds = (visits: Visit[]) => medianOf(visits, "largestPaint") / 1000;
  return [
    figure("first visit: script and style", medianOf(first, "codeBytes") / kilobyte, "kB", goals?.code),
    figure("first visit: requests", medianOf(first, "requests"), "", goals?.requests),
    figure("first visit: largest paint", inSeconds(first), "s", goals?.first),
    figure("second visit: largest paint", inSeconds(second), "s", goals?.second),
    figure("layout shift", Math.max(medianOf(first, "shift"), medianOf(second, "shift")), "", goals?.shift),
  ];
}

/** The login page on a phone. */
export const login: Part = {
  name: "login",
  run: async (bench) => {
    await bench.use(crowds);
    const { url } = await bench.use(product);
    const started = await bench.use(browser);
    return measure("login page", async () => undefined, { started, url }, goalsOfEntry);
  },
};

/** Empties what the browser has kept of the app; the session stays. */
export async function forgetApp(session: CDPSession, origin: string): Promise<void> {
  await session.send("Network.clearBrowserCache");
  await session.send("Storage.clearDataForOrigin", { origin, storageTypes: "service_workers,cache_storage" });
}

/** Home on a phone, by somebody who is signed in already. */
export const home: Part = {
  name: "home",
  run: async (bench) => {
    const [client] = await bench.use(crowds);
    const { url, entry } = await bench.use(product);
    const started = await bench.use(browser);
    if (!client) throw new Error("no client to measure with");
    const signIn = async (page: Page, session: CDPSession) => {
      const token = entry(client.administratorId, client.clientId);
      await page.goto(`${url}/home?token=${encodeURIComponent(token)}`, { waitUntil: "networkidle" });
      await forgetApp(session, url);
    };
    return measure("home", signIn, { started, url: `${url}/home` }, undefined);
  },
};
