// The frame around every page: who is shown which places, and what it says when something goes wrong.
import { notify } from "../../server/src/communication/messages/index.ts";
import { aClient, aMember, aParticipant, plant } from "../../server/test/builders.ts";
import { aClientWithMenu, aPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

const own = ["/home", "/profile", "/drills", "/notifications", "/support"];
const taking = ["/online-courses", "/campaigns", "/insert-sales", "/points-table", "/reward-store"];
/** Pages of one of the two programmes: it has trails and events, asks for photos of its stores and ranks its people. */
const inNimbus = ["/trails", "/upload-photos", "/events", "/ranking"];
const outside: readonly string[] = ["gestora", "pintor"];
const earning = ["campaigns", "review", "claims", "products", "stores", "awards"];
const rewarding = ["levels", "rewards", "orders", "figures", "exports"];
const people = ["home", "people", "groups"];
const audiences = ["segments"];
const learning = ["courses", "learning-reports", "question-banks", "marking", "authorisations"];
const live = ["events", "venues"];
const read = ["results", "drills"];
const awarded = ["certificates", "badges"];
const administration = [
  ...[
    ...people,
    ...audiences,
    ...earning,
    ...rewarding,
    ...learning,
    ...live,
    ...read,
    ...awarded,
    "enrolments",
  ],
  ...["trainings", "client", "audit", "outbox", "registrations"],
  ...["texts", "consents", "data-requests", "report-schedules", "support", "partners", "portfolio"],
];

for (const [username, places] of [
  ["super", [...administration, "clients"]],
  ["admin", administration],
  // Her programme gives no badges and has no events.
  ["gestora", administration.filter((place) => place !== "badges" && !live.includes(place))],
  [
    "auditor",
    [
      ...people,
      ...audiences,
      ...earning,
      ...rewarding,
      ...live,
      ...read,
      ...awarded,
      "audit",
      "consents",
      "data-requests",
    ],
  ],
  ["moderator", people],
  ["instructor", ["home", ...audiences, ...learning, ...live, ...read]],
  ["surveys", []],
  ["vendedor", []],
  ["cajera", []],
  ["vendeuse", []],
  ["pintor", []],
] as const) {
  test(`${username} of the demo sees ${places.join(", ") || "no office"}`, { tag: "@desktop" }, async ({
    page,
    signInAs,
    shell,
  }) => {
    await signInAs(username, "/home");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    if (places.length > 0) await shell.unfoldOffice();
    else await expect(shell.officeMenu).toHaveCount(0);
    const links = page.getByRole("complementary").getByRole("navigation").getByRole("link");
    await expect(links.first()).toBeVisible();
    const shown = await links.evaluateAll((anchors) =>
      anchors.map((link) => new URL((link as HTMLAnchorElement).href).pathname),
    );
    const more = outside.includes(username) ? [] : inNimbus;
    expect(shown.toSorted()).toEqual(
      [...own, ...taking, ...more, ...places.map((place) => `/admin/${place}`)].toSorted(),
    );
  });
}

test("a page of the office is closed to who may not, whatever the address", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await aParticipant(product.app, await aClient(product.app)), "/admin/audit");
  await expect(page.getByText("Esta página não está aberta para você").last()).toBeVisible();
  await expectAccessible();
});

test("§roles#module-access an address of a module that is off is not found, and no menu leads there", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const client = await aClientWithMenu(product.app, { has_reward_store: false }, ["home", "reward-store"]);
  await signInAs(await aParticipant(product.app, client), "/reward-store");
  await expect(page.getByRole("heading", { level: 1, name: "Esta página não existe" })).toBeVisible();
  await expect(page.getByRole("link", { name: "Prêmios" })).toHaveCount(0);
  await expectAccessible();
});

test("an address nobody knows leads home", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), "/home");
  await page.goto("/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Esta página não existe" })).toBeAttached();
  await expectAccessible();
  await page.getByRole("button", { name: "Ir para o início" }).click();
  await expect(page).toHaveURL(/\/home$/);
});

test("§purpose#languages an address nobody knows is said so in the language of the session", {
  tag: "@desktop",
}, async ({ page, product, signInAs }) => {
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aMember(product.app, { client, user: { locale: "fr-FR" } }), "/no-such-page");
  await expect(page.getByRole("heading", { level: 1, name: "Cette page n’existe pas" })).toBeAttached();
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
});

test("the keyboard jumps to a place", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
}) => {
  await signInAs(await aParticipant(product.app, await aClientWithMenu(product.app, {})), "/home");
  // Home, and not the door that is still drawn for an instant: keys pressed there are lost.
  await expect(shell.heading).toContainText("Ana");
  await page.keyboard.press("Control+k");
  const palette = page.getByRole("dialog", { name: "Buscar ou ir para…" });
  await expect(palette.getByRole("textbox")).toBeFocused();
  await expectAccessible();
  await page.keyboard.type("nada assim");
  await expect(palette.getByText("Nada encontrado")).toBeVisible();
  await palette.getByRole("textbox").fill("perf");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/profile$/);
  await expect(palette).toBeHidden();
  await page.keyboard.press("Control+k");
  await expect(palette).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(palette).toBeHidden();
});

