// §states#webservice-login and the portfolio: who comes without a password, and who comes without an account.
import { plant } from "../../server/test/builders.ts";
import { aCourse } from "../../server/test/builders-courses.ts";
import { aClientWithMenu, aPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const flags = { has_courses: true, has_profile: true };
const title = { "pt-BR": "Vitrine que vende", "en-US": "A window that sells" };

test("a partner's key made in the office brings somebody straight to their course", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk, complaints, expectAccessible }) => {
  test.slow();
  const { app } = product;
  const client = await aClientWithMenu(app, flags, ["home", "online-courses"]);
  const course = await aCourse(app, client, { title });
  const ana = await aPerson(app, client);
  const admin = await aPerson(app, client, { roles: ["program_administrator"] });
  const desk = await atDesk(admin, "/admin/partners");
  const credentials = { key: "", secret: "" };

  await test.step("the office adds the partner and is told its secret once", async () => {
    await desk.getByRole("button", { name: "Novo parceiro" }).click();
    await desk.getByLabel("Nome").fill("Portal da rede");
    await desk.getByRole("button", { name: "Criar", exact: true }).click();
    await expect(desk.getByRole("heading", { level: 1 })).toHaveText("Portal da rede");
    await desk.getByRole("button", { name: "Criar chave" }).click();
    await desk.getByRole("button", { name: "Criar agora" }).click();
    const sheet = desk.getByRole("dialog", { name: "Guarde o segredo agora" });
    await expect(sheet.locator("code")).toHaveCount(2);
    const [key, secret] = await sheet.locator("code").allTextContents();
    Object.assign(credentials, { key, secret });
    await sheet.getByRole("button", { name: "Já guardei" }).click();
    await expect(sheet).toBeHidden();
    expect(await desk.content()).not.toContain(credentials.secret);
  });

  const ask = async () => {
    const reply = await fetch(`${product.url}/api/partners/sessions`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Basic ${btoa(`${credentials.key}:${credentials.secret}`)}`,
      },
      body: JSON.stringify({ person: { email: ana.email }, module: "course", id: course.id }),
    });
    const { url } = (await reply.json()) as { url?: string };
    if (!url) return reply.status;
    const { pathname, search } = new URL(url);
    return pathname + search;
  };

  const address = await ask();
  await test.step("the person lands in the course, and the token is out of sight", async () => {
    await page.goto(String(address));
    await expect(page).toHaveURL(`${product.url}/online-courses/${course.id}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vitrine que vende");
    await page.goBack().catch(() => null);
    expect(page.url()).not.toMatch(/webservice-login\/./);
  });

  await test.step("the address works no second time", async () => {
    complaints.expect(/status of 410 .*\/api\/session\/exchange/);
    await page.goto(String(address));
    await expect(page.getByText("Este acesso expirou ou já foi usado")).toBeVisible();
  });

  await test.step("without a token one signs in first, and then goes where it leads", async () => {
    await signInAs(ana, "/webservice-login?module=profile");
    await expect(page).toHaveURL(`${product.url}/profile`);
  });

  await test.step("the office sees what was asked, and takes the key back", async () => {
    await desk.reload();
    await expect(desk.getByText("Entrada criada")).toBeVisible();
    await expect(desk.getByText(/Último uso em/).first()).toBeVisible();
    await desk.getByRole("button", { name: `Revogar a chave ${credentials.key}` }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Revogar", exact: true }).click();
    await expect(desk.getByText("Revogada", { exact: true }).first()).toBeVisible();
    expect(await ask()).toBe(401);
  });
  await signInAs(admin, "/admin/partners");
  await expect(page.getByText("Portal da rede")).toBeVisible();
  await expectAccessible();
});

test("a visitor without an account reads a course of the portfolio and comes back to it after the sign-in", {
  tag: "@phone",
}, async ({ page, product, browser, complaints, expectAccessible }) => {
  complaints.expect(/status of 404 .*\/portfolio-course\/x-id-/);
  const { app } = product;
  const client = await aClientWithMenu(app, { ...flags, branding: { use_portfolio: true } }, [
    "home",
    "online-courses",
  ]);
  const course = await aCourse(app, client, { title, description: { "pt-BR": "Um.\n\nDois." } });
  const ana = await aPerson(app, client);
  await plant(app, async (tx) => {
    const texts = { headline: { "pt-BR": "Aprenda no balcão" }, intro: {}, teamTitle: {}, teamText: {} };
    const now = new Date();
    await tx
      .insertInto("portfolios")
      .values({ client_id: client.id, texts: JSON.stringify(texts), changed_at: now })
      .execute();
    const shown = { client_id: client.id, course_id: course.id, position: 0 };
    await tx.insertInto("portfolio_courses").values(shown).execute();
  });

  await test.step("without JavaScript the words are there", async () => {
    const context = await browser.newContext({
      javaScriptEnabled: false,
      baseURL: product.url,
      locale: "pt-BR",
    });
    const plain = await context.newPage();
    await plain.goto(`/portfolio?client=${client.slug}`);
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Aprenda no balcão");
    await plain.getByRole("link", { name: /Vitrine que vende/ }).click();
    await expect(plain.getByRole("heading", { level: 1 })).toHaveText("Vitrine que vende");
    await context.close();
  });

  await test.step("the door leads to the portfolio and keeps the query", async () => {
    await page.goto(`/?client=${client.slug}&from=mail`);
    await expect(page).toHaveURL(`${product.url}/portfolio?client=${client.slug}`);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Aprenda no balcão");
    await expectAccessible();
  });

  await test.step("a course, and the way into it", async () => {
    await page.getByRole("link", { name: /Vitrine que vende/ }).click();
    await expect(page).toHaveURL(new RegExp(`/portfolio-course/vitrine-que-vende-id-${course.id}`));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vitrine que vende");
    await expectAccessible();
    await page.getByRole("link", { name: "Fazer este curso" }).click();
    await new SignInPage(page).signIn(ana.username);
    await expect(page).toHaveURL(`${product.url}/online-courses/${course.id}`);
  });

  await test.step("who is signed in goes home", async () => {
    await page.goto(`/portfolio-course/x-id-${course.id}`);
    await expect(page).toHaveURL(`${product.url}/home`);
  });
});
