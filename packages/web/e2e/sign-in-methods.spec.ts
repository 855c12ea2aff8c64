// Ways in beside the password: a provider, document and birth date, first access, where vendors send people; and why a
// door stays shut.
import { editSignInMethods } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { aClient, aStaffMember, type Client, plant, unique } from "../../server/test/builders.ts";
import { type RealProvider, startOidcProvider } from "../../server/test/oidc-provider.ts";
import { aClientWithMenu, aPerson } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

type Provider = Pick<RealProvider, "issuer" | "appId" | "secret">;

async function offer(product: StartedProduct, client: Client, provider?: Provider): Promise<void> {
  const as = await aStaffMember(product.app, client, "program_administrator");
  const generic = provider && {
    label: "Entrar com a Rede",
    ...{ issuer: provider.issuer, appId: provider.appId, secret: provider.secret, active: true },
  };
  const body = {
    version: 1,
    documentEntry: true,
    firstAccess: true,
    captcha: { active: false, siteKey: null },
    providers: { azure: null, generic: generic ?? null },
  };
  const { status } = await product.app.request(
    editSignInMethods,
    { params: { id: client.id }, body },
    { as },
  );
  expect(status).toBe(200);
}

test("by the company's account: a welcome the first time, home afterwards; a stranger has no access", {
  tag: "@phone",
}, async ({ page, product, complaints, expectAccessible }) => {
  complaints.expect(/status of 400 .*alternative_login\/oidc/);
  const provider = await startOidcProvider([`${product.url}/login-redirect-v2`]);
  try {
    const client = await aClientWithMenu(product.app, { name: "Rede Norte" });
    await offer(product, client, provider);
    const { email } = await aPerson(product.app, client, {
      // Identity not yet proved: the provider's word links the account.
      user: { first_name: "Bia", password_hash: null },
    });
    const door = new SignInPage(page);
    await door.open(client);
    await expectAccessible();

    provider.account = { sub: unique("stranger"), email: "nobody@example.com", email_verified: true };
    const byProvider = page.getByRole("button", { name: "Entrar com a Rede" });
    await byProvider.click();
    await expect(page.getByRole("alert")).toContainText("O usuário não tem acesso a este programa");
    await expect(page).toHaveURL(/\/login-redirect-v2$/);
    await expectAccessible();
    await page.getByRole("button", { name: "Ir para a entrada" }).click();

    // The provider remembers who was there in this browser.
    await page.context().clearCookies();
    provider.account = { sub: unique("bia"), email, email_verified: true };
    await byProvider.click();
    await expect(page).toHaveURL(/\/onboarding\/steps$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Boas-vindas a Rede Norte");
    await expectAccessible();
    const next = page.getByRole("button", { name: "Continuar" });
    // Name and picture belong to the person everywhere: the provider's session does not ask for them.
    await next.click();
    await expect(page.getByText("Tudo pronto, Bia")).toBeVisible();
    await expectAccessible();
    await page.getByRole("link", { name: "Ir para o início" }).click();
    await expect(page).toHaveURL(/\/home$/);
  } finally {
    await provider.stop();
  }
});

test("nothing on the login page moves when the other ways in arrive late", async ({ page, product }) => {
  const branding = { cookies_type: "banner", cookies_optional: true } as const;
  const client = await aClientWithMenu(product.app, { branding });
  await offer(product, client, { issuer: product.url, appId: "trilha", secret: "secret" });
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(/\/assets\/ways-/, async (route) => {
    await released;
    await route.continue();
  });
  const door = new SignInPage(page);
  await door.open(client);
  const late = [
    page.getByRole("button", { name: "Entrar com chave de acesso" }),
    page.getByRole("button", { name: "Entrar com a Rede" }),
    page.getByRole("link", { name: "É seu primeiro acesso?" }),
  ];
  for (const one of late) await expect(one).toBeHidden();
  const refuseCookies = door.cookies.getByRole("button", { name: "Só os necessários" });
  const places = () =>
    Promise.all([door.username, door.enter, refuseCookies].map((one) => one.boundingBox()));
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await door.username.fill("ana");
  const before = await places();
  release();
  for (const one of late) await expect(one).toBeVisible();
  expect(await places()).toEqual(before);
  await expect(door.username).toHaveValue("ana");
});

test("document and birth date lead to a code, and the code in", { tag: "@phone" }, async ({
  page,
  product,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, {});
  await offer(product, client);
  const document = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
  await aPerson(product.app, client, {
    user: {
      ...{ document, document_country: "AR", birthday: "1990-05-17" },
      phones: JSON.stringify({ cellphone: "+5511976543210" }),
      phone_verified_at: new Date(),
    },
  });
  await new SignInPage(page).open(client);
  await page.getByRole("link", { name: "Entrar com documento e nascimento" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Entrar com documento e nascimento");
  await expectAccessible();
  await page.getByLabel("Documento").fill(document);
  await page.getByRole("textbox", { name: "Data de nascimento" }).fill("17/05/1990");
  await page.getByRole("button", { name: "Receber um código" }).click();
  await expect(page.getByText("enviamos um código para")).toBeVisible();
  await expectAccessible();
  await expect.poll(() => product.app.outside.texts.some(({ to }) => to === "+5511976543210")).toBe(true);
  const code = product.app.outside.texts.findLast(({ to }) => to === "+5511976543210")?.code ?? "";
  await page.getByLabel("Código de 6 dígitos").fill(code);
  await expect(page).toHaveURL(/\/home$/);
});

test("a first access answers everybody alike and writes to who was loaded in advance", {
  tag: "@phone",
}, async ({ page, product, expectAccessible }) => {
  const client = await aClient(product.app);
  const { email } = await aPerson(product.app, client, { user: { password_hash: null } });
  await new SignInPage(page).open(client);
  await page.getByRole("link", { name: "É seu primeiro acesso?" }).click();
  await page.getByRole("button", { name: "Enviar o link" }).click();
  await expect(page.getByText("Informe seu e-mail, documento ou código")).toBeVisible();
  await expectAccessible();
  await page.getByLabel("E-mail, documento ou código").fill(email);
  await page.getByRole("button", { name: "Enviar o link" }).click();
  await expect(page.getByText("Confira seu e-mail")).toBeVisible();
  await expect.poll(() => product.app.outside.mails.some(({ to }) => to === email)).toBe(true);
  await page.goto("/intel-first-access");
  await page.getByLabel("E-mail, documento ou código").fill("nobody@example.com");
  await page.getByRole("button", { name: "Enviar o link" }).click();
  await expect(page.getByText("Confira seu e-mail")).toBeVisible();
});

test("the office prints a code for who has no e-mail; it leads to a password, and to the welcome", {
  tag: "@desktop",
}, async ({ page, browser, product, expectAccessible }) => {
  const client = await aClientWithMenu(product.app, { name: "Rede Sul" });
  const document = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
  const loaded = { document, document_country: "AR", birthday: "1990-05-17" } as const;
  await aPerson(product.app, client, {
    user: { ...loaded, username: document, email: null, password_hash: null, first_name: "Nara" },
  });
  const office = await aPerson(product.app, client, { roles: ["program_administrator"] });
  await page.goto(`/first_access?method=code&client=${client.slug}`);
  await expect(page.getByLabel("Código de acesso")).toBeVisible();
  await expectAccessible();
  const door = new SignInPage(page);
  await door.open(client);
  await door.signIn(office.email);
  await expect(page).toHaveURL(/\/home$/);
  await page.goto("/admin/people");
  await page.getByRole("link", { name: "Nunca entraram" }).click();
  await expect(page.getByText("Nara Silva")).toBeVisible();
  await page.getByRole("button", { name: "Emitir códigos de acesso" }).click();
  await expect(page.getByText("1 pessoa recebe um código")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Emitir 1 código" }).click();
  const sheet = page.getByRole("dialog", { name: "Guarde os códigos agora" });
  const code = (await sheet.locator("li code").textContent()) ?? "";
  await expectAccessible();
  const file = page.waitForEvent("download");
  await sheet.getByRole("button", { name: "Baixar CSV" }).click();
  expect((await file).suggestedFilename()).toBe("codigos-de-acesso.csv");
  // On paper there is the slip, and nothing of the page.
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("uma única vez. Não mostre a ninguém")).toBeVisible();
  await expect(sheet).toBeHidden();
  await page.emulateMedia({ media: "screen" });
  await sheet.getByLabel("Guardei os códigos").check();
  await sheet.getByRole("button", { name: "Concluir" }).click();

  const context = await browser.newContext();
  const theirs = await context.newPage();
  await theirs.goto(`/first_access?method=code&client=${client.slug}`);
  const go = theirs.getByRole("button", { name: "Continuar" });
  await go.click();
  await expect(theirs.getByText("O código tem 8 letras e números")).toBeVisible();
  await theirs.getByLabel("Código de acesso").fill(code.toLowerCase());
  await theirs.getByLabel("Documento").fill(document);
  await theirs.getByRole("textbox", { name: "Data de nascimento" }).fill("18/05/1990");
  await go.click();
  await expect(theirs.getByRole("alert")).toContainText("Não foi possível confirmar estes dados");
  await theirs.getByRole("textbox", { name: "Data de nascimento" }).fill("17/05/1990");
  await go.click();
  await theirs.getByLabel("Nova senha").fill("Onze elefantes 77 azuis");
  await theirs.getByRole("button", { name: "Criar senha" }).click();
  await expect(theirs.getByText(`Para entrar, use ${document}.`)).toBeVisible();
  await theirs.getByRole("link", { name: "Ir para a entrada" }).click();
  await new SignInPage(theirs).signIn(document, "Onze elefantes 77 azuis");
  await expect(theirs).toHaveURL(/\/onboarding\/steps$/);
  await expect(theirs.getByRole("heading", { level: 1 })).toHaveText("Boas-vindas a Rede Sul");
  await context.close();
});

test("whoever proved who they are sees why the door stays shut, and whom to ask", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of (400|503) .*\/o\/token\//);
  complaints.expect(/503 POST .*\/o\/token\//);
  const client = await aClient(product.app);
  const blocked = await aPerson(product.app, client, { status: "blocked" });
  const active = await aPerson(product.app, client);
  const door = new SignInPage(page);
  await door.open(client);
  await door.signIn(blocked.email);
  await expect(door.refusal).toContainText("Usuário bloqueado por atividade inconsistente");
  await expect(page.getByRole("link", { name: "Falar com o suporte" })).toHaveAttribute(
    "href",
    "/institutional/support",
  );
  await expectAccessible();
  await page.getByRole("button", { name: "Entrar com outra conta" }).click();
  await expect(door.username).toBeVisible();

  await plant(product.app, (tx) =>
    tx
      .updateTable("client_branding")
      .set({ under_maintenance: true })
      .where("client_id", "=", client.id)
      .execute(),
  );
  await page.goto("/maintenance-login");
  await door.signIn(active.email);
  await expect(door.refusal).toContainText("Em manutenção");
  const staff = await aPerson(product.app, client, { roles: ["moderator"] });
  await page.getByRole("button", { name: "Entrar com outra conta" }).click();
  await door.signIn(staff.email);
  await expect(page).toHaveURL(/\/home$/);
});

test("where vendors send people leads on in the app and nowhere else", { tag: "@phone" }, async ({
  page,
  product,
}) => {
  const client = await aClientWithMenu(product.app, {});
  const { username } = await aPerson(product.app, client);
  await page.goto(`/intel-login-redirect?client=${client.slug}&next=https://evil.example/`);
  await expect(new SignInPage(page).enter).toBeVisible();
  await page.goto("/login-redirect-v2?next=/profile");
  const door = new SignInPage(page);
  await expect(door.enter).toBeVisible();
  await door.signIn(username);
  await expect(page).toHaveURL(/\/profile$/);
});
