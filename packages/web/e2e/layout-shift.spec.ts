// Blocks of a page that come late move nothing that somebody may already be reading.
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures/test.ts";

/** Bound of every page, as `npm run bench -- pages` measures it. */
const MOST = 0.05;
/** Longer than a page takes to draw what is not held back. */
const LATE = 1_500;

const shiftOf = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0;
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) sum += (entry as unknown as { value: number }).value;
        }).observe({ type: "layout-shift", buffered: true });
        setTimeout(() => resolve(sum), 200);
      }),
  );

for (const { name, path, late, shows } of [
  { name: "statement", path: "/profile/points", late: "**/api/points", shows: "#statement" },
  { name: "reward store", path: "/reward-store", late: "**/api/rewards/sections", shows: "search" },
  { name: "reward store", path: "/reward-store", late: "**/api/points", shows: "search" },
]) {
  test(`nothing moves on the page of the ${name} when ${late.slice(3)} comes late`, async ({
    page,
    signInAs,
  }) => {
    await page.route(late, async (route) => {
      await new Promise((end) => setTimeout(end, LATE));
      await route.continue();
    });
    await signInAs("vendedor", path);
    await expect(page.locator(`main ${shows}`)).toBeVisible();
    await page.waitForLoadState("networkidle");
    expect(await shiftOf(page)).toBeLessThan(MOST);
  });
}

test("nothing moves on the page of a trail when what finishing it brings comes late", async ({
  page,
  signInAs,
}) => {
  for (const late of ["**/certificate", "**/badges"])
    await page.route(`**/api/me/courses/${late}`, async (route) => {
      await new Promise((end) => setTimeout(end, LATE));
      await route.continue();
    });
  await signInAs("vendedor", "/trails");
  const trail = page.locator('main a[href^="/trails/"]').first();
  await page.goto((await trail.getAttribute("href")) ?? "");
  await expect(page.locator("#path")).toBeVisible();
  await page.waitForLoadState("networkidle");
  expect(await shiftOf(page)).toBeLessThan(MOST);
});
