// The owner's own word (docs/decisions/039-proof-of-a-person-and-of-a-membership.md): joining another programme, linking
// a company's account, and what a session of one programme does not open.
import { editSignInMethods } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { invitePerson } from "@trilha/contract/members/people/endpoints.ts";
import { aClient, aStaffMember, unique } from "../../server/test/builders.ts";
import { startOidcProvider } from "../../server/test/oidc-provider.ts";
import { aClientWithMenu, aPerson, password } from "./fixtures/people.ts";
import { oneTimeToken, withToken } from "./fixtures/sign-in.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

test("who has an account is invited by mail, declines one programme and joins another", {
  tag: "@phone",
}, async ({ page, product, atDesk, expectAccessible }) => {
  const { app } = product;
  const home = await aClientWithMenu(app, { name: "Rede Antiga" });
  const person = await aPerson(app, home, { user: { first_name: "Rita" } });
  for (const name of ["Clube Novo", "Clube Outro"]) {
    const client = await aClientWithMenu(app, { name });
    const staff = await aStaffMember(app, client, "program_administrator");
    const desk = await atDesk(staff, "/admin/people/invite");
    await desk.getByRole("textbox", { name: "Nome", exact: true }).fill("Quem é");
    await desk.getByRole("textbox", { name: "E-mail" }).fill(person.email);
    await desk.getByRole("button", { name: "Enviar convite" }).click();
    await expect(desk.getByText(`Convite enviado para ${person.email}`)).toBeVisible();
  }
  const link = () =>
    app.outside.mails
      .filter(({ to }) => to === person.email)
      .map(({ text }) => /https?:\S+\/invitations\S*/.exec(text)?.[0])
      .find(Boolean);
  await expect.poll(link, { message: "the invitation's mail" }).toBeTruthy();
  const { pathname, search } = new URL(link() ?? "");

  await page.goto(`${pathname}${search}`);
  await new SignInPage(page).signIn(person.email);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Convites");
  await expect(page).toHaveURL(/\/invitations/);
  await expectAccessible();

  await test.step("declining asks once", async () => {
    await page.getByRole("button", { name: "Recusar o convite de Clube Outro" }).click();
    const question = page.getByRole("dialog", { name: "Recusar o convite de Clube Outro?" });
    await question.getByRole("button", { name: "Recusar", exact: true }).click();
    await expect(page.getByText("Convite de Clube Outro recusado")).toBeVisible();
    await expect(page.getByText("Clube Outro convida você")).toBeHidden();
  });

  await test.step("home leads there as well", async () => {
    await page.goto("/home");
    await page.getByRole("main").getByRole("link", { name: "Convites em aberto: 1" }).click();
    await expect(page).toHaveURL(/\/invitations$/);
  });

  await page.getByRole("button", { name: "Aceitar convite de Clube Novo" }).focus();
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByText("Clube Novo").first()).toBeVisible();
  await page.goto("/invitations");
  await expect(page.getByText("Nenhum convite em aberto")).toBeVisible();
});

