// Spec §states#session, Logged-in pages, Token refresh: who is in, for how long, and what stays on the device.
import { endOtherSessions } from "@trilha/contract/accounts/identity/endpoints.ts";
import { aClient } from "../../server/test/builders.ts";
import { aClientWithMenu, aPerson, password } from "./fixtures/people.ts";
import { oneTimeToken, withToken } from "./fixtures/sign-in.ts";
import { readKeptSession, readStorage } from "./fixtures/storage.ts";
import { expect, test } from "./fixtures/test.ts";
import { Shell } from "./pages/shell.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test("the page one wanted is opened after sign-in, once", { tag: "@phone" }, async ({
  page,
  product,
  shell,
}) => {
  const client = await aClientWithMenu(product.app, {});
  const { username } = await aPerson(product.app, client);
  const door = new SignInPage(page);
  await door.open(client);
  await page.goto("/profile/security?from=mail");
  await expect(page).toHaveURL(`${product.url}/`);
  await door.signIn(username);
  await expect(page).toHaveURL(`${product.url}/profile/security?from=mail`);
  await expect(shell.heading).toHaveText("Segurança");

  await page.goto("/");
  await expect(page).toHaveURL(`${product.url}/home`);
});

test("a token in any address changes who is here and leaves no trace", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  shell,
  complaints,
}) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const ana = await aPerson(app, client);
  const bea = await aPerson(app, client, { user: { first_name: "Bea" } });
  await signInAs(ana, "/home");
  await expect(shell.heading).toContainText("Ana");

  const token = await oneTimeToken(product, bea);
  await page.goto(withToken("/notifications?page=2", token));
  await expect(page).toHaveURL(`${product.url}/notifications?page=2`);
  await expect(shell.heading).toHaveText("Notificações");
  await page.goto("/home");
  await expect(shell.heading).toContainText("Bea");
  expect(await readStorage(page)).not.toContain(token);

  await test.step("a second time it opens nothing, but the path is still known", async () => {
    complaints.expect(/status of 410 .*\/api\/session\/exchange/);
    await page.goto(withToken("/profile/security", token));
    const door = new SignInPage(page);
    await expect(door.refusal).toContainText("Este acesso expirou ou já foi usado");
    await expect(page).toHaveURL(`${product.url}/`);
    await door.signIn(ana.username);
    await expect(page).toHaveURL(`${product.url}/profile/security`);
    await page.goto("/home");
    await expect(shell.heading).toContainText("Ana");
  });
});

test("a token is taken from an address nobody knows, too", { tag: "@desktop" }, async ({
  page,
  product,
  shell,
}) => {
  const ana = await aPerson(product.app, await aClientWithMenu(product.app, {}));
  const token = await oneTimeToken(product, ana);
  await page.goto(withToken("/no-such-page?page=2", token));
  await expect(page).toHaveURL(`${product.url}/no-such-page?page=2`);
  await expect(page.getByRole("heading", { level: 1, name: "Esta página não existe" })).toBeAttached();
  await page.goto("/home");
  await expect(shell.heading).toContainText("Ana");
  expect(await readStorage(page)).not.toContain(token);
});

test("who must change the password does so first, or leaves", { tag: "@phone" }, async ({
  page,
  product,
  shell,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, {});
  const ana = await aPerson(product.app, client, { user: { must_change_password: true } });
  const door = new SignInPage(page);
  await door.open(client);
  await door.signIn(ana.username);
  const title = page.getByRole("heading", { level: 1, name: "Crie uma nova senha" });
  await expect(title).toBeAttached();
  await expectAccessible();

  await test.step("no address leads past it", async () => {
    for (const path of ["/profile", "/admin/people", "/home"]) {
      await page.goto(path);
      await expect(title).toBeAttached();
      await expect(shell.menu).toBeHidden();
    }
  });

  await test.step("one can leave", async () => {
    await page.getByRole("button", { name: "Sair" }).click();
    await expect(door.enter).toBeVisible();
    await door.signIn(ana.username);
    await expect(title).toBeAttached();
  });

  await page.getByRole("textbox", { name: "Senha atual" }).fill(password);
  await page.getByRole("textbox", { name: "Nova senha" }).fill("JacarandaRoxo42");
  await page.getByRole("button", { name: "Trocar senha" }).click();
  await expect(shell.heading).toContainText("Ana");
  await expect(shell.menu).toBeVisible();
});

test("an expired token is renewed once while everybody else waits", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  shell,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  const client = await aClient(product.app);
  await signInAs(await aPerson(product.app, client), "/home");
  await expect(shell.heading).toContainText("Ana");
  // Seen pages are kept a second later; with them the reload asks for several things at once.
  await expect.poll(() => readStorage(page)).toContain("trilha kept answers");

  let refused = 0;
  let renewals = 0;
  const waiting = Promise.withResolvers<void>();
  page.on("response", (response) => {
    if (response.status() !== 401) return;
    refused += 1;
    // Two calls wait for the one renewal: only then is it let through.
    if (refused === 2) waiting.resolve();
  });
  await page.route("**/o/token/", async (route) => {
    renewals += 1;
    await waiting.promise;
    await route.continue();
  });
  product.app.clock.pass({ seconds: product.app.settings.session.accessTokenSeconds + 1 });
  const done = page.waitForResponse((answer) => answer.url().endsWith("/api/home/opening") && answer.ok());
  await page.reload();
  await done;
  await expect(shell.heading).toContainText("Ana");
  expect(refused).toBeGreaterThanOrEqual(2);
  expect(renewals).toBe(1);
});

