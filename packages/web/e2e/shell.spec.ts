// The frame around every page: who is shown which places, and what it says when something goes wrong.
import { assignRoles } from "@trilha/contract/people/endpoints.ts";
import { demoPassword } from "../../server/src/demo/accounts.ts";
import { aClient, aParticipant, aStaffMember } from "../../server/test/builders.ts";
import { aClientWithMenu, aPerson } from "./fixtures/people.ts";
import { readStorage } from "./fixtures/storage.ts";
import { expect, test } from "./fixtures/test.ts";
import { Door } from "./pages/door.ts";

const everybodys = ["/home", "/profile", "/notifications"];
const office = (...places: string[]) => places.map((place) => `/admin/${place}`);

for (const [username, places, tag] of [
  ["super", office("people", "client", "clients", "audit", "outbox"), "@everywhere"],
  ["admin", office("people", "client", "audit", "outbox"), "@everywhere"],
  ["gestora", office("people", "client", "audit", "outbox"), "@desktop"],
  ["auditor", office("people", "audit"), "@everywhere"],
  ["moderator", office("people"), "@desktop"],
  ["instructor", [], "@desktop"],
  ["surveys", [], "@desktop"],
  ["vendedor", [], "@everywhere"],
  ["cajera", [], "@desktop"],
  ["vendeuse", [], "@desktop"],
  ["pintor", [], "@desktop"],
] as const) {
  test(`${username} of the demo comes in and sees ${places.join(", ") || "no office"}`, { tag }, async ({
    page,
    shell,
  }) => {
    const door = new Door(page);
    await page.goto("/");
    await door.signIn(username, demoPassword);
    await expect(page).toHaveURL(/\/home$/);
    const shown = (await shell.places()).filter((path) => path !== "/me" && path !== "/profile/security");
    expect(shown.toSorted()).toEqual([...everybodys, ...places].toSorted());
  });
}

test("of the demo, one is asked to accept, one waits and one is blocked", { tag: "@desktop" }, async ({
  page,
  complaints,
}) => {
  complaints.expect(/status of 400 .*\/o\/token\//);
  const door = new Door(page);
  await page.goto("/");
  await door.signIn("candidato", demoPassword);
  await expect(door.refusal).toContainText("Seu cadastro está em análise");
  await door.signIn("bloqueada", demoPassword);
  await expect(door.refusal).toContainText("Usuário bloqueado");
  await door.signIn("novata", demoPassword);
  await expect(page.getByRole("dialog", { name: "Términos de uso del programa" })).toBeVisible();
});

test("a page of the office is closed to who may not, whatever the address", async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await aParticipant(product.app, await aClient(product.app)), "/admin/audit");
  await expect(page.getByText("Esta página não está aberta para você").last()).toBeVisible();
  await expectAccessible();
});

test("an address nobody knows leads home, an old one to where it went", async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
}) => {
  const nowhere = () => expect(shell.heading).toHaveText("Esta página não existe");
  await page.goto("/no-such-page");
  await nowhere();
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), "/home");

  // Until their targets are there, old addresses lead to the new ones, which nobody knows yet.
  for (const [old, now] of [
    ["/courses", "/online-courses"],
    ["/courses/12?from=mail", "/online-courses/12?from=mail"],
    ["/presential/7", "/presential-courses/7"],
    ["/webcasts", "/webinars"],
    ["/webcasts/3", "/webinars/3"],
  ]) {
    await page.goto(`${old}`);
    await expect(page).toHaveURL(`${product.url}${now}`);
    await nowhere();
  }
  await expectAccessible();
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("every place is two words and a key away", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/home");
  await expect(shell.heading).toContainText("Ana");
  await page.keyboard.press("Control+k");
  const search = page.getByRole("textbox", { name: "Buscar ou ir para…" });
  await expect(search).toBeFocused();
  await expectAccessible();
  await page.keyboard.type("nada disso existe");
  await expect(page.getByText("Nada encontrado. Tente outra palavra.")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(search).toBeHidden();

  await page.keyboard.press("Control+k");
  await search.fill("caixa");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/admin\/outbox$/);
  await expect(shell.heading).toHaveText("Caixa de saída");
  await expect(shell.heading).toBeFocused();
});

