// One's own data: read, taken along, and left behind for good (spec §validation#account-deletion).
import { readFile } from "node:fs/promises";
import { aClient } from "../../server/test/builders.ts";
import { aPerson, password } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test("what is kept is told, and taken along as a file", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  await signInAs(await aPerson(product.app, await aClient(product.app)), "/profile/data");
  await expect(page.getByRole("heading", { level: 1, name: "Meus dados e privacidade" })).toBeVisible();
  await page.getByText("Pontos e experiência").click();
  await expect(page.getByText("Fica só com um número no seu lugar").locator("visible=true")).toHaveCount(1);
  await expectAccessible();

  // A person who came in by a link has proved nothing yet in this session.
  complaints.expect(/status of 403 .*\/api\/privacy\/exports/);
  await page.getByRole("button", { name: "Reunir meus dados" }).click();
  const proof = page.getByRole("dialog", { name: "É você mesmo?" });
  const running = page.getByText("Reunindo seus dados…").first();
  await proof.getByLabel("Sua senha", { exact: true }).fill(password);
  await proof.getByRole("button", { name: "Confirmar" }).click();
  const download = page.getByRole("button", { name: "Baixar o arquivo" });
  // The job may be done before anybody looks.
  await expect(running.or(download).first()).toBeVisible();
  await product.app.runJobs();
  await expect(download).toBeVisible();
  const [file] = await Promise.all([page.waitForEvent("download"), download.click()]);
  expect(file.suggestedFilename()).toMatch(/^trilha-\d{4}-\d{2}-\d{2}\.zip$/);
  expect((await readFile(await file.path())).subarray(0, 2).toString()).toBe("PK");
});

test("news are chosen topic by topic", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  await signInAs(await aPerson(product.app, await aClient(product.app)), "/profile/news");
  const orders = page.getByRole("switch", { name: "Resgates: Por e-mail" });
  await expect(orders).not.toBeChecked();
  await orders.click({ force: true });
  await expect(page.getByText("Escolhas salvas")).toBeVisible();
  await page.reload();
  await expect(orders).toBeChecked();
  await expectAccessible();
});

test("an account is deleted by its name, and its password opens nothing any more", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  const person = await aPerson(product.app, client);
  await signInAs(person, "/profile/leave");
  await expect(page.getByRole("heading", { level: 1, name: "Excluir minha conta" })).toBeVisible();
  await expectAccessible();
  const name = page.getByLabel(/Para confirmar, digite seu nome/);
  const fullName = (await page.getByText(/Para confirmar, digite seu nome/).innerText()).split(": ")[1] ?? "";
  await name.fill("Outra pessoa");
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  await expect(page.getByText("Digite seu nome como está acima")).toBeVisible();
  complaints.expect(/status of 403 .*\/api\/privacy\/leaving/);
  await name.fill(fullName.toUpperCase());
  await page.getByRole("button", { name: "Excluir minha conta" }).click();
  const proof = page.getByRole("dialog", { name: "É você mesmo?" });
  const goodbye = page.getByRole("heading", { level: 1, name: "Até logo" });
  await proof.getByLabel("Sua senha", { exact: true }).fill(password);
  await proof.getByRole("button", { name: "Confirmar" }).click();
  await expect(goodbye).toBeVisible();
  await expectAccessible();
  await product.app.runJobs();

  const door = new SignInPage(page);
  await door.open(client);
  complaints.expect(/status of 400 .*\/o\/token\//);
  await door.signIn(person.username);
  await expect(page.getByText(/Erro ao entrar/)).toBeVisible();
});
