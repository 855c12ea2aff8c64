// One's own data, picture, password and devices.
import { fileURLToPath } from "node:url";
import { aClient, plant } from "../../server/test/builders.ts";
import { aClientWithMenu, aPerson, password } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const picture = fileURLToPath(new URL("../public/icons/icon-512.png", import.meta.url));

test("one's own data are there to read", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const person = await aPerson(product.app, await aClient(product.app));
  await signInAs(person, "/profile");
  await expect(page.getByRole("heading", { level: 1, name: "Meu perfil" })).toBeVisible();
  await expect(page.getByText(person.email)).toBeVisible();
  await expectAccessible();
});

test("plain fields are edited and kept", { tag: "@phone" }, async ({ page, product, signInAs }) => {
  await signInAs(await aPerson(product.app, await aClient(product.app)), "/profile");
  await page.getByLabel("Apelido", { exact: true }).fill("Aninha");
  await page.getByRole("textbox", { name: "Dia" }).fill("29");
  await page.getByRole("combobox", { name: "Mês" }).selectOption({ label: "fevereiro" });
  await page.getByRole("textbox", { name: "Ano" }).fill("1992");
  await page.getByLabel("WhatsApp").fill("11987654321");
  await expect(page.getByLabel("WhatsApp")).toHaveValue("(11) 98765-4321");
  await page.getByLabel("CEP ou código postal").fill("01310100");
  await page.getByLabel("Estado ou região").selectOption({ label: "São Paulo" });
  await page.getByLabel("Tenho uma deficiência").check();
  await page.getByLabel("Qual?").fill("Baixa visão");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Perfil salvo")).toBeVisible();
  await expect(page.getByRole("button", { name: "Salvar" })).toBeHidden();

  await page.reload();
  await expect(page.getByLabel("Apelido", { exact: true })).toHaveValue("Aninha");
  await expect(page.getByRole("textbox", { name: "Dia" })).toHaveValue("29");
  await expect(page.getByRole("combobox", { name: "Mês" })).toHaveValue("2");
  await expect(page.getByRole("textbox", { name: "Ano" })).toHaveValue("1992");
  await expect(page.getByLabel("WhatsApp")).toHaveValue("(11) 98765-4321");
  await expect(page.getByLabel("CEP ou código postal")).toHaveValue("01310-100");
  await expect(page.getByLabel("Estado ou região")).toHaveValue("SP");
  await expect(page.getByLabel("Qual?")).toHaveValue("Baixa visão");
});

test("what was typed survives a reload until it is discarded", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  await signInAs(await aPerson(product.app, await aClient(product.app)), "/profile");
  const nickname = page.getByLabel("Apelido", { exact: true });
  const unsaved = page.getByRole("region", { name: "Há alterações que ainda não foram salvas" });
  await nickname.fill("Só um rascunho");
  await expect(unsaved).toBeVisible();
  page.on("dialog", (dialog) => void dialog.accept());
  await page.reload();
  await expect(nickname).toHaveValue("Só um rascunho");
  await expect(unsaved).toBeVisible();

  await test.step("leaving asks first", async () => {
    await page.getByRole("navigation", { name: "Seções do perfil" }).getByText("Eu", { exact: true }).click();
    const question = page.getByRole("dialog", { name: "Sair sem salvar?" });
    await question.getByRole("button", { name: "Continuar aqui" }).click();
    await expect(question).toBeHidden();
    await expect(nickname).toHaveValue("Só um rascunho");
  });

  await unsaved.getByRole("button", { name: "Descartar" }).click();
  await expect(nickname).toHaveValue("");
  await expect(unsaved).toBeHidden();
  await page.reload();
  await expect(page.getByRole("textbox", { name: "Nome", exact: true })).toHaveValue("Ana");
  await expect(nickname).toHaveValue("");
});

test("what is wrong is said at the field and in a summary that leads to it", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 422 .*\/api\//);
  await signInAs(await aPerson(product.app, await aClient(product.app)), "/profile");
  const children = page.getByLabel("Filhos");
  const phone = page.getByLabel("Celular", { exact: true });
  const summary = page.getByRole("alert");
  await children.fill("31");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(summary).toBeFocused();
  await expect(summary).toContainText("Confira 1 campo antes de continuar");
  await expect(children).toHaveAttribute("aria-invalid", "true");
  await expectAccessible("form [role=alert]");
  await summary.getByRole("link", { name: "Filhos" }).click();
  await expect(children).toBeFocused();

  await test.step("the server's objection is shown the same way", async () => {
    await children.fill("2");
    await phone.fill("12");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(summary).toBeFocused();
    await expect(phone).toHaveAttribute("aria-invalid", "true");
    await summary.getByRole("link", { name: "Celular" }).click();
    await expect(phone).toBeFocused();
    await expect(children).toHaveValue("2");
  });
});

