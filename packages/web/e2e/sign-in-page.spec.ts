// The login page: whose door it is, who gets in, and what everybody else is told.
import { aClient, plant } from "../../server/test/builders.ts";
import { aClientWithMenu, acceptancesOf, aPerson, password, publishText } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test("a client's door is found by name and by host, and wears its look", { tag: "@desktop" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  const branding = {
    primary_color: "#7A1F5C",
    welcome: JSON.stringify({ "pt-BR": { title: "Venda com luz", text: "A fábrica ensina." } }),
  };
  const client = await aClient(product.app, { name: "Luz e Cia", branding });
  await plant(product.app, (tx) =>
    tx
      .insertInto("client_hosts")
      .values({ host: `${client.slug}.localhost`, client_id: client.id })
      .execute(),
  );
  const door = new SignInPage(page);
  const seen = async () => {
    await expect(page).toHaveTitle("Entrar em Luz e Cia · Luz e Cia");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entrar em Luz e Cia");
    await expect(page.getByText("Venda com luz")).toBeVisible();
    await expect(door.enter).toHaveCSS("background-color", "rgb(122, 31, 92)");
  };
  await door.open(client);
  await seen();
  await expectAccessible();

  await test.step("the device remembers the door", async () => {
    await page.goto("/");
    await seen();
  });

  await test.step("at the client's own address nobody has to say which", async () => {
    await page.goto(product.url.replace("localhost", `${client.slug}.localhost`));
    await seen();
  });

  await test.step("a door that does not exist says so", async () => {
    complaints.expect(/status of 404 .*\/api\/branding/);
    await page.goto("/?client=nobody-has-this-name");
    await expect(page.getByRole("alert")).toBeVisible();
  });
});

