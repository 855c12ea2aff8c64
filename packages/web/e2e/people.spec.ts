// People, as staff look after them: found, decided on, invited, brought in by a file; and who may only look.
import type { Page } from "@playwright/test";
import { aClient, aMember, aStaffMember, unique } from "../../server/test/builders.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const someone = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name });
const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("the list is searched and narrowed in the address, and the way back leads to the same rows", async ({
  page,
  product,
  signInAs,
  isMobile,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  const named = (first_name: string, last_name: string, fields = {}) =>
    aMember(product.app, { client, user: { first_name, last_name }, ...fields });
  await named("Bruna", "Costa", { roles: ["moderator"] });
  await named("Bruna", "Prado", { job_profile: "painter" });
  const caio = { status: "awaiting_approval" as const, personal_data_open: true };
  await aMember(product.app, {
    ...{ client, user: { first_name: "Caio", last_name: "Ramos", birthday: "1950-06-01" }, ...caio },
  });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/people");
  await expect(title(page)).toHaveText("Pessoas");
  await expect(page.getByText("4 pessoas")).toBeVisible();
  await expectAccessible();

  await test.step("by name", async () => {
    await page.getByRole("searchbox", { name: "Nome, e-mail ou documento" }).fill("bruna");
    await expect(page.getByText("2 pessoas")).toBeVisible();
    await expect(page).toHaveURL(/search=bruna/);
    await expect(someone(page, "Caio Ramos")).toBeHidden();
  });

  await test.step("by role", async () => {
    if (isMobile) await page.getByRole("button", { name: "Filtros" }).click();
    await page.getByRole("combobox", { name: "Papel", exact: true }).selectOption({ label: "Moderador" });
    if (isMobile) await page.getByRole("button", { name: "Ver resultados" }).click();
    await expect(page).toHaveURL(/role=moderator/);
    await expect(page.getByText("1 pessoa", { exact: true })).toBeVisible();
  });

  await test.step("the address is the list", async () => {
    await page.reload();
    await expect(page.getByRole("main").getByRole("searchbox")).toHaveValue("bruna");
    await someone(page, "Bruna Costa").click();
    await expect(title(page)).toHaveText("Bruna Costa");
    await page.getByRole("main").getByRole("link", { name: "Pessoas", exact: true }).click();
    await expect(page).toHaveURL(/\/admin\/people\?(?=.*search=bruna)(?=.*role=moderator)/);
    await expect(someone(page, "Bruna Costa")).toBeVisible();
    await expect(someone(page, "Bruna Prado")).toBeHidden();
  });

  await test.step("by age", async () => {
    await page.goto("/admin/people?ageBand=over_60");
    await expect(someone(page, "Caio Ramos")).toBeVisible();
    await expect(page.getByText("1 pessoa", { exact: true })).toBeVisible();
  });

  await test.step("by status, and nobody is left", async () => {
    await page
      .getByRole("navigation", { name: "Situação" })
      .getByRole("link", { name: "Bloqueadas" })
      .click();
    await expect(page.getByText("Ninguém com estes filtros")).toBeVisible();
    await page.getByRole("button", { name: "Mostrar todas" }).click();
    await expect(page).toHaveURL(/\/admin\/people$/);
    await expect(someone(page, "Caio Ramos")).toBeVisible();
  });
});

test("back from a person far down the list, the list is where it was", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
}) => {
  const client = await aClient(product.app);
  for (let at = 10; at < 40; at += 1)
    await aMember(product.app, { client, user: { first_name: "Lia", last_name: `Nº ${at}` } });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/people");
  const far = page.getByRole("main").getByRole("link", { name: /Nº/ }).last();
  const name = /Lia Nº \d+/.exec((await far.textContent()) ?? "")?.[0] ?? "";
  // People do not click in the instant of scrolling: the router notes ten times a second where one is.
  await far.scrollIntoViewIfNeeded();
  await page.waitForTimeout(300);
  await someone(page, name).click();
  await expect(title(page)).toHaveText(name);
  await page.goBack();
  await expect(someone(page, name)).toBeInViewport();
});

