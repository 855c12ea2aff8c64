// Texts of a programme, their acceptances, and the messages people write to it.
import { aClient, aStaffMember, plant } from "../../server/test/builders.ts";
import { aText } from "../../server/test/builders-texts.ts";
import { acceptancesOf, aPerson } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const since = new Date("2026-01-01");

test("a new version of the terms is written, compared and published; who is here is asked again, and the log shows it", {
  tag: "@phone",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  const client = await aClient(product.app, { branding: { cookies_type: "none" } });
  await aText(product.app, client, "terms", { words: "Os pontos valem um ano.", publishedAt: since });
  const person = await aPerson(product.app, client, { user: { first_name: "Íris", last_name: "Prado" } });
  await signInAs(person, "/profile");
  const first = page.getByRole("dialog", { name: "Termos de uso do programa" });
  await expect(first.getByText("Os pontos valem um ano.")).toBeVisible();
  await first.getByRole("button", { name: "Li e aceito" }).click();
  await expect(first).toBeHidden();
  const nickname = page.getByRole("textbox", { name: "Apelido", exact: true });
  await nickname.fill("Iris do balcão");

  const desk = await atDesk(await aStaffMember(product.app, client, "program_administrator"), "/home");
  // Staff are people of the programme too.
  await desk.getByRole("dialog").getByRole("button", { name: "Li e aceito" }).click();
  await desk.goto("/admin/texts");
  await desk.getByRole("button", { name: /^Termos de uso/ }).click();
  const words = desk.getByRole("textbox", { name: "Texto em Português" });
  await expect(words).toContainText("Os pontos valem um ano.");
  await words.click();
  // A moment after it was given the focus, an editor puts the caret back to where it knew it.
  await expect(async () => {
    await desk.keyboard.press("Control+End");
    await desk.waitForTimeout(50);
    const at = await words.evaluate(() => getSelection()?.anchorOffset);
    expect(at).toBe("Os pontos valem um ano.".length);
  }).toPass();
  await desk.keyboard.press("Enter");
  await desk.keyboard.type("Pontos de cursos valem dois anos.");
  await desk.getByRole("textbox", { name: "O que mudou" }).fill("Pontos de cursos valem mais tempo.");
  await desk.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(desk.getByText("Rascunho salvo")).toBeVisible();
  await desk.getByRole("button", { name: "Comparar e publicar" }).click();
  const sheet = desk.getByRole("dialog", { name: "Publicar a versão 2" });
  await expect(
    sheet.getByText("Ficam sem texto: English, Español, Français", { exact: false }),
  ).toBeVisible();
  await expect(sheet.locator("ins")).toHaveText(["Pontos de cursos valem dois anos."]);
  await sheet.getByRole("button", { name: "Publicar", exact: true }).click();
  await expect(desk.getByRole("button", { name: /^Versão 2/ })).toBeVisible();
  await expect(sheet).toBeHidden();

  // A return to the page after a minute has the session read again.
  await page.clock.setSystemTime(Date.now() + 61_000);
  await page.evaluate(() => window.dispatchEvent(new Event("visibilitychange")));
  const again = page.getByRole("dialog", { name: "Os termos de uso mudaram" });
  await expect(again.getByText("Pontos de cursos valem mais tempo.")).toBeVisible();
  await expect(again.getByText("Pontos de cursos valem dois anos.")).toBeVisible();
  await expectAccessible();
  await again.getByRole("button", { name: "Li e aceito" }).click();
  await expect(again).toBeHidden();
  // Typed text is not lost.
  await expect(nickname).toHaveValue("Iris do balcão");

  await desk.goto("/admin/consents?search=iris");
  const rows = desk.getByRole("row").filter({ hasText: "Íris Prado" });
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText("Termos de uso, versão 2");
});

test("cookies: what was refused at the door is allowed later, each choice another line", {
  tag: "@phone",
}, async ({ page, product, expectAccessible }) => {
  const client = await aClient(product.app, { branding: { cookies_type: "modal", cookies_optional: true } });
  await aText(product.app, client, "cookies", { words: "O que guardamos e por quê.", publishedAt: since });
  const person = await aPerson(product.app, client);
  const door = new SignInPage(page);
  await door.open(client);
  await page.getByRole("button", { name: "Salvar escolha" }).click();
  await door.signIn(person.username);
  await expect(page).toHaveURL(/\/home$/);
  await expect.poll(() => acceptancesOf(product.app, person)).toHaveLength(1);
  await page.goto("/cookies");
  await expect(page.getByText("O que guardamos e por quê.")).toBeVisible();
  await expectAccessible();
  await page.getByRole("checkbox", { name: "Vídeos e slides de outros sites" }).check();
  await page.getByRole("button", { name: "Salvar escolhas" }).click();
  await expect(page.getByText("Escolhas salvas")).toBeVisible();
  const refused = { media: false, preferences: false, statistics: false };
  await expect
    .poll(async () => (await acceptancesOf(product.app, person)).map(({ choices }) => choices))
    .toEqual([refused, { ...refused, media: true }]);
});