test("a language is taken at once and remembered", async ({ page, product, signInAs, isMobile }) => {
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), isMobile ? "/me" : "/home");
  await page.getByRole("combobox", { name: "Idioma" }).selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr-FR");
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr-FR");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
});

test("who is in two programmes changes between them", async ({ page, signInAs, isMobile }) => {
  await signInAs("promotora", isMobile ? "/me" : "/home");
  const colour = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--mantine-primary-color-filled"),
    );
  const before = await colour();
  if (isMobile) {
    await page
      .getByRole("combobox", { name: "Trocar de programa" })
      .selectOption({ label: "Cimenta Parceiros" });
  } else {
    await page.getByRole("button", { name: /^Trocar de programa/ }).click();
    await page.getByRole("menuitem", { name: "Cimenta Parceiros" }).click();
  }
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle(/Cimenta Parceiros$/);
  await expect(page.getByRole("main").getByText("Obra boa começa com parceria")).toBeVisible();
  expect(await colour()).not.toBe(before);
});

test("what staff do rings the bell at once, and can be read", async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, { name: "Casa Nova" });
  const administrator = await aStaffMember(product.app, client, "program_administrator");
  const person = await aPerson(product.app, client);
  await signInAs(person, "/home");
  await expect(shell.bell).toHaveAccessibleName("Notificações");
  // The page listens when it is calm; what happened before is caught up with.
  await product.app.request(
    assignRoles,
    { params: { id: person.membershipId }, body: { version: 1, roles: ["moderator"] } },
    { as: administrator },
  );
  await expect(shell.bell).toHaveAccessibleName("Notificações, 1 não lida", { timeout: 15_000 });
  await shell.bell.click();
  const news = page.getByRole("listitem").filter({ hasText: "Casa Nova" });
  await expect(news).toContainText("Não lida:");
  await expectAccessible();
  await page.getByRole("button", { name: "Marcar todas como lidas" }).click();
  await expect(shell.bell).toHaveAccessibleName("Notificações");
  await expect(news).not.toContainText("Não lida:");
});

test("without a network the app opens with what was kept, says how old it is, and recovers", async ({
  page,
  product,
  context,
  signInAs,
  shell,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/ERR_INTERNET_DISCONNECTED/);
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), "/home");
  await expect(shell.heading).toContainText("Ana");
  await expect.poll(() => readStorage(page)).toContain("trilha kept answers");
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));

  await context.setOffline(true);
  const banner = page.getByText("Você está sem conexão. Continue: o que já foi aberto segue disponível.");
  await expect(banner).toBeVisible();
  await page.reload();
  await expect(shell.heading).toContainText("Ana");
  await expect(banner).toBeVisible();
  await expect(page.getByText(/Mostrando o que foi salvo (?:há|agora)/)).toBeVisible();
  await expectAccessible();

  await context.setOffline(false);
  await expect(banner).toBeHidden();
  await shell.bell.click();
  await expect(page.getByText("Nenhuma notificação")).toBeVisible();
});

test("what cannot be loaded says why, with a code for support, and can be tried again", async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/^500 GET .*\/api\/notifications/);
  complaints.expect(/status of 500 .*\/api\/notifications/);
  const broken = "**/api/notifications*";
  await page.route(broken, (route) =>
    route.fulfill({
      status: 500,
      contentType: "application/problem+json",
      json: {
        type: "about:blank",
        title: "Algo deu errado",
        status: 500,
        code: "server.failed",
        requestId: "pedido-7",
      },
    }),
  );
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), "/notifications");
  const failure = page.getByRole("alert").filter({ hasText: "Não foi possível carregar" });
  await expect(failure).toContainText("Código do pedido: pedido-7", { timeout: 15_000 });
  await expectAccessible();
  await page.unroute(broken);
  await failure.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText("Nenhuma notificação")).toBeVisible();
  await expect(failure).toBeHidden();
});
