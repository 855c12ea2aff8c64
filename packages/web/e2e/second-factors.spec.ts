// Second factors: an authenticator app by keyboard, a passkey with an authenticator of the browser's own, and staff who
// must have one.
import type { Page } from "@playwright/test";
import { aClient, plant } from "../../server/test/builders.ts";
import { aTotp, codeOf } from "../../server/test/factors.ts";
import { aClientWithMenu, aPerson, password } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

/** A security key in the browser itself, which verifies who holds it. */
async function plugIn(page: Page): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send("WebAuthn.enable");
  await browser.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** As on a device nobody has used yet; the key in the browser stays. */
async function leave(page: Page): Promise<void> {
  const { origin } = new URL(page.url());
  await page.goto("about:blank");
  const browser = await page.context().newCDPSession(page);
  await browser.send("Storage.clearDataForOrigin", { origin, storageTypes: "all" });
}

test("an authenticator app is set up and used by keyboard, and a recovery code in its place", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const person = await aPerson(app, client);
  await signInAs(person, "/profile/security");
  let secret = "";
  let code = "";

  await test.step("who is here is asked first", async () => {
    complaints.expect(/status of 403 .*\/factors\/totp/);
    const setUp = page.getByRole("button", { name: "Configurar aplicativo autenticador" });
    await setUp.focus();
    await page.keyboard.press("Enter");
    const proof = page.getByRole("dialog", { name: "É você mesmo?" });
    await proof.getByRole("textbox", { name: "Sua senha" }).fill(password);
    await expectAccessible("[role=dialog]");
    await page.keyboard.press("Enter");
    await expect(proof).toBeHidden();
  });

  await test.step("its first code confirms it, and the recovery codes are shown once", async () => {
    const sheet = page.getByRole("dialog", { name: "Configurar aplicativo autenticador" });
    await expect(sheet.getByRole("img", { name: "Código QR para o aplicativo autenticador" })).toBeVisible();
    await expectAccessible("[role=dialog]");
    secret = await sheet.locator("code").first().innerText();
    await sheet.getByRole("textbox", { name: "Código que o aplicativo mostra" }).focus();
    await page.keyboard.type(codeOf(app, secret));
    const codes = page.getByRole("dialog", { name: "Guarde seus códigos de recuperação" });
    await expect(codes.getByRole("listitem")).toHaveCount(10);
    await expectAccessible("[role=dialog]");
    code = await codes.getByRole("listitem").first().innerText();
    await codes.getByRole("checkbox", { name: "Guardei os códigos em lugar seguro" }).focus();
    await page.keyboard.press("Space");
    await codes.getByRole("button", { name: "Continuar" }).focus();
    await page.keyboard.press("Enter");
    await expect(codes).toBeHidden();
    await expect(page.getByText("Restam 10 códigos.")).toBeVisible();
    await expectAccessible();
  });

  const door = new SignInPage(page);
  await test.step("the door asks for it after the password", async () => {
    await leave(page);
    await door.open(client);
    complaints.expect(/status of 400 .*\/o\/token/);
    await door.signIn(person.username);
    const field = page.getByRole("textbox", { name: "Código do aplicativo" });
    await expect(field).toBeVisible();
    await expectAccessible();
    complaints.expect(/status of 422 .*\/second-factor/);
    await field.focus();
    // The one that confirmed it never works again.
    await page.keyboard.type(codeOf(app, secret, -3));
    await expect(door.refusal).toContainText("Confira o código");
    app.clock.pass({ seconds: 30 });
    await field.focus();
    await page.keyboard.type(codeOf(app, secret));
    await page.waitForURL((url) => url.pathname !== "/");
  });

  await test.step("without the phone a recovery code lets in", async () => {
    await leave(page);
    await door.open(client);
    complaints.expect(/status of 400 .*\/o\/token/);
    await door.signIn(person.username);
    await page.getByRole("button", { name: "Usar um código de recuperação" }).click();
    await page.getByRole("textbox", { name: "Código de recuperação" }).fill(code.toLowerCase());
    await expectAccessible();
    await page.getByRole("button", { name: "Confirmar" }).click();
    await page.waitForURL((url) => url.pathname !== "/");
  });
});