test("support: a message with its number and last day is answered from the office", {
  tag: "@phone",
}, async ({ page, product, signInAs, atDesk, expectAccessible }) => {
  const client = await aClient(product.app, { branding: { cookies_type: "none" } });
  await aText(product.app, client, "support", { words: "Conte o que aconteceu.", publishedAt: since });
  const person = await aPerson(product.app, client, { user: { first_name: "Ravi", last_name: "Luz" } });
  await signInAs(person, "/support");
  await expect(page.getByText("Conte o que aconteceu.")).toBeVisible();
  await expect(page.getByText("Respondemos em até 7 dias úteis.")).toBeVisible();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("alert").first()).toContainText("Escolha o assunto");
  await expectAccessible();
  await page.getByLabel("Assunto").selectOption("points");
  await page.getByLabel("Mensagem").fill("Faltam pontos da nota 77.");
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("heading", { name: "Mensagem enviada: nº 1" })).toBeVisible();
  await expectAccessible();

  const desk = await atDesk(
    await aStaffMember(product.app, client, "program_administrator"),
    "/admin/support",
  );
  await desk.getByRole("row").filter({ hasText: "Ravi Luz" }).click();
  await expect(desk.getByText("Faltam pontos da nota 77.")).toBeVisible();
  await desk.getByLabel("Sua resposta").fill("Os pontos chegaram hoje.");
  await desk.getByRole("button", { name: "Enviar resposta" }).click();
  await expect(desk.getByText("Respondida")).toBeVisible();
});

test("who is blocked reads why and can write to support", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  // Home asks for all it shows at once; whoever is blocked gets the session alone.
  complaints.expect(/status of 403 .*\/api\/home\/opening/);
  const client = await aClient(product.app, { branding: { cookies_type: "none" } });
  const person = await aPerson(product.app, client);
  await signInAs(person, "/home");
  await plant(product.app, (tx) =>
    tx.updateTable("memberships").set({ status: "blocked" }).where("id", "=", person.membershipId).execute(),
  );
  await page.reload();
  await page.getByRole("button", { name: "Falar com o suporte" }).click();
  const sheet = page.getByRole("dialog", { name: "Falar com o suporte" });
  await sheet.getByLabel("Assunto").selectOption("access");
  await sheet.getByLabel("Mensagem").fill("Por que fui bloqueada?");
  await expectAccessible();
  await sheet.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(sheet.getByRole("heading", { name: "Mensagem enviada: nº 1" })).toBeVisible();
});

test("the open pages: who we are, and a form for whoever cannot get in", { tag: "@desktop" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 404 .*\/api\/legal\/partner_program/);
  complaints.expect(/status of 404 .*\/api\/legal\/support/);
  const client = await aClient(product.app, { branding: { cookies_type: "none" } });
  await aText(product.app, client, "about", { words: "Fazemos notebooks.", publishedAt: since });
  await page.goto(`/institutional/about?client=${client.slug}`);
  await expect(page.getByRole("heading", { level: 1, name: "Sobre nós" })).toBeVisible();
  await expect(page.getByText("Fazemos notebooks.")).toBeVisible();
  await expectAccessible();
  await page.goto("/tigre-juntos-somos-mais");
  await expect(page.getByText("A equipe do programa ainda não o publicou.")).toBeVisible();
  await page.goto("/institutional/support");
  await page.getByLabel("Assunto").selectOption("access");
  await page.getByLabel("Seu nome").fill("Ana");
  await page.getByLabel("E-mail para a resposta").fill("ana@example.com");
  await page.getByLabel("Mensagem").fill("Não consigo entrar.");
  await expectAccessible();
  await page.getByRole("button", { name: "Enviar mensagem" }).click();
  await expect(page.getByRole("heading", { name: "Mensagem enviada: nº 1" })).toBeVisible();
});