test("a session that was ended elsewhere leads to login and is forgotten here", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  shell,
  complaints,
}) => {
  complaints.expect(/status of 401/);
  complaints.expect(/status of 400 .*\/o\/token\//);
  const client = await aClient(product.app);
  const ana = await aPerson(product.app, client);
  await signInAs(ana, "/home");
  await expect(shell.heading).toContainText("Ana");
  await expect.poll(() => readKeptSession(page)).toMatch(/access.+refresh/);
  await product.app.request(endOtherSessions, {}, { as: ana });

  const door = new SignInPage(page);
  // The first call to the server learns of it: home may, before anybody presses a thing.
  await expect(async () => {
    if (!(await door.enter.isVisible())) await shell.bell.click({ timeout: 2_000 });
  }).toPass();
  await expect(door.enter).toBeVisible();
  await expect(page).toHaveURL(`${product.url}/`);
  await page.reload();
  await expect(door.enter).toBeVisible();
  // Where the last press wanted to go may be remembered, nothing that signs in.
  await expect.poll(() => readKeptSession(page)).not.toMatch(/access|refresh|firebase/);
});

test("somebody who is in has no business at the door", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  shell,
}) => {
  const client = await aClientWithMenu(product.app, { home_route: "/notifications" });
  await signInAs(await aPerson(product.app, client), "/home");
  for (const door of ["/", `/?client=${client.slug}`, "/maintenance-login"]) {
    await page.goto(door);
    await expect(page).toHaveURL(`${product.url}/notifications`);
    await expect(shell.heading).toHaveText("Notificações");
  }
});

test("the tabs of one browser go in and out together", { tag: "@desktop" }, async ({
  page,
  context,
  product,
  shell,
  isMobile,
}) => {
  const client = await aClientWithMenu(product.app, {});
  const { username } = await aPerson(product.app, client);
  const other = await context.newPage();
  await new SignInPage(other).open(client);
  await new SignInPage(page).open(client);
  // A tab in the background draws once a second; whoever uses one has it in front.
  await page.bringToFront();
  await new SignInPage(page).signIn(username);
  await expect(shell.heading).toContainText("Ana");
  await expect(other.getByRole("heading", { level: 1 })).toContainText("Ana");

  await test.step("a reload and a new tab keep the session", async () => {
    await other.reload();
    await expect(other.getByRole("heading", { level: 1 })).toContainText("Ana");
    const third = await context.newPage();
    await third.goto("/");
    await expect(third).toHaveURL(/\/home$/);
    await third.close();
  });

  await test.step("out, even from a page with something unsaved", async () => {
    await other.bringToFront();
    await new Shell(other, isMobile).goTo("Perfil");
    await other.getByLabel("Apelido", { exact: true }).fill("Aninha");
    await page.bringToFront();
    await shell.signOut();
    await expect(new SignInPage(other).enter).toBeVisible();
    await expect(other).toHaveURL(`${product.url}/`);
  });
});

test.describe("with a service worker", () => {
  test.use({ serviceWorker: true });

  test("nothing on the device can be read, and sign-out leaves nothing", { tag: "@phone" }, async ({
    page,
    product,
    shell,
  }) => {
    const { app } = product;
    const client = await aClientWithMenu(app, {});
    const ana = await aPerson(app, client, { user: { first_name: "Anastácia", document: "52998224725" } });
    const granted = page.waitForResponse("**/o/token/");
    const door = new SignInPage(page);
    await door.open(client);
    await door.signIn(ana.username);
    const secrets = (await (await granted).json()) as Record<string, string>;
    await expect(shell.heading).toContainText("Anastácia");
    await shell.goTo("Perfil");
    await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Anastácia");
    // The service worker comes when the page is calm and keeps the shell; what was seen is kept a second later.
    await expect.poll(() => readStorage(page), { timeout: 15_000 }).toMatch(/cached .*\/assets\//);
    // One that is still being installed puts files back that sign-out took away: code, nobody's data.
    await page.evaluate(async () => void (await navigator.serviceWorker.ready));
    await expect.poll(() => readStorage(page)).toContain("trilha kept answers");

    const stored = await readStorage(page);
    expect(stored).toContain("trilha keys key: a key that stays");
    const { access_token, refresh_token, user_firebase_token } = secrets;
    const sensitive = [
      access_token,
      refresh_token,
      user_firebase_token,
      ana.email,
      "Anastácia",
      "52998224725",
    ];
    expect(sensitive.filter((secret) => !secret || stored.includes(secret))).toEqual([]);

    await page.addInitScript(() => {
      (globalThis as { cachesAtStart?: Promise<string[]> }).cachesAtStart = caches.keys();
    });
    await shell.signOut();
    expect(
      await page.evaluate(() => (globalThis as { cachesAtStart?: Promise<string[]> }).cachesAtStart),
    ).toEqual([]);
    const left = await readStorage(page);
    expect(left).not.toMatch(/trilha (?:kept|keys)/);
    expect(left).not.toContain("trilha.here");
    await page.goBack();
    await expect(door.enter).toBeVisible();
  });
});
