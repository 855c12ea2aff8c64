// §entities#recaptcha use: asked for when it is needed, loaded when the person starts it, counted once; and a service that is
// out of reach keeps nobody out.
import type { Page } from "@playwright/test";
import { editSignInMethods } from "@trilha/contract/accounts/sign-in-methods/endpoints.ts";
import { captcha } from "../../server/src/platform/outside/captcha/captcha.ts";
import { aClient, aStaffMember, type Client } from "../../server/test/builders.ts";
import { aClientWithMenu, aPerson } from "./fixtures/people.ts";
import { type StartedProduct, startProduct } from "./fixtures/product.ts";
import { passRobotTest, standInForGoogle, startRobotService } from "./fixtures/robot-test.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

async function guard({ app }: StartedProduct, client: Client): Promise<void> {
  const as = await aStaffMember(app, client, "program_administrator");
  const body = {
    version: 1,
    documentEntry: true,
    firstAccess: true,
    captcha: { active: true, siteKey: "site", secret: "between us" },
    providers: { azure: null, generic: null },
  };
  expect((await app.request(editSignInMethods, { params: { id: client.id }, body }, { as })).status).toBe(
    200,
  );
}

/** Wrong three times: the next try wants the test. */
async function beSuspicious(page: Page, door: SignInPage, username: string): Promise<void> {
  for (let tries = 0; tries < 3; tries += 1) {
    await door.signIn(username, `wrong ${tries}`);
    await expect(door.refusal).toContainText("Erro ao entrar");
    await expect(door.password).toHaveValue(`wrong ${tries}`);
  }
  await expect(page.getByRole("button", { name: "Fazer o teste" })).toBeHidden();
  await door.signIn(username);
  await expect(door.refusal).toContainText("Confirme que você não é um robô para continuar");
}

test("a service of one's own: nothing of it before it is needed and started, one answer for one try", {
  tag: "@phone",
}, async ({ page, complaints, expectAccessible }) => {
  complaints.expect(/status of 40[03] .*\/o\/token\//);
  const service = await startRobotService();
  const [product, end] = await startProduct({
    CAPTCHA_SCRIPT_URL: `${service.origin}/api.js`,
    CAPTCHA_VERIFY_URL: `${service.origin}/siteverify`,
  });
  // The real port, where tests have one that records.
  product.app.outside.captcha = captcha(`${service.origin}/siteverify`);
  const loaded: string[] = [];
  page.on("request", (request) => {
    if (request.url().startsWith(service.origin) || request.url().includes("/captcha"))
      loaded.push(request.url());
  });
  try {
    const client = await aClientWithMenu(product.app, { name: "Rede Norte" });
    await guard(product, client);
    const person = await aPerson(product.app, client);
    const door = new SignInPage(page);
    await page.goto(`${product.url}/?client=${client.slug}`);
    await beSuspicious(page, door, person.username);
    await expect(page.getByText(`O teste é de ${new URL(service.origin).host}`)).toBeVisible();
    await expectAccessible();
    expect(loaded).toEqual([]);

    const policy = page.waitForResponse((response) => new URL(response.url()).host.startsWith("captcha."));
    await page.getByRole("button", { name: "Fazer o teste" }).click();
    const contentPolicy = (await (await policy).allHeaders())["content-security-policy"] ?? "";
    expect(contentPolicy).toContain(`frame-src ${service.origin};`);
    expect(contentPolicy).not.toContain("google");
    await passRobotTest(page);
    await expect(page.getByText("Teste feito")).toBeVisible();
    await expectAccessible();

    await door.signIn(person.username, "wrong again");
    await expect(door.refusal).toContainText("Erro ao entrar");
    await expect(page.getByText("Teste feito")).toBeHidden();
    await passRobotTest(page);
    await expect(page.getByText("Teste feito")).toBeVisible();
    await door.signIn(person.username);
    await expect(page).toHaveURL(/\/home$/);
    expect(service.asked).toEqual([
      { secret: "between us", success: true },
      { secret: "between us", success: true },
    ]);
  } finally {
    // No call reaches a product that is being put away.
    await page.goto("about:blank");
    await end();
    await service.stop();
  }
});

test("Google's script finds what it needs, and its pictures have room", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
}) => {
  complaints.expect(/status of 400 .*alternative_login\/first_access/);
  const service = await startRobotService();
  const { captcha: recorded } = product.app.outside;
  product.app.outside.captcha = captcha(`${service.origin}/siteverify`);
  try {
    const loaded = await standInForGoogle(page.context());
    const client = await aClient(product.app);
    await guard(product, client);
    await page.goto(`/first_access?client=${client.slug}`);
    await page.getByLabel("E-mail, documento ou código").fill("ninguem@example.com");
    await page.getByRole("button", { name: "Enviar o link" }).click();
    await expect(page.getByRole("alert")).toContainText("Confirme que você não é um robô");
    await expect(page.getByText("O teste é de www.google.com")).toBeVisible();
    expect(loaded).toEqual([]);
    await page.getByRole("button", { name: "Fazer o teste" }).click();
    const frame = page.locator("iframe[title='Teste contra robôs']");
    const inside = page.frameLocator("iframe[title='Teste contra robôs']");
    await inside.frameLocator("iframe[title='box']").getByRole("button").click();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeGreaterThan(480);
    await inside.frameLocator("iframe[title='challenge']").getByRole("button").click();
    await expect.poll(async () => (await frame.boundingBox())?.height).toBeLessThan(100);
    await page.getByRole("button", { name: "Enviar o link" }).click();
    await expect(page.getByText("Confira seu e-mail")).toBeVisible();
    expect(new Set(loaded)).toEqual(
      new Set([
        "https://www.google.com/recaptcha/api.js",
        "https://www.gstatic.com/recaptcha/releases/1/recaptcha__en.js",
        "https://www.google.com/recaptcha/api2/anchor",
      ]),
    );
    expect(service.asked).toEqual([{ secret: "between us", success: true }]);
  } finally {
    product.app.outside.captcha = recorded;
    await service.stop();
  }
});

test("a service out of reach is told, and keeps nobody out", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 40[03] .*\/o\/token\//);
  complaints.expect(/(?:failed GET|ERR_\w+.*) ?.*https:\/\/www\.google\.com\/recaptcha\/api\.js/);
  const service = await startRobotService();
  const { captcha: recorded } = product.app.outside;
  product.app.outside.captcha = captcha(`${service.origin}/siteverify`);
  try {
    await page.context().route("https://www.google.com/**", (route) => route.abort("connectionrefused"));
    const client = await aClientWithMenu(product.app, {});
    await guard(product, client);
    const person = await aPerson(product.app, client);
    const door = new SignInPage(page);
    await door.open(client);
    await beSuspicious(page, door, person.username);
    await page.getByRole("button", { name: "Fazer o teste" }).click();
    const warning = page.getByText("O teste de www.google.com não carregou");
    await expect(warning).toBeVisible();
    await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
    await expectAccessible();

    await test.step("a browser alone that says so is not believed while the service answers us", async () => {
      await door.signIn(person.username);
      await expect(door.refusal.first()).toContainText("Confirme que você não é um robô");
      await expect(warning).toBeVisible();
    });

    await test.step("where it does not answer us either, the password is enough", async () => {
      await service.stop();
      await door.signIn(person.username);
      await expect(page).toHaveURL(/\/home$/);
      await expect(page.getByRole("heading", { level: 1 })).toContainText("Ana");
    });
  } finally {
    product.app.outside.captcha = recorded;
  }
});
