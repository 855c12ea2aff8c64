// Every page inside, in each state that answers can leave it in, against a network made from the contract. The rooms
// say what there is: a new page is walked without being named here.
import { expect, type Locator, type Page, test } from "@playwright/test";
import type { Page as RoomPage } from "../src/room/page.ts";
import { expectAccessible } from "./fixtures/accessibility.ts";
import { exampleId } from "./fixtures/examples.ts";
import { FakeNetwork, refusals, type Weather } from "./fixtures/fake-network.ts";

/** A page inside, as its room declares it. */
type Declared = {
  path: string;
  kind: "office" | "person";
  /**
   * Page that cannot do without an answer, so it shows how that answer fares; one that only sends something
   * may do so, too.
   */
  reads: boolean;
};

type Router = {
  routesById: Record<string, { options: { component?: unknown; staticData?: { page?: RoomPage } } }>;
  state: { isLoading: boolean; resolvedLocation?: { pathname: string } };
  navigate: (to: { href: string }) => Promise<void>;
};
type WithRouter = { __TSR_ROUTER__: Router };

/** View of a page, as far as its state can be told. */
type View = {
  /** The router has arrived where it was sent. */
  there: boolean;
  main: boolean;
  heading: string;
  busy: boolean;
  alerts: number;
  text: string;
};

/** Why a page is not as it should be; undefined: it is. */
type Lack = string | undefined;

/** Parameters that are no id. */
const parameters: Readonly<Record<string, string>> = { order: "1" };

/** Pages of the office with something of everybody's own: files they saved themselves. */
const forEverybody = new Set(["/admin/exports"]);

/** Long, for slow machines; only a page that fails takes it. */
const patience = 20_000;

async function listPages(page: Page): Promise<Declared[]> {
  const pages = await page.evaluate(() => {
    const { routesById } = (globalThis as unknown as WithRouter).__TSR_ROUTER__;
    return Object.values(routesById).flatMap(({ options: { component, staticData } }) => {
      const declared = staticData?.page;
      if (!component || !declared || declared.kind === "open") return [];
      const { path, kind, endpoints } = declared;
      return [{ path, kind, reads: endpoints.some(({ method }) => method === "GET") }];
    });
  });
  expect(pages.length, "pages the rooms declare").toBeGreaterThan(100);
  return pages;
}

const goTo = (page: Page, path: string) =>
  page.evaluate(
    (href) => void (globalThis as unknown as WithRouter).__TSR_ROUTER__.navigate({ href }),
    path
      .replaceAll(/\/\{-\$\w+\}/g, "")
      .replaceAll(/\$(\w+)/g, (_, name: string) => parameters[name] ?? exampleId),
  );

const look = (page: Page): Promise<View> =>
  page.evaluate(() => {
    const { state } = (globalThis as unknown as WithRouter).__TSR_ROUTER__;
    return {
      there: !state.isLoading && state.resolvedLocation?.pathname === location.pathname,
      main: document.querySelector("main") !== null,
      heading: document.querySelector("h1")?.textContent?.trim() ?? "",
      busy: document.querySelector("[aria-busy=true]") !== null,
      alerts: document.querySelectorAll("[role=alert]").length,
      text: document.body.innerText,
    };
  });

/** Looks until nothing is lacking; answers what still is when patience ends. */
async function waitFor(page: Page, lackOf: (view: View) => Lack): Promise<Lack> {
  let lack: Lack;
  let text = "";
  for (const start = Date.now(); Date.now() - start < patience; ) {
    const view = await look(page);
    lack = view.there ? lackOf(view) : "does not open";
    if (!lack) return undefined;
    text = view.text;
    await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(drawn)));
  }
  return `${lack}: ${text.slice(0, 300).replaceAll("\n", " ")}`;
}

const drawn = ({ busy, main, heading }: View): Lack => {
  if (busy) return "is still busy";
  return main && heading ? undefined : "has no landmark or no heading";
};
/** A page that could not load says so as an error: it must never look like one that is empty. */
const announcedError = (words: RegExp | string) => (view: View) => {
  if (view.text.search(words) < 0) return "does not say what went wrong";
  return view.alerts > 0 ? undefined : "announces no error";
};