test("a passkey is made, opens the door by itself, and is taken away", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClientWithMenu(app, {});
  const person = await aPerson(app, client);
  await plugIn(page);
  await signInAs(person, "/profile/security");

  await test.step("made, with recovery codes", async () => {
    complaints.expect(/status of 403 .*\/passkeys\/offer/);
    await page.getByRole("button", { name: "Adicionar chave de acesso" }).click();
    const proof = page.getByRole("dialog", { name: "É você mesmo?" });
    await proof.getByRole("textbox", { name: "Sua senha" }).fill(password);
    await proof.getByRole("button", { name: "Confirmar" }).click();
    const codes = page.getByRole("dialog", { name: "Guarde seus códigos de recuperação" });
    await codes.getByRole("checkbox", { name: "Guardei os códigos em lugar seguro" }).check();
    await codes.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByText("Nunca usado").first()).toBeVisible();
    await expectAccessible();
  });

  const inside = (url: URL) => url.pathname !== "/";
  await test.step("the browser offers it by itself", async () => {
    await leave(page);
    await page.goto(`/?client=${client.slug}`);
    await page.waitForURL(inside);
  });

  await test.step("by its button, where the browser offers nothing", async () => {
    await leave(page);
    await page.addInitScript(() => {
      PublicKeyCredential.isConditionalMediationAvailable = async () => false;
    });
    const door = new SignInPage(page);
    await door.open(client);
    await page.getByRole("button", { name: "Entrar com chave de acesso" }).click();
    await page.waitForURL(inside);
  });

  await test.step("renamed and taken away", async () => {
    await page.goto("/profile/security");
    await page.getByRole("button", { name: /^Renomear / }).click();
    const naming = page.getByRole("dialog", { name: "Nome da chave de acesso" });
    await naming.getByRole("textbox", { name: "Nome" }).fill("Meu celular");
    await naming.getByRole("button", { name: "Salvar" }).click();
    await page.getByRole("button", { name: "Remover Meu celular" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Remover" }).click();
    await expect(page.getByText("Meu celular", { exact: true })).toBeHidden();
  });
});

test("staff who must have a second factor set one up before anything else", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app, { staff_need_factor: true });
  const person = await aPerson(app, client, { roles: ["program_administrator"] });
  complaints.expect(/status of 403/);
  await signInAs(person, "/home");
  await expect(
    page.getByRole("heading", { level: 1, name: "Confirme com seu segundo fator" }),
  ).toBeAttached();
  await expectAccessible();
  await page.getByRole("button", { name: "Configurar aplicativo autenticador" }).click();
  const proof = page.getByRole("dialog", { name: "É você mesmo?" });
  await proof.getByRole("textbox", { name: "Sua senha" }).fill(password);
  await proof.getByRole("button", { name: "Confirmar" }).click();
  const sheet = page.getByRole("dialog", { name: "Configurar aplicativo autenticador" });
  const secret = await sheet.locator("code").first().innerText();
  await sheet.getByRole("textbox", { name: "Código que o aplicativo mostra" }).fill(codeOf(app, secret));
  const codes = page.getByRole("dialog", { name: "Guarde seus códigos de recuperação" });
  await codes.getByRole("checkbox", { name: "Guardei os códigos em lugar seguro" }).check();
  await codes.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
  // The programme's own people are asked too, in whatever programme they are.
  await plant(app, (tx) =>
    tx.updateTable("clients").set({ staff_need_factor: false }).where("id", "=", client.id).execute(),
  );
});

test("the office takes away a second factor that was lost, with a reason", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app);
  const office = await aPerson(app, client, { roles: ["program_administrator"] });
  const ana = await aPerson(app, client, { user: { first_name: "Bia", last_name: "Nunes" } });
  await aTotp(app, ana.userId);
  await signInAs(office, `/admin/people/${ana.membershipId}`);
  await page.getByRole("button", { name: "Remover segundo fator" }).click();
  const why = page.getByRole("dialog", { name: "Remover o segundo fator de Bia Nunes?" });
  await why.getByRole("textbox", { name: "Motivo" }).fill("Perdeu o celular; ligou do número cadastrado");
  await expectAccessible("[role=dialog]");
  complaints.expect(/status of 403 .*\/factors\/removal/);
  await why.getByRole("button", { name: "Remover segundo fator" }).click();
  const proof = page.getByRole("dialog", { name: "É você mesmo?" });
  await proof.getByRole("textbox", { name: "Sua senha" }).fill(password);
  await proof.getByRole("button", { name: "Confirmar" }).click();
  await expect(page.getByText("Segundo fator removido")).toBeVisible();
  await expect(page.getByRole("button", { name: "Remover segundo fator" })).toHaveCount(0);
  const left = await plant(app, (tx) =>
    tx.selectFrom("totp_factors").select("user_id").where("user_id", "=", ana.userId).execute(),
  );
  expect(left).toEqual([]);
});