test("somebody waiting is approved, blocked with a reason and let in again", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  await aMember(product.app, {
    client,
    user: { first_name: "Davi", last_name: "Lima" },
    status: "awaiting_approval",
  });
  await signInAs(
    await aStaffMember(product.app, client, "program_administrator"),
    "/admin/people?status=awaiting_approval",
  );
  await someone(page, "Davi Lima").click();
  await expect(title(page)).toHaveText("Davi Lima");
  const main = page.getByRole("main");
  const history = (words: string) => main.getByRole("listitem").filter({ hasText: words });
  await expect(main.getByText("Em análise", { exact: true })).toBeVisible();
  await expectAccessible();

  await test.step("approved", async () => {
    await main.getByRole("button", { name: "Aprovar" }).click();
    await expect(page.getByText("Davi Lima já pode participar")).toBeVisible();
    await expect(main.getByText("Ativo", { exact: true })).toBeVisible();
    await expect(history("Ana Silva aprovou Davi Lima")).toBeVisible();
  });

  await test.step("blocked, not without a reason", async () => {
    await main.getByRole("button", { name: "Bloquear" }).click();
    const question = page.getByRole("dialog", { name: "Bloquear Davi Lima?" });
    await expect(question.getByRole("textbox", { name: "Motivo" })).toBeFocused();
    await question.getByRole("button", { name: "Bloquear" }).click();
    await expect(question.getByText("Diga o motivo do bloqueio")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await question.getByRole("textbox", { name: "Motivo" }).fill("Notas repetidas");
    await question.getByRole("button", { name: "Bloquear" }).click();
    await expect(question).toBeHidden();
    await expect(main.getByText("Bloqueado. Motivo: Notas repetidas")).toBeVisible();
    await expect(history("Ana Silva bloqueou Davi Lima")).toContainText("Notas repetidas");
  });

  await test.step("let in again", async () => {
    await main.getByRole("button", { name: "Desbloquear" }).click();
    await expect(page.getByText("Davi Lima voltou a ter acesso")).toBeVisible();
    await expect(main.getByText("Ativo", { exact: true })).toBeVisible();
    await expect(main.getByText("Notas repetidas", { exact: true })).toBeHidden();
  });
});

test("somebody invited follows the mail, sets a password and is at home", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  browser,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app, { name: "Clube Convite" });
  const email = `${unique("eva")}@example.com`;
  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/people");
  await page.getByRole("link", { name: "Convidar" }).first().click();
  await expect(title(page)).toHaveText("Convidar uma pessoa");
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByRole("alert")).toContainText("Nome");
  await expectAccessible();
  await page.getByRole("textbox", { name: "Nome", exact: true }).fill("Eva");
  await page.getByRole("textbox", { name: "E-mail" }).fill(email);
  await page.getByRole("button", { name: "Enviar convite" }).click();
  await expect(page.getByText(`Convite enviado para ${email}`)).toBeVisible();
  await expect(title(page)).toHaveText("Pessoas");

  const mail = () => app.outside.mails.find(({ to }) => to === email);
  await expect.poll(() => mail()?.text, { message: "the invitation's mail" }).toContain("/set-password");
  const link = new URL(/https?:\S+\/set-password\S+/.exec(mail()?.text ?? "")?.[0] ?? "");

  await test.step("the one invited, on a device of their own", async () => {
    const context = await browser.newContext();
    const theirs = await context.newPage();
    await theirs.goto(`${link.pathname}${link.search}${link.hash}`);
    await expect(theirs.getByText("Olá, Eva")).toBeVisible();
    const field = theirs.getByRole("textbox", { name: "Nova senha" });
    await field.fill("IpeAmarelo7");
    await theirs.getByRole("button", { name: "Criar senha" }).click();
    await expect(theirs.getByRole("status").filter({ hasText: "Senha criada" })).toBeVisible();
    await theirs.getByRole("link", { name: "Ir para a entrada" }).click();
    await expect(theirs).toHaveTitle(/Clube Convite/);
    await new SignInPage(theirs).signIn(email, "IpeAmarelo7");
    await expect(theirs).toHaveURL(/\/onboarding\/steps$/);
    await expect(title(theirs)).toContainText("Clube Convite");
    // A device that can show notices has a step more.
    await expect(theirs.getByText(/^Passo 1 de [34]$/)).toBeVisible();
    await theirs.goto(`${link.pathname}${link.search}${link.hash}`);
    await expect(theirs.getByText("Este link não vale mais")).toBeVisible();
    await context.close();
  });
});