test("a wrong password and a stranger are told the same, and nothing typed is lost", {
  tag: "@phone",
}, async ({ page, product, complaints, expectAccessible }) => {
  complaints.expect(/status of 400 .*\/o\/token\//);
  const client = await aClient(product.app);
  const { username } = await aPerson(product.app, client);
  const door = new SignInPage(page);
  await page.goto(`/onboarding?client=${client.slug}`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Boas-vindas a");
  await expectAccessible();
  await page.getByRole("button", { name: "Entrar" }).click();

  await door.enter.click();
  await expect(page.getByText("Informe seu usuário, e-mail ou documento")).toBeVisible();
  await expect(page.getByText("Informe sua senha")).toBeVisible();
  await expect(door.username).toBeFocused();
  await expectAccessible();

  await door.signIn(username, "not-the-password");
  await expect(door.refusal).toBeFocused();
  await expect(door.refusal).toHaveText("Erro ao entrar. Confira o usuário e a senha informados");
  await expect(door.username).toHaveValue(username);
  await expectAccessible();

  await door.signIn("nobody-is-called-so", "not-the-password");
  await expect(door.username).toHaveValue("nobody-is-called-so");
  await expect(door.refusal).toHaveText("Erro ao entrar. Confira o usuário e a senha informados");

  await door.signIn(username);
  await expect(page).toHaveURL(/\/onboarding\/steps$/);
});

test("who is blocked or waits is told so, once the password is right", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.expect(/status of 400 .*\/o\/token\//);
  const client = await aClient(product.app);
  const blocked = await aPerson(product.app, client, { status: "blocked", status_reason: "Notas repetidas" });
  const waiting = await aPerson(product.app, client, { status: "awaiting_approval" });
  const door = new SignInPage(page);
  await door.open(client);
  await door.signIn(blocked.email);
  await expect(door.refusal).toContainText("Usuário bloqueado por atividade inconsistente");
  await page.getByRole("button", { name: "Entrar com outra conta" }).click();
  await door.signIn(waiting.email);
  await expect(door.refusal).toContainText("Seu cadastro está em análise");
  await expect(page).toHaveURL(/\/\?client=/);
});

test("the four languages, by the switch and by the address", { tag: "@phone" }, async ({ page, product }) => {
  const client = await aClient(product.app);
  const door = new SignInPage(page);
  await door.open(client);
  const html = page.locator("html");
  await expect(html).toHaveAttribute("lang", "pt-BR");
  for (const [name, lang, enter, language] of [
    ["English", "en-US", "Sign in", "Language"],
    ["Español", "es-ES", "Entrar", "Idioma"],
    ["Français", "fr-FR", "Se connecter", "Langue"],
  ] as const) {
    await page.getByRole("banner").getByRole("combobox").selectOption({ label: name });
    await expect(html).toHaveAttribute("lang", lang);
    await expect(page.getByRole("button", { name: enter, exact: true })).toBeVisible();
    await expect(page.getByRole("combobox", { name: language })).toHaveValue(lang);
  }
  await page.reload();
  await expect(page.getByRole("button", { name: "Se connecter", exact: true })).toBeVisible();
  await page.goto(`/?client=${client.slug}&locale=en`);
  await expect(html).toHaveAttribute("lang", "en-US");
});

test("dark from the first paint when the device is dark", { tag: "@phone" }, async ({ page, product }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.addInitScript(() => {
    document.addEventListener("DOMContentLoaded", () => {
      (globalThis as { first?: string | null }).first =
        document.documentElement.getAttribute("data-mantine-color-scheme");
    });
  });
  await new SignInPage(page).open(await aClient(product.app));
  expect(await page.evaluate(() => (globalThis as { first?: string | null }).first)).toBe("dark");
  const [red] = await page
    .locator("body")
    .evaluate((body) => getComputedStyle(body).backgroundColor.match(/\d+/g)?.map(Number) ?? []);
  expect(red).toBeLessThan(60);
});

for (const [answer, button, choices] of [
  ["everything", "Aceitar todos", { media: true, preferences: true, statistics: true }],
  ["only what is necessary", "Só os necessários", { media: false, preferences: false, statistics: false }],
] as const) {
  test(`cookies: ${answer} is asked for once and recorded after sign-in`, { tag: "@phone" }, async ({
    page,
    product,
    expectAccessible,
  }) => {
    const branding = { cookies_type: "banner", cookies_optional: true } as const;
    const client = await aClient(product.app, { branding });
    await publishText(product.app, client, "cookies", "O que guardamos e por quê.");
    const person = await aPerson(product.app, client);
    const door = new SignInPage(page);
    await door.open(client);
    await expect(door.cookies).toBeVisible();
    await expectAccessible();
    await door.cookies.getByRole("button", { name: button }).click();
    await expect(door.cookies).toBeHidden();
    await page.reload();
    await door.signIn(person.username);
    await expect(page).toHaveURL(/\/home$/);
    await expect
      .poll(() => acceptancesOf(product.app, person))
      .toEqual([{ kind: "cookies", version: 1, choices }]);
    await expect(door.cookies).toBeHidden();
  });
}

test("the terms are read before anything else, accepted once or left", { tag: "@phone" }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  await publishText(product.app, client, "terms", "Primeiro parágrafo.\n\nSegundo parágrafo.");
  const person = await aPerson(product.app, client);
  const door = new SignInPage(page);
  await door.open(client);
  await door.signIn(person.username);
  const terms = page.getByRole("dialog", { name: "Termos de uso do programa" });
  await expect(terms.getByText("Segundo parágrafo.")).toBeVisible();
  await expectAccessible();
  await page.keyboard.press("Escape");
  await expect(terms).toBeVisible();

  await terms.getByRole("button", { name: "Sair" }).click();
  await expect(door.enter).toBeVisible();
  expect(await acceptancesOf(product.app, person)).toEqual([]);

  await door.signIn(person.username);
  await terms.getByRole("button", { name: "Li e aceito" }).click();
  await expect(terms).toBeHidden();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  await expect(terms).toBeHidden();
  expect(await acceptancesOf(product.app, person)).toEqual([{ kind: "terms", version: 1, choices: {} }]);
});

test("maintenance closes the door to participants, staff use theirs", { tag: "@desktop" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 503 .*\/o\/token\//);
  complaints.expect(/503 POST .*\/o\/token\//);
  const { app } = product;
  const branding = { under_maintenance: true, support_use: true, support_email: "ajuda@example.com" };
  const client = await aClientWithMenu(app, { branding });
  const participant = await aPerson(app, client);
  const staff = await aPerson(app, client, { roles: ["program_administrator"] });
  const door = new SignInPage(page);
  const sign = page.getByRole("main").getByText("Em manutenção");
  await page.goto(`/?client=${client.slug}`);
  await expect(sign).toBeVisible();
  await expect(page.getByRole("link", { name: "Falar com o suporte" })).toHaveAttribute(
    "href",
    "mailto:ajuda@example.com",
  );
  await expect(door.enter).toBeHidden();
  await expectAccessible();

  await test.step("a participant who finds the staff door sees why it is closed", async () => {
    await page.goto("/maintenance-login");
    await door.signIn(participant.username);
    await expect(door.refusal).toContainText("Em manutenção");
    await expectAccessible();
    await page.getByRole("button", { name: "Entrar com outra conta" }).click();
    await expect(door.username).toBeVisible();
  });

  await test.step("staff work on", async () => {
    await page.goto("/maintenance-login");
    await door.signIn(staff.username);
    await expect(page).toHaveURL(/\/home$/);
    await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  });
});

test("the password can be shown", { tag: "@phone" }, async ({ page, product }) => {
  const door = new SignInPage(page);
  await door.open(await aClient(product.app));
  await door.password.fill(password);
  await expect(door.password).toHaveAttribute("type", "password");
  await page.getByRole("button", { name: "Mostrar a senha" }).click();
  await expect(door.password).toHaveAttribute("type", "text");
  await expect(door.password).toHaveValue(password);
});

test("the keyboard alone gets in and past the menu", { tag: "@desktop" }, async ({ page, product }) => {
  const client = await aClientWithMenu(product.app, {});
  const { username } = await aPerson(product.app, client);
  const door = new SignInPage(page);
  await door.open(client);
  const language = page.getByRole("combobox", { name: "Idioma" });
  for (const stop of [language, door.username]) {
    await page.keyboard.press("Tab");
    await expect(stop).toBeFocused();
  }
  await page.keyboard.type(username);
  await page.keyboard.press("Tab");
  await expect(door.password).toBeFocused();
  await page.keyboard.type(password);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");

  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Ir para o conteúdo" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("main")).toBeInViewport();
});
