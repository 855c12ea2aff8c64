import { type Browser, type CDPSession, chromium, type Page } from "@playwright/test";
import { findChromium } from "../../../scripts/testing/chromium.ts";
import { median } from "./measure.ts";
import { type Part, type Resource, type Row, row } from "./part.ts";
import { crowds } from "./people.ts";
import { product } from "./product.ts";

const runs = 5;
const kilobyte = 1000;

export const browser: Resource<Browser> = {
  start: async () => {
    const { executablePath, args, env } = findChromium();
    return chromium.launch({ executablePath, args, env });
  },
  stop: (started) => started.close(),
};

type Visit = { largestPaint: number; codeBytes: number };

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

async function visit(page: Page, session: CDPSession, url: string): Promise<Visit> {
  const code = new Set<string>();
  let codeBytes = 0;
  const received = ({ requestId, type }: { requestId: string; type: string }) => {
    if (type === "Script" || type === "Stylesheet") code.add(requestId);
  };
  const finished = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    if (code.has(requestId)) codeBytes += encodedDataLength;
  };
  session.on("Network.responseReceived", received);
  session.on("Network.loadingFinished", finished);
  await page.goto(url, { waitUntil: "networkidle" });
  const largestPaint = await page.evaluate<number>(largestPaintSoFar);
  session.off("Network.responseReceived", received);
  session.off("Network.loadingFinished", finished);
  return { largestPaint, codeBytes };
}

export const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Figures of a page that was never seen before, and of the next visit to it. */
export async function measure(
  name: string,
  prepare: (page: Page, session: CDPSession) => Promise<void>,
  { started, url }: { started: Browser; url: string },
  promised: boolean,
  largestPaint = 2.5,
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
  const goal = (atMost: number) => (promised ? { atMost } : undefined);
  return [
    row(`${name}, first visit: script and style`, medianOf(first, "codeBytes") / kilobyte, "kB", goal(200)),
    row(
      `${name}, first visit: largest paint`,
      medianOf(first, "largestPaint") / 1000,
      "s",
      goal(largestPaint),
    ),
    row(`${name}, second visit: largest paint`, medianOf(second, "largestPaint") / 1000, "s", goal(1)),
  ];
}

/** The login page on a phone. */
export const login: Part = {
  name: "login",
  run: async (bench) => {
    await bench.use(crowds);
    const { url } = await bench.use(product);
    const started = await bench.use(browser);
    return measure("login page", async () => undefined, { started, url }, true);
  },
};

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
      // The session stays; everything the browser kept of the app goes.
      await session.send("Network.clearBrowserCache");
      await session.send("Storage.clearDataForOrigin", {
        origin: url,
        storageTypes: "service_workers,cache_storage",
      });
    };
    return measure("home", signIn, { started, url: `${url}/home` }, false);
  },
};