test("who is active nowhere answers an invitation, and nothing else", { tag: "@phone" }, async ({
  page,
  product,
  atDesk,
  expectAccessible,
}) => {
  const { app } = product;
  const former = await aClient(app);
  const person = await aPerson(app, former, { status: "blocked" });
  const client = await aClientWithMenu(app, { name: "Clube Aberto" });
  const desk = await atDesk(await aStaffMember(app, client, "program_administrator"), "/admin/people/invite");
  await desk.getByRole("textbox", { name: "Nome", exact: true }).fill("Quem é");
  await desk.getByRole("textbox", { name: "E-mail" }).fill(person.email);
  await desk.getByRole("button", { name: "Enviar convite" }).click();
  await expect(desk.getByText("Convite enviado")).toBeVisible();

  const door = new SignInPage(page);
  await door.open(client);
  await door.signIn(person.email);
  await expect(page.getByText("Clube Aberto convida você")).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Aceitar convite de Clube Aberto" }).click();
  await expect(page).toHaveURL(/\/home$/);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

test("a company's account is linked once by the person's own password, and goes on to where they wanted", {
  tag: "@phone",
}, async ({ page, product, complaints, expectAccessible }) => {
  complaints.expect(/status of 400 .*alternative_login\/oidc/);
  const { app } = product;
  const provider = await startOidcProvider([`${product.url}/login-redirect-v2`]);
  try {
    const client = await aClientWithMenu(app, { name: "Rede Sul" });
    const as = await aStaffMember(app, client, "program_administrator");
    const { issuer, appId, secret } = provider;
    const body = {
      ...{ version: 1, documentEntry: false, firstAccess: false, captcha: { active: false, siteKey: null } },
      providers: { azure: null, generic: { label: "Rede Sul", issuer, appId, secret, active: true } },
    };
    expect((await app.request(editSignInMethods, { params: { id: client.id }, body }, { as })).status).toBe(
      200,
    );
    const { email } = await aPerson(app, client, { user: { email_confirmed_at: new Date() } });
    provider.account = { sub: unique("own"), email, email_verified: true };
    await page.goto(`/profile/security?client=${client.slug}`);
    await page.getByRole("button", { name: "Rede Sul" }).click();
    await expect(
      page.getByRole("main").getByRole("paragraph").filter({ hasText: "Confirme que a conta é sua" }),
    ).toBeFocused();
    await expect(page).toHaveURL(/\/login-redirect-v2$/);
    await expectAccessible();
    await new SignInPage(page).signIn(email, password);
    await expect(page.getByText("Conta da empresa vinculada")).toBeVisible();
    await expect(page).toHaveURL(/\/profile\/security/);
    await page.getByRole("button", { name: "Desvincular a conta de Rede Sul" }).click();
    await expectAccessible("[role=dialog]");
    await page.getByRole("dialog").getByRole("button", { name: "Desvincular", exact: true }).click();
    await expect(page.getByText("Nenhuma conta de empresa entra como você.")).toBeVisible();
    expect(await page.evaluate(() => Object.values(sessionStorage).join(" "))).not.toMatch(/[\w-]{200}/);
  } finally {
    await provider.stop();
  }
});

test("a session of one programme says calmly what needs one's own sign-in, and leads back", {
  tag: "@phone",
}, async ({ page, product, expectAccessible }) => {
  const person = await aPerson(product.app, await aClientWithMenu(product.app, {}));
  await page.goto(withToken("/profile/security", await oneTimeToken(product, person)));
  await expect(page.getByText("Isto pede sua própria entrada")).toBeVisible();
  for (const path of ["/profile/data", "/profile/news", "/profile/leave", "/profile", "/invitations"]) {
    await page.goto(path);
    await expect(page.getByText("Isto pede sua própria entrada")).toBeVisible();
  }
  await expectAccessible();
  await page.goto("/profile");
  await page.getByRole("button", { name: "Entrar com minha senha" }).click();
  await new SignInPage(page).signIn(person.email);
  await expect(page).toHaveURL(/\/profile$/);
  await expect(page.getByText(person.email)).toBeVisible();
});

test("staff see what they typed of who has not answered, and take it back", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const { email } = await aPerson(app, await aClient(app));
  const client = await aClientWithMenu(app, {});
  const as = await aStaffMember(app, client, "program_administrator");
  const body = { firstName: "Nome", lastName: "Digitado", email, country: "BR" as const, roles: [] };
  expect((await app.request(invitePerson, { body }, { as })).status).toBe(200);
  await signInAs(as, "/admin/people");
  await page.getByRole("link", { name: "Convites em aberto" }).click();
  await expect(page.getByText("Nome Digitado")).toBeVisible();
  await expect(page.getByText(email)).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Retirar convite de Nome Digitado" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar convite", exact: true }).click();
  await expect(page.getByText("Nenhum convite espera resposta")).toBeVisible();
});
