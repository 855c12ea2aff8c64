// A client's settings: created, dressed, ordered, closed; and what the trail and the outbox tell of it.
import type { Page } from "@playwright/test";
import { invitePerson } from "@trilha/contract/members/people/endpoints.ts";
import { aClient, aStaffMember, aSuperuser, unique } from "../../server/test/builders.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { listen } from "./fixtures/strict-page.ts";
import { expect, test as journey } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

/** Visitor in front of the client's door, not signed in. */
const test = journey.extend<{ visitor: Page }>({
  visitor: async ({ browser }, use) => {
    const context = await browser.newContext();
    const complaints = await listen(context);
    await use(await context.newPage());
    expect.soft(complaints.unexpected, "complaints of the visitor's browser").toEqual([]);
    await context.close();
  },
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });

async function save(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByText("Configurações salvas")).toBeVisible();
}

test("a superuser creates a client, and its door opens", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  visitor,
  expectAccessible,
}) => {
  const word = unique("aurora");
  const name = `Clube ${word}`;
  const slug = `clube-${word}`;
  await signInAs(await aSuperuser(product.app, await aClient(product.app)), "/admin/clients");
  await expect(title(page)).toHaveText("Clientes");
  await expectAccessible();
  await page.getByRole("button", { name: "Novo cliente" }).click();
  const sheet = page.getByRole("dialog", { name: "Novo cliente" });
  await sheet.getByRole("button", { name: "Criar cliente" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Nome");
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("textbox", { name: "Nome", exact: true }).fill(name);
  await expect(sheet.getByRole("textbox", { name: "Nome curto" })).toHaveAttribute("placeholder", slug);
  await sheet.getByRole("checkbox", { name: "Chile" }).check();
  await sheet.getByRole("button", { name: "Criar cliente" }).click();
  await expect(page).toHaveURL(/\/admin\/clients\/[0-9a-f-]{36}$/);
  await expect(title(page)).toHaveText(name);
  await expectAccessible();

  await page.getByRole("main").getByRole("link", { name: "Clientes" }).click();
  await page.getByRole("searchbox", { name: "Nome do cliente" }).fill(word);
  await expect(page.getByRole("main").getByRole("link", { name })).toBeVisible();

  await new SignInPage(visitor).open({ slug });
  await expect(title(visitor)).toHaveText(`Entrar em ${name}`);
});

test("the look changes before the eyes, is saved, and the door wears it", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  visitor,
}) => {
  const client = await aClient(product.app, { branding: { primary_color: "#0A4F8A" } });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/client/branding");
  const preview = page.getByRole("region", { name: "Prévia da página de entrada" });
  const enter = preview.locator("button", { hasText: "Entrar" });
  await expect(enter).toHaveCSS("background-color", "rgb(10, 79, 138)");

  const color = page.getByRole("textbox", { name: "Cor principal", exact: true });
  await color.fill("#7A1F5C");
  await page.locator('[id="branding-welcome.pt-BR.title"]').fill("Venda com luz");
  await expect(enter).toHaveCSS("background-color", "rgb(122, 31, 92)");
  await preview.getByRole("radio", { name: "Computador" }).check();
  await expect(preview.getByText("Venda com luz")).toBeVisible();

  await save(page);
  const door = new SignInPage(visitor);
  await door.open(client);
  await expect(door.enter).toHaveCSS("background-color", "rgb(122, 31, 92)");
  await expect(visitor.getByText("Venda com luz")).toBeVisible();
});

test("the menu is put in order by the keyboard", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  // Many switches and buttons: judging them all in both schemes takes its time.
  test.slow();
  const client = await aClientWithMenu(product.app, {}, ["home", "support", "profile"]);
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/client/menu");
  const up = page.getByRole("button", { name: "Subir Perfil" });
  await up.focus();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(/^Perfil ficou na posição \d+$/)).toBeAttached();
  await expect(up).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("status").getByText(/^Perfil ficou na posição 1$/)).toBeAttached();
  await expectAccessible();
  await save(page);
  await page.reload();
  const rows = page
    .getByRole("main")
    .getByRole("listitem")
    .filter({ has: page.getByRole("switch") });
  await expect(rows.nth(0)).toContainText("Perfil");
  await expect(rows.nth(1)).toContainText("Início");
});

test("a place goes by another name in the menu", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  isMobile,
}) => {
  const client = await aClientWithMenu(product.app, {});
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/client/menu");
  await page.getByRole("button", { name: "Dar outro nome a Início" }).click();
  await page.getByRole("textbox", { name: "Nome próprio em Português" }).fill("Praça");
  await save(page);
  await page.goto("/home");
  const menu = page.getByRole("navigation", { name: isMobile ? "Navegação" : "Menu principal" });
  await expect(menu.getByRole("link", { name: "Praça" })).toBeVisible();
  await expect(menu.getByRole("link", { name: "Início" })).toBeHidden();
});

