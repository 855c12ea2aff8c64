import type { CDPSession, Page } from "@playwright/test";
import { demoPassword } from "../../demo/src/accounts.ts";
import { Installation } from "./installation.ts";
import { signIn } from "./memory.ts";
import { browser, forgetApp, measure } from "./pages.ts";
import type { Part, Row } from "./part.ts";

/** Bounds of every page of the product, on a phone and a slow line. */
const goals = { code: 350, requests: 25, first: 2, second: 0.9, shift: 0.05 };
const runs = 3;
const [seller, administrator] = ["vendedor", "admin"];

/** Pages people are on most, of an installation with the demo's data: never seen before, and once more. */
export const pages: Part = {
  name: "pages",
  run: async (bench) => {
    const started = await bench.use(browser);
    const installation = await Installation.create();
    try {
      bench.say("an installation with the demo's data, started twice");
      await installation.start();
      await installation.stop("SIGTERM");
      await installation.start();
      const { url } = installation;
      const rows: Row[] = [];
      for (const { name, as, path } of await pagesOf(url)) {
        bench.say(name);
        const prepare = async (page: Page, session: CDPSession) => {
          await enter(page, url, as);
          await forgetApp(session, url);
        };
        rows.push(...(await measure(name, prepare, { started, url: `${url}${path}` }, goals, runs)));
      }
      return rows;
    } finally {
      await installation.stop("SIGTERM");
      installation.remove();
    }
  },
};

async function pagesOf(url: string): Promise<{ name: string; as: string; path: string }[]> {
  const headers = await signIn(url, seller);
  const firstOf = async (kind: "course" | "trail", query: string) => {
    const answer = await fetch(`${url}/api/learning/courses?kind=${kind}${query}`, { headers });
    const { items } = (await answer.json()) as { items?: { id: string }[] };
    const [first] = items ?? [];
    if (!first) throw new Error(`the demo has no ${kind} to measure with`);
    return first.id;
  };
  const [course, trail] = [await firstOf("course", "&progress=in_progress"), await firstOf("trail", "")];
  const ofSeller = {
    home: "/home",
    "page of a course": `/online-courses/${course}`,
    "page of a trail": `/trails/${trail}`,
    "player, an activity": `/courses/${course}/activities/1`,
    "reward store": "/reward-store",
    "form of a sale": "/insert-sales",
    statement: "/profile/points",
  };
  return [
    ...Object.entries(ofSeller).map(([name, path]) => ({ name, as: seller, path })),
    { name: "list of the office", as: administrator, path: "/admin/people" },
  ];
}

/** Signs in by the form, as people do. */
async function enter(page: Page, url: string, username: string): Promise<void> {
  await page.goto(url, { waitUntil: "networkidle" });
  await page.locator('input[autocomplete^="username"]').fill(username);
  await page.locator('input[autocomplete="current-password"]').fill(demoPassword);
  await page.keyboard.press("Enter");
  await page.waitForURL((address) => address.pathname !== "/");
  await page.waitForLoadState("networkidle");
}
