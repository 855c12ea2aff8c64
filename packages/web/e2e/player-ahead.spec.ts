// §learning#player Activity player: what comes next is on the device before anybody goes there, unless people save data.
import type { Page } from "@playwright/test";
import { aTest } from "../../server/test/builders-tests.ts";
import { aDocument, aFilm } from "../../server/test/lessons.ts";
import { aLesson } from "./fixtures/lesson-course.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { TestPage } from "./pages/test-page.ts";

/** A text, then a manual, then a film. */
const threeOf = (product: StartedProduct) =>
  aLesson(product, async (ground) => [
    { title: { "pt-BR": "Boas práticas" } },
    {
      type: "pdf",
      title: { "pt-BR": "Guia de atendimento" },
      data: await aDocument(ground, 4),
      completion: { rule: "pages", share: 100 },
    },
    {
      type: "video",
      title: { "pt-BR": "Três passos" },
      data: await aFilm(ground),
      completion: { rule: "watched", share: 90 },
    },
  ]);

/** No film is as small, no captions are as large, in bytes. */
const smallest = 5_000;

/** Requests to the store so far: how, and by which range. */
function askedOf(page: Page): string[] {
  const requested: string[] = [];
  page.on("request", (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith("/store/object/"))
      requested.push([request.resourceType(), request.headers().range].filter(Boolean).join(" "));
  });
  return requested;
}

/** Bytes of the store's files that came over the line, by address; what the device had already is 0. */
const carried = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => new URL(name).pathname.startsWith("/store/object/"))
      .map((entry) => (entry as PerformanceResourceTiming).transferSize),
  );

test("the next manual and the beginning of the next film are there before they are opened", {
  tag: "@phone",
}, async ({ page, product, signInAs }) => {
  const { owner, path } = await threeOf(product);
  const requested = askedOf(page);
  await signInAs(owner, path());
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boas práticas");
  await expect.poll(() => requested).toEqual(["fetch"]);
  await expect.poll(async () => (await carried(page))[0]).toBeGreaterThan(1_000);
  await page.getByRole("button", { name: /^Próxima: / }).click();
  await expect(page.getByRole("region", { name: "Página 1" })).toContainText("Passo 1");
  const [, ...later] = await carried(page);
  expect(later.length, "the reader asked for it").toBeGreaterThan(0);
  expect(Math.max(...later), "and nothing came over the line again").toBe(0);

  await expect
    .poll(() => requested.find((line) => line.includes("bytes=0-3145727")))
    .toBe("fetch bytes=0-3145727");
  await expect.poll(async () => (await carried(page)).at(-1)).toBeGreaterThan(smallest);
  const count = (await carried(page)).length;
  await page.getByRole("button", { name: /^Próxima: / }).click();
  const film = page.locator("video");
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.readyState)).toBe(4);
  const played = (await carried(page)).slice(count);
  expect(Math.max(...played), "its captions alone came over the line").toBeLessThan(smallest);
});

test("whoever saves data is brought nothing they did not open", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(Navigator.prototype, "connection", {
      value: { saveData: true, effectiveType: "4g" },
    });
  });
  const { owner, path } = await threeOf(product);
  const requested = askedOf(page);
  const looked = page.waitForResponse(/\/ahead/);
  await signInAs(owner, path());
  await looked;
  // Longer than it takes where it is allowed.
  await page.waitForTimeout(5_000);
  expect(requested).toEqual([]);
  await page.getByRole("button", { name: /^Próxima: / }).click();
  await expect(page.getByRole("region", { name: "Página 1" })).toContainText("Passo 1");
  expect(requested.length).toBeGreaterThan(0);
});

test("what a failed test closes is not looked at again", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  const { owner, path } = await aLesson(product, async ({ app, client }) => [
    await aTest(app, client, { type: "block_test", settings: { maximumAttempts: 1 } }),
    { title: { "pt-BR": "Leitura" } },
  ]);
  const paper = new TestPage(page);
  const looked = page.waitForResponse(/activities\/2\/ahead$/);
  await signInAs(owner, path());
  await looked;
  await paper.begin.click();
  await paper.warning.getByRole("button", { name: "Começar a última" }).click();
  await paper.choice("Abrir a caixa").check();
  // News of it overtakes the answer to whoever handed it in.
  const courseRead = page.waitForResponse(/\/api\/learning\/courses\/[^/]+$/);
  await page.route("**/api/attempts/*/submit", async (route) => {
    const response = await route.fetch();
    await courseRead;
    await route.fulfill({ response });
  });
  await paper.handIn();
  await expect(page.getByText(/Este curso está bloqueado para você/)).toBeVisible();
});