test("a language is taken at once and remembered", async ({ page, product, signInAs, isMobile }) => {
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), isMobile ? "/me" : "/home");
  const saved = page.waitForResponse((answer) => /"locale"/.test(answer.request().postData() ?? ""));
  await page.getByRole("combobox", { name: "Idioma" }).selectOption({ label: "Français" });
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr-FR");
  // The device still keeps a session in the old language: answers are kept a second after they came.
  await saved;
  await page.reload();
  await expect(page.getByRole("combobox", { name: "Langue" })).toHaveValue("fr-FR");
  await expect(page.locator("html")).toHaveAttribute("lang", "fr-FR");
});

test("who is in two programmes changes between them", async ({ page, signInAs, isMobile }) => {
  await signInAs("promotora", "/reward-store");
  // The change ends the session the store's pictures are asked in: on a slow machine some are still on their way.
  await page.waitForLoadState("networkidle");
  const colour = () =>
    page.evaluate(() =>
      getComputedStyle(document.documentElement).getPropertyValue("--mantine-primary-color-filled"),
    );
  const before = await colour();
  if (isMobile) {
    const switcher = page.getByRole("banner").getByRole("combobox", { name: "Trocar de programa" });
    await switcher.focus();
    await switcher.selectOption({ label: "Cimenta Parceiros" });
  } else {
    await page.getByRole("button", { name: /^Trocar de programa/ }).press("Enter");
    await page.getByRole("menuitem", { name: "Cimenta Parceiros" }).press("Enter");
  }
  await expect(page).toHaveURL(/\/home$/);
  await expect(page).toHaveTitle(/Cimenta Parceiros$/);
  await expect(page.getByRole("main").getByText("Obra boa começa com parceria")).toBeVisible();
  expect(await colour()).not.toBe(before);
});

test("what happens elsewhere rings the bell at once, and can be read", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, { name: "Casa Nova" });
  const { userId, clientId, ...person } = await aPerson(product.app, client);
  await signInAs({ userId, clientId, ...person }, "/home");
  const bell = (name: string) => page.getByRole("banner").getByRole("link", { name, exact: true });
  await expect(bell("Notificações")).toBeVisible();
  await plant(product.app, (tx) =>
    notify(tx, {
      clientId,
      userId,
      kind: "membership.approved",
      params: { client: "Casa Nova" },
      now: new Date(),
    }),
  );
  await bell("Notificações, 1 não lida").click({ timeout: 15_000 });
  await expect(page.getByRole("listitem").filter({ hasText: "Cadastro aprovado" })).toContainText(
    "Não lida:",
  );
  await expectAccessible();
  await page.getByRole("button", { name: "Marcar todas como lidas" }).click();
  await expect(bell("Notificações")).toBeVisible();
  await expect(page.getByText("Não lida:")).toHaveCount(0);
});

test("without a network the page says so, and when it is back", { tag: "@phone" }, async ({
  page,
  product,
  context,
  signInAs,
}) => {
  // The live channel does not mind here: its first try must not fall into the moment without a network.
  const live = new Promise<void>((resolve) => void page.routeWebSocket(/socket\.io/, () => resolve()));
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), "/home");
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  await live;
  const status = page.getByRole("status").filter({ hasText: "Você está sem conexão." }).first();
  await context.setOffline(true);
  await expect(status).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  await context.setOffline(false);
  await expect(status).toBeHidden();
});

test("while the service comes back, a page waits, says so and repeats by itself", {
  tag: "@phone",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  complaints.expect(/503/);
  const away = {
    status: 503,
    contentType: "application/problem+json",
    headers: { "retry-after": "1" },
    json: {
      type: "about:blank",
      title: "…",
      status: 503,
      code: "service.unavailable",
      params: { seconds: 1 },
    },
  };
  const restoring = page.getByText("A conexão com o serviço está sendo restabelecida. Nada se perdeu.");
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aParticipant(product.app, client), "/profile");

  let mended = false;
  await page.route("**/api/notifications*", (route) => (mended ? route.continue() : route.fulfill(away)));
  await page.goto("/notifications");
  await expect(restoring).toBeVisible();
  await expectAccessible();
  mended = true;
  await expect(page.getByText("Nenhuma notificação")).toBeVisible();
  await expect(restoring).toBeHidden();
});

test("what cannot be loaded says why, with a code for support, and can be tried again", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
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
  await expect(failure).toContainText("Código para o suporte: pedido-7", { timeout: 15_000 });
  await expectAccessible();
  await page.unroute(broken);
  await failure.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByText("Nenhuma notificação")).toBeVisible();
  await expect(failure).toBeHidden();
});
