// §entities#lists of courses: they stand where they were left, and say it when the network or the server does not answer.
import type { Page } from "@playwright/test";
import { aMember } from "../../../server/test/builders.ts";
import { aCourse } from "../../../server/test/builders-courses.ts";
import { aClientWithMenu } from "../fixtures/people.ts";
import type { StartedProduct } from "../fixtures/product.ts";
import { expect, test } from "../fixtures/test.ts";

const menu = ["home", "online-courses", "trails", "profile"] as const;
const pt = (text: string) => ({ "pt-BR": text });

/** Person with this many courses to look through, in the order of their numbers. */
async function aLibrary({ app }: StartedProduct, count: number) {
  const client = await aClientWithMenu(app, { has_courses: true, has_trails: true }, menu);
  const learner = await aMember(app, { client });
  const courses = [];
  for (let number = 1; number <= count; number += 1) {
    const title = pt(`Aula ${String(number).padStart(2, "0")}`);
    const publishedAt = new Date(app.clock.now().getTime() - number * 60_000);
    courses.push(await aCourse(app, client, { title, publishedAt, popularity: count - number }));
  }
  return { client, learner, courses };
}

const cards = (page: Page, list = "Cursos online") =>
  page.getByRole("list", { name: list }).getByRole("listitem");
const scrolled = (page: Page) => page.evaluate(() => Math.round(window.scrollY));

test("§entities#filters the way back from a course leads to the same place in the list, its pages and filters kept", {
  tag: "@phone",
}, async ({ page, product, signInAs, shell }) => {
  const { learner } = await aLibrary(product, 60);
  await signInAs(learner, "/online-courses?search=aula");
  await expect(cards(page)).toHaveCount(24);
  const far = page.getByRole("link", { name: /Aula 55/ });
  await expect(async () => {
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await expect(cards(page)).toHaveCount(60, { timeout: 1_000 });
  }).toPass();
  await far.scrollIntoViewIfNeeded();
  const before = await scrolled(page);
  expect(before).toBeGreaterThan(800);

  const back = {
    "the browser's own": () => page.goBack(),
    "the link above the title": () => page.getByRole("link", { name: "Cursos", exact: true }).click(),
  };
  for (const [way, go] of Object.entries(back))
    await test.step(way, async () => {
      await far.click();
      await expect(shell.heading).toHaveText("Aula 55");
      await expect.poll(() => scrolled(page)).toBe(0);
      await go();
      await expect(shell.heading).toHaveText("Cursos online");
      await expect(page).toHaveURL(/\?search=aula$/);
      await expect(cards(page)).toHaveCount(60);
      await expect.poll(() => scrolled(page)).toBeCloseTo(before, -1);
      await expect(far).toBeInViewport();
    });

  await test.step("whoever came from elsewhere is led to the whole list", async () => {
    await page.goto(`/online-courses/${(await far.getAttribute("href"))?.split("/").at(-1)}`);
    await expect(shell.heading).toHaveText("Aula 55");
    await back["the link above the title"]();
    await expect(page).toHaveURL(/\/online-courses$/);
    await expect(cards(page)).toHaveCount(24);
  });
});

const alert = (page: Page) => page.getByRole("main").getByRole("alert");
const again = (page: Page) => page.getByRole("main").getByRole("button", { name: "Tentar de novo" });

test("§routes#course-page a list and a course page say that the server does not answer, and are there when it does", {
  tag: "@phone",
}, async ({ page, product, signInAs, shell, complaints, expectAccessible }) => {
  const { learner, courses } = await aLibrary(product, 30);
  const [first] = courses;
  const refuse = async (path: string) => {
    await page.route(path, (route) => route.fulfill({ status: 503, body: "<h1>Bad gateway</h1>" }));
    return () => page.unroute(path);
  };
  complaints.expect(/status of 503/);
  complaints.expect(/503 GET .*\/api\/learning\/courses/);
  await signInAs(learner, "/profile");
  await expect(shell.heading).toBeVisible();

  await test.step("a list with nothing to show", async () => {
    const mend = await refuse("**/api/learning/courses?*");
    await page.goto("/online-courses");
    await expect(alert(page)).toContainText("Não foi possível carregar");
    await expect(shell.heading).toHaveText("Cursos online");
    await expectAccessible();
    await mend();
    await again(page).click();
    await expect(cards(page)).toHaveCount(24);
    await expect(alert(page)).toBeHidden();
  });

  await test.step("its next page: what is there stays", async () => {
    const mend = await refuse("**/api/learning/courses?*cursor=*");
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      await expect(alert(page)).toBeVisible({ timeout: 500 });
    }).toPass();
    await expect(cards(page)).toHaveCount(24);
    await mend();
    await again(page).click();
    await expect(cards(page)).toHaveCount(30);
  });

  await test.step("a course page", async () => {
    const mend = await refuse(`**/api/learning/courses/${first?.id}*`);
    await page.goto(`/online-courses/${first?.id}`);
    await expect(alert(page)).toContainText("Não foi possível carregar");
    await expectAccessible();
    await mend();
    await again(page).click();
    await expect(shell.heading).toHaveText("Aula 01");
  });

  await test.step("one that is gone is no fault", async () => {
    complaints.expect(/status of 404/);
    await page.goto(`/online-courses/${crypto.randomUUID()}`);
    await expect(
      page.getByRole("heading", { name: "Este conteúdo não está disponível" }).last(),
    ).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "Ver o que está disponível para mim" }).click();
    await expect(cards(page)).toHaveCount(24);
  });
});

test("§routes#courses without a network the lists show what was seen, say how old it is, and look again by themselves", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, shell, complaints, expectAccessible }) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const { learner } = await aLibrary(product, 30);
  await signInAs(learner, "/online-courses");
  await expect(cards(page)).toHaveCount(24);
  await page.getByRole("link", { name: /Aula 01/ }).click();
  await expect(shell.heading).toHaveText("Aula 01");
  await page.goBack();
  await expect(cards(page)).toHaveCount(24);
  const old = page.getByRole("main").getByText(/^Você está sem conexão\. Mostrando o que foi salvo/);

  await context.setOffline(true);
  await test.step("the list, and a course that was seen", async () => {
    await expect(old).toBeVisible();
    await expect(cards(page)).toHaveCount(24);
    await expectAccessible();
    await page.getByRole("link", { name: /Aula 01/ }).click();
    await expect(shell.heading).toHaveText("Aula 01");
    await expect(old).toBeVisible();
    await page.goBack();
  });

  await test.step("a course nobody opened yet", async () => {
    await page.getByRole("link", { name: /Aula 02/ }).click();
    await expect(alert(page)).toContainText("Sem conexão");
    await expectAccessible();
  });

  await test.step("the network is back: nobody has to press anything", async () => {
    await context.setOffline(false);
    await expect(shell.heading).toHaveText("Aula 02");
    await page.goBack();
    await expect(cards(page)).toHaveCount(24);
    await expect(old).toBeHidden();
  });
});