test("a change from elsewhere is not overwritten, nor is what was typed lost", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 409 .*\/api\//);
  const person = await aPerson(product.app, await aClient(product.app));
  await signInAs(person, "/profile");
  await page.getByLabel("Apelido", { exact: true }).fill("Daqui");
  await plant(product.app, (tx) =>
    tx
      .updateTable("users")
      .set((eb) => ({ nickname: "De lá", last_name: "Souza", version: eb("version", "+", 1) }))
      .where("id", "=", person.userId)
      .execute(),
  );
  await page.getByRole("button", { name: "Salvar" }).click();
  const conflict = page.getByRole("alert");
  await expect(conflict).toBeFocused();
  await expect(conflict).toContainText("Vocês dois mudaram: Apelido");
  await expect(page.getByLabel("Apelido", { exact: true })).toHaveValue("Daqui");
  await expect(page.getByLabel("Sobrenome")).toHaveValue("Souza");
  await expectAccessible("form [role=alert]");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Perfil salvo")).toBeVisible();
  await expect(conflict).toBeHidden();
  await page.reload();
  await expect(page.getByLabel("Apelido", { exact: true })).toHaveValue("Daqui");
  await expect(page.getByLabel("Sobrenome")).toHaveValue("Souza");
});

test("a picture of oneself is cut round by keyboard, put up and taken away", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await aPerson(product.app, await aClient(product.app)), "/profile");
  await page.getByLabel("Trocar a foto").setInputFiles(picture);
  const sheet = page.getByRole("dialog", { name: "Ajustar a foto" });
  await sheet.getByRole("slider", { name: "Tamanho do círculo" }).focus();
  await page.keyboard.press("Home");
  const circle = sheet.getByRole("group", { name: "Parte da foto que aparece" });
  const before = await circle.boundingBox();
  await circle.focus();
  await page.keyboard.press("Shift+ArrowRight");
  await expect.poll(async () => (await circle.boundingBox())?.x).toBeGreaterThan(before?.x ?? 0);
  await expectAccessible();
  await sheet.getByRole("button", { name: "Usar esta foto" }).press("Enter");
  await expect(page.getByText("Foto atualizada")).toBeVisible();
  const remove = page.getByRole("button", { name: "Remover foto" });
  await expect(remove).toBeVisible();
  const shown = page.getByRole("main").locator("img");
  await expect(shown).toHaveJSProperty("complete", true);
  expect(await shown.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await remove.click();
  await expect(remove).toBeHidden();
  await expect(shown).toHaveCount(0);
});

test("another device is seen and signed out from here", { tag: "@desktop" }, async ({
  page,
  browser,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, {});
  const person = await aPerson(product.app, client);
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = new SignInPage(await elsewhere.newPage());
  await other.open(client);
  await other.signIn(person.username);
  await expect(other.page).toHaveURL(/\/home$/);

  await signInAs(person, "/profile/security");
  const devices = page.getByRole("listitem").filter({ hasText: /Este aparelho|Usado/ });
  await expect(devices).toHaveCount(2);
  await expect(devices.filter({ hasText: "Este aparelho" })).toHaveCount(1);
  await expectAccessible();
  await page.getByRole("button", { name: /^Desconectar (?!os outros)/ }).click();
  const question = page.getByRole("dialog", { name: "Desconectar este aparelho?" });
  await question.getByRole("button", { name: "Desconectar" }).click();
  await expect(page.getByText("Aparelho desconectado")).toBeVisible();
  await expect(question).toBeHidden();
  await expect(devices).toHaveCount(1);

  await other.page.reload();
  await expect(other.enter).toBeVisible();
  await elsewhere.close();
});

test("a new password signs every other device out", { tag: "@phone" }, async ({
  page,
  browser,
  product,
  signInAs,
  complaints,
}) => {
  complaints.expect(/status of 4\d\d .*\/api\//);
  const client = await aClientWithMenu(product.app, {});
  const person = await aPerson(product.app, client);
  const elsewhere = await browser.newContext({ baseURL: product.url });
  const other = new SignInPage(await elsewhere.newPage());
  await other.open(client);
  await other.signIn(person.username);
  await expect(other.page).toHaveURL(/\/home$/);

  await signInAs(person, "/profile/security");
  const current = page.getByRole("textbox", { name: "Senha atual" });
  const next = page.getByRole("textbox", { name: "Nova senha" });
  const change = page.getByRole("button", { name: "Trocar senha" });
  await change.click();
  await expect(current).toBeFocused();
  await expect(current).toHaveAttribute("aria-invalid", "true");

  await current.fill("not-the-password");
  await next.fill("JacarandaRoxo42");
  await change.click();
  await expect(page.getByRole("alert")).toBeFocused();
  await expect(page.getByRole("alert")).toContainText("Erro ao alterar a senha. Confira a senha atual");
  await expect(next).toHaveValue("JacarandaRoxo42");

  await current.fill(password);
  await change.click();
  await expect(page.getByText("Senha trocada. Os outros aparelhos foram desconectados.")).toBeVisible();
  await expect(page.getByRole("listitem").filter({ hasText: /Este aparelho|Usado/ })).toHaveCount(1);

  await other.page.reload();
  await expect(other.enter).toBeVisible();
  await other.signIn(person.username, "JacarandaRoxo42");
  await expect(other.page).toHaveURL(/\/home$/);
  await elsewhere.close();
});