test("a file with bad lines stays out and says why; mended, it goes in", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  const [one, two] = [`${unique("gil")}@example.com`, `${unique("hugo")}@example.com`];
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/people/import");
  const pick = (...lines: string[]) =>
    page.getByLabel("Escolha o arquivo CSV").setInputFiles({
      name: "pessoas.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["nome,sobrenome,email,pais,perfil", ...lines].join("\r\n")),
    });
  await expect(title(page)).toHaveText("Importar pessoas");
  await expectAccessible();

  await test.step("the dry run", async () => {
    await pick(
      `Gil,Reis,${one},BR,Pintor`,
      "Hugo,Sá,not-an-address,BR,Pintor",
      `Ivo,Sá,${two},BR,Astronauta`,
    );
    await expect(page.getByRole("heading", { name: "2 linhas precisam de correção" })).toBeFocused();
    await expect(page.getByText("Nada foi importado ainda.", { exact: false }).first()).toBeVisible();
    await expect(page.getByText("not-an-address")).toBeVisible();
    await expect(page.getByText("Astronauta")).toBeVisible();
    await expect(page.getByRole("button", { name: "Seguir só com a linha certa" })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Importar \d/ })).toBeHidden();
    await expectAccessible();
  });

  await test.step("mended", async () => {
    await page.getByRole("button", { name: "Escolher outro arquivo" }).click();
    await pick(`Gil,Reis,${one},BR,Pintor`, `Hugo,Sá,${two},BR,Pintor`);
    await expect(page.getByRole("heading", { name: "Todas as linhas estão certas" })).toBeFocused();
    await page.getByRole("button", { name: "Importar 2 pessoas" }).click();
    await expect(page.getByRole("heading", { name: "Importação concluída" })).toBeFocused();
    await page.getByRole("link", { name: "Ver pessoas" }).click();
    await expect(someone(page, "Gil Reis")).toBeVisible();
    await expect(someone(page, "Hugo Sá")).toBeVisible();
    await expect
      .poll(() => product.app.outside.mails.filter(({ to }) => to === one || to === two).length)
      .toBe(2);
  });
});

test("a moderator sees people and changes nothing", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  await aMember(product.app, {
    client,
    user: { first_name: "Joana", last_name: "Dias" },
    status: "awaiting_approval",
  });
  await signInAs(await aStaffMember(product.app, client, "moderator"), "/admin/people");
  await expect(someone(page, "Joana Dias")).toBeVisible();
  const main = page.getByRole("main");
  await expect(main.getByRole("checkbox")).toHaveCount(0);
  for (const name of ["Convidar", "Importar"]) await expect(main.getByRole("link", { name })).toBeHidden();
  await someone(page, "Joana Dias").click();
  await expect(title(page)).toHaveText("Joana Dias");
  await expect(main.getByText("Ainda sem perfil, loja ou grupo.")).toBeVisible();
  for (const name of ["Aprovar", "Bloquear", "Reenviar convite", "Salvar"])
    await expect(main.getByRole("button", { name })).toBeHidden();
  await expect(main.getByRole("textbox")).toHaveCount(0);
  await expectAccessible();
});