test("closed for maintenance: the door says so, and the trail tells who did it", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  visitor,
  expectAccessible,
}) => {
  const client = await aClient(product.app, { name: "Clube Fechado" });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/client/branding");
  const toggle = page.getByRole("switch", { name: "Em manutenção" });
  await expect(toggle).toBeVisible();
  await expectAccessible();
  await toggle.focus();
  await page.keyboard.press("Space");
  await expect(page.getByText("Ao salvar, participantes ficam de fora")).toBeVisible();
  await save(page);

  await visitor.goto(`/?client=${client.slug}`);
  await expect(visitor.getByRole("main").getByText("Em manutenção")).toBeVisible();
  await expect(new SignInPage(visitor).enter).toBeHidden();

  await page.goto("/admin/audit");
  await expect(title(page)).toHaveText("Trilha de auditoria");
  const entry = page
    .getByRole("listitem")
    .filter({ hasText: "Ana Silva mudou a aparência de Clube Fechado" });
  await expect(entry).toHaveCount(1);
  await entry.getByRole("button", { name: "Detalhes" }).click();
  await expect(entry.getByRole("definition")).toHaveText(/Antes: Não.*Depois: Sim/);
  await expect(entry.getByRole("term")).toHaveText("Em manutenção");
  await expectAccessible();

  await page.getByRole("combobox", { name: "Sobre o quê" }).selectOption({ label: "Pessoas" });
  await expect(page).toHaveURL(/entity=person/);
  await expect(page.getByText("Nada registrado aqui")).toBeVisible();
});

test("the trail's dates are written in the language's order, typed or picked", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  await signInAs(await aStaffMember(product.app, client, "auditor"), "/admin/audit");
  const from = page.getByRole("textbox", { name: "De", exact: true });
  const to = page.getByRole("textbox", { name: "Até", exact: true });
  await from.pressSequentially("05112026");
  await expect(from).toHaveValue("05/11/2026");
  await expect(page).toHaveURL(/from=2026-11-05/);

  await test.step("what is no date is said, and asks for nothing", async () => {
    await to.fill("31/11/2026");
    await to.blur();
    await expect(page.getByText("Escreva uma data que exista, assim: dd/mm/aaaa")).toBeVisible();
    await expect(to).toHaveAttribute("aria-invalid", "true");
    await expect(page).not.toHaveURL(/to=/);
    await expectAccessible();
    await to.fill("1/11/2026");
    await expect(page.getByText("Escolha 05/11/2026 ou depois")).toBeVisible();
    await to.blur();
    await expect(to).toHaveValue("01/11/2026");
  });

  await test.step("the device's own picker", async () => {
    await page.locator("input[type=date]").nth(1).fill("2026-11-20");
    await expect(to).toHaveValue("20/11/2026");
    await expect(page).toHaveURL(/to=2026-11-20/);
  });

  await page.goto("/admin/audit?from=2026-11-05&locale=en-US");
  await expect(page.getByRole("textbox", { name: "From", exact: true })).toHaveValue("11-05-2026");
});

test("the outbox holds what was sent, without its secrets", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app);
  const administrator = await aStaffMember(app, client, "program_administrator");
  const email = `${unique("nina")}@example.com`;
  const invitation = { firstName: "Nina", lastName: "Rocha", email, country: "BR" } as const;
  await app.request(invitePerson, { body: invitation }, { as: administrator });
  await expect.poll(() => app.outside.mails.filter(({ to }) => to === email).length).toBe(1);
  const mail = app.outside.mails.find(({ to }) => to === email);
  const link = new URL(/https?:\S+\/set-password\S+/.exec(mail?.text ?? "")?.[0] ?? "");

  await signInAs(administrator, "/admin/outbox");
  await expect(title(page)).toHaveText("Caixa de saída");
  await expect(page.getByRole("main").getByText("Enviada", { exact: true }).last()).toBeVisible();
  await expectAccessible();
  await page.getByRole("combobox", { name: "Situação" }).selectOption({ label: "Não enviada" });
  await expect(page.getByText("Nada com estes filtros")).toBeVisible();
  await page.getByRole("combobox", { name: "Situação" }).selectOption({ label: "Enviada" });
  await page.getByRole("main").getByRole("link", { name: email }).click();
  await expect(title(page)).toHaveText(mail?.subject ?? "");
  await expect(page.getByText("Links e códigos pessoais não aparecem aqui.")).toBeVisible();
  await expect(page.getByRole("main")).toContainText("Nina");
  await expect(page.getByRole("main")).not.toContainText(link.search || link.hash);
  await expectAccessible();
});