/** Look of pages that cannot do without an answer. */
const expected: Readonly<Record<Weather, (view: View) => Lack>> = {
  loading: ({ alerts, busy }) => {
    if (alerts > 0) return "tells an error where nothing failed";
    return busy ? undefined : "gives no sign that something is on its way";
  },
  empty: drawn,
  filled: drawn,
  failed: announcedError(refusals.failed.title),
  refused: announcedError(refusals.refused.title),
  offline: announcedError(/sem conexão/i),
};

/** Signs in, then goes to all pages; `lackOf` judges each. Anything a browser complains about is a failure, too. */
async function walk(
  page: Page,
  network: FakeNetwork,
  lackOf: (declared: Declared) => Promise<Lack>,
  chosen = (_declared: Declared) => true,
): Promise<void> {
  const failures: string[] = [];
  let at = "";
  page.on("pageerror", (error) => failures.push(`${at}: ${error.message}`));
  page.on("console", (message) => {
    const text = message.text();
    if (message.type() === "error" && !text.startsWith("Failed to load resource"))
      failures.push(`${at}: ${text.split("\n")[0]}`);
  });
  await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
  await network.attach(page.context());
  await network.signIn(page);
  await page.getByRole("main").waitFor();
  if (network.weather !== "loading") await page.waitForLoadState("networkidle");
  const pages = await listPages(page);
  if (network.weather === "offline") await page.context().setOffline(true);
  for (const declared of pages.filter(chosen)) {
    at = declared.path;
    network.asked = [];
    await goTo(page, at);
    const lack = await lackOf(declared);
    if (lack) failures.push(`${at} ${lack} [${network.asked.join(", ")}]`);
  }
  expect(failures.join("\n")).toBe("");
  expect(network.strange, "calls the contract does not know").toEqual([]);
}

test.describe.configure({ timeout: 600_000 });

for (const weather of ["loading", "empty", "failed", "refused", "offline"] as const) {
  test(`every page, ${weather}`, { tag: "@phone" }, async ({ page }) => {
    const network = new FakeNetwork(weather);
    await walk(page, network, ({ reads }) =>
      waitFor(page, (view) => expected[weather](view) && (reads ? expected[weather](view) : drawn(view))),
    );
  });
}

/** Sight of the saved views of a list, in each state their answer can leave them in. */
const viewsExpected = {
  loading: (sheet) => expect(sheet.locator("[aria-busy=true]")).toBeVisible(),
  empty: (sheet) => expect(sheet.getByText("Nenhuma visão salva ainda.")).toBeVisible(),
  filled: (sheet) => expect(sheet.getByRole("listitem")).toHaveCount(1),
  failed: (sheet) => expect(sheet.getByRole("alert")).toContainText(refusals.failed.title),
} as const satisfies Partial<Record<Weather, (sheet: Locator) => Promise<void>>>;

test("saved views of a list, in each state", { tag: "@phone" }, async ({ browser }) => {
  for (const weather of ["loading", "empty", "filled", "failed"] as const) {
    const page = await browser.newPage();
    await page.addInitScript(() => void Reflect.deleteProperty(Navigator.prototype, "serviceWorker"));
    const network = new FakeNetwork(weather);
    await network.attach(page.context());
    await network.signIn(page);
    await page.getByRole("main").waitFor();
    await goTo(page, "/admin/people?role=auditor");
    await page.getByRole("button", { name: "Visões salvas" }).click();
    const sheet = page.getByRole("dialog", { name: "Visões salvas" });
    await viewsExpected[weather](sheet);
    if (weather === "filled") await expectAccessible(page);
    await page.close();
  }
});

test("every page with something on it is accessible", async ({ page, isMobile }) => {
  await walk(
    page,
    new FakeNetwork("filled"),
    async () => {
      const lack = await waitFor(page, expected.filled);
      return lack ?? (await expectAccessible(page).then(() => undefined, String));
    },
    // On a desktop the office has other parts than on a phone; people's pages have the same ones, only wider.
    ({ kind }) => isMobile || kind === "office",
  );
});

test("every page of the office is closed to who may not, and asks for nothing", {
  tag: "@desktop",
}, async ({ page }) => {
  const network = new FakeNetwork("filled", []);
  await walk(
    page,
    network,
    async () => {
      const lack = await waitFor(page, ({ heading }) =>
        heading === "Esta página não está aberta para você" ? undefined : "is open",
      );
      return lack ?? (network.asked.length > 0 ? "asks for what it may not have" : undefined);
    },
    ({ kind, path }) => kind === "office" && !forEverybody.has(path),
  );
});
