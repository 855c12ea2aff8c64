// Registration on a phone: the address is proved, the person let in at a desk, signed in; and what can fail.
import type { Page } from "@playwright/test";
import type { FieldKey } from "@trilha/contract/members/registration/fields.ts";
import { aClient, aMember, aStaffMember, type Client, plant, unique } from "../../server/test/builders.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const password = "Onze elefantes 77 azuis";
const asks = (...keys: FieldKey[]) => keys.map((key) => ({ key, mandatory: true, help: {} }));

const blocks = [{ type: "paragraph", spans: [{ text: "Vale o combinado." }] }];

/** A client whose form is open, with terms to accept. */
async function anOpenClient(
  { app }: StartedProduct,
  form: { needsApproval: boolean; fields: ReturnType<typeof asks> },
  fields: { plain_sign_in_messages?: boolean } = {},
): Promise<Client> {
  const client = await aClient(app, { name: "Clube Aurora", ...fields });
  const settings = JSON.stringify({ forms: { register: { open: true, ...form } } });
  await plant(app, async (tx) => {
    await tx.insertInto("registration_settings").values({ client_id: client.id, settings }).execute();
    await tx
      .insertInto("legal_texts")
      .values({
        client_id: client.id,
        kind: "terms",
        version: 1,
        texts: JSON.stringify({ "pt-BR": { title: "Termos", summary: "", blocks } }),
        published_at: new Date(Date.now() - 60_000),
      })
      .execute();
  });
  return client;
}

let people = 0;
/** A valid CPF nobody has yet. */
function aDocument(): string {
  people += 1;
  const nine = String(400_000_000 + people * 7);
  const digit = (text: string) => {
    const sum = [...text].reduce((total, one, index) => total + Number(one) * (text.length + 1 - index), 0);
    return String(((sum * 10) % 11) % 10);
  };
  const first = digit(nine);
  return nine + first + digit(nine + first);
}

const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const mailTo = async ({ app }: StartedProduct, email: string) => {
  const mail = () => app.outside.mails.findLast(({ to }) => to === email);
  await expect.poll(mail).toBeTruthy();
  return mail();
};

async function fillIn(page: Page, email: string, document: string): Promise<void> {
  await field(page, "Nome").fill("Ana");
  await field(page, "E-mail").fill(email);
  await field(page, "Repita o e-mail").fill(email);
  await field(page, "Documento").fill(document);
  await page.getByRole("checkbox", { name: "Li e aceito os termos e condições" }).check();
}

test("from a phone to the first sign-in", { tag: "@phone" }, async ({
  page,
  product,
  atDesk,
  complaints,
  expectAccessible,
}) => {
  const fields = asks("document", "last_name", "birthday", "cellphone");
  const client = await anOpenClient(product, { needsApproval: true, fields });
  const email = `${unique("ana")}@example.com`;
  const door = new SignInPage(page);
  await door.open(client);
  await page.getByRole("link", { name: "Cadastre-se" }).click();
  await expect(page).toHaveURL(/\/register$/);
  await expect(page.getByText("Etapa 1 de 2")).toBeVisible();
  await expectAccessible();

  await test.step("what is missing or wrong is said, at the field and above", async () => {
    await page.getByRole("button", { name: "Continuar" }).click();
    await expect(page.getByRole("alert")).toContainText(
      "Confira se todos os campos obrigatórios foram preenchidos",
    );
    await expectAccessible();
    await field(page, "Nome").fill("x".repeat(257));
    await field(page, "E-mail").fill("ana@");
    await field(page, "Repita o e-mail").fill("ana@example");
    await field(page, "Documento").fill("52998224726");
    await page.getByRole("button", { name: "Continuar" }).click();
    for (const words of [
      "Seu texto tem mais de 256 caracteres",
      "E-mail inválido",
      "Os e-mails não são iguais",
      "Documento inválido",
    ]) {
      await expect(page.getByText(words).first()).toBeVisible();
    }
  });

  await test.step("a reload loses nothing that was typed", async () => {
    await field(page, "Nome").fill("Ana");
    await field(page, "E-mail").fill(email);
    await field(page, "Repita o e-mail").fill(email);
    await field(page, "Documento").fill(aDocument());
    // The device takes a moment to keep the last letter.
    await expect(async () => {
      await field(page, "Sobrenome").fill("Silva");
      await page.reload();
      await expect(field(page, "Sobrenome")).toHaveValue("Silva", { timeout: 3_000 });
    }).toPass();
    await expect(field(page, "E-mail")).toHaveValue(email);
    await page.getByRole("button", { name: "Continuar" }).click();
  });

  await test.step("the second step, its phone looked at by the server", async () => {
    complaints.expect(/status of 422 .*\/api\/registration/);
    await expect(page.getByText("Etapa 2 de 2")).toBeVisible();
    await field(page, "Dia").fill("3");
    await page.getByRole("combobox", { name: "Mês" }).selectOption("2");
    await field(page, "Ano").fill("1990");
    await field(page, "Celular").fill("0000000000");
    await page.getByRole("checkbox", { name: "Li e aceito os termos e condições" }).check();
    await expectAccessible();
    await page.getByRole("button", { name: "Cadastrar" }).click();
    await expect(page.getByText("Telefone inválido").first()).toBeVisible();
    await field(page, "Celular").fill("11987654321");
    await field(page, "Celular").press("Tab");
    await page.getByRole("button", { name: "Cadastrar" }).click();
    await expect(page).toHaveURL(/\/register-success/);
    await expect(page.getByText(email)).toBeVisible();
    await expectAccessible();
  });

  await test.step("the mail is sent again after a minute", async () => {
    await expect(page.getByRole("button", { name: /^Enviar de novo em/ })).toBeDisabled();
    await page.clock.setSystemTime(Date.now() + 61_000);
    await page.getByRole("button", { name: "Enviar de novo", exact: true }).click();
    await expect(page.getByText("Mensagem enviada de novo.")).toBeVisible();
    await page.clock.setSystemTime(Date.now());
    const mails = () => product.app.outside.mails.filter(({ to }) => to === email);
    await expect.poll(() => mails().length).toBe(2);
  });

  await test.step("the mail's link proves the address, and a password is chosen", async () => {
    const link =
      /https?:\/\/\S+register-confirm\S+/.exec((await mailTo(product, email))?.text ?? "")?.[0] ?? "";
    const { pathname, search, hash } = new URL(link);
    await page.goto(pathname + search + hash);
    await expect(page).toHaveURL(/\/register-confirm[^#]*$/);
    await field(page, "Senha").fill(password);
    await expectAccessible();
    await page.getByRole("button", { name: "Concluir cadastro" }).click();
    await expect(page.getByText("Cadastro em análise").first()).toBeVisible();
    await expectAccessible();
  });

  await test.step("the queue at a desk: one key lets them in", async () => {
    const office = await atDesk(
      await aStaffMember(product.app, client, "program_administrator"),
      "/admin/registrations",
    );
    // Staff are people of the programme too.
    await office.getByRole("dialog").getByRole("button", { name: "Li e aceito" }).click();
    await expect(office.getByText("1 pessoa espera")).toBeVisible();
    await office.getByRole("button", { name: "Começar" }).click();
    await expect(office.getByRole("heading", { level: 1 })).toHaveText("Ana Silva");
    await expect(office.getByText(email)).toBeVisible();
    await office.keyboard.press("a");
    await expect(office.getByText("Cadastro de Ana Silva aprovado")).toBeVisible();
    await expect(office.getByText("Ninguém espera")).toBeVisible();
  });

  await test.step("and they sign in", async () => {
    await expect.poll(async () => (await mailTo(product, email))?.subject).toMatch(/foi aprovado/);
    await page.getByRole("link", { name: "Entrar" }).click();
    await door.signIn(email, password);
    await expect(page).toHaveURL(/\/onboarding\/steps$/);
  });
});

test("a document that is used is told once the address is proved, and put right", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  const client = await anOpenClient(product, { needsApproval: false, fields: asks("document") });
  const document = aDocument();
  await aMember(product.app, { client, user: { document, document_country: "BR" } });
  const email = `${unique("eva")}@example.com`;
  await page.goto(`/register?client=${client.slug}`);
  await fillIn(page, email, document);
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(page).toHaveURL(/\/register-success/);
  const link =
    /https?:\/\/\S+register-confirm\S+/.exec((await mailTo(product, email))?.text ?? "")?.[0] ?? "";
  const { pathname, search, hash } = new URL(link);
  await page.goto(pathname + search + hash);
  complaints.expect(/status of 409 .*\/api\/registration\/confirm/);
  await field(page, "Senha").fill(password);
  await page.getByRole("button", { name: "Concluir cadastro" }).click();
  await expect(page.getByText("Documento já utilizado").first()).toBeVisible();
  await expectAccessible();
  await page.getByLabel("País emissor").selectOption("UY");
  await field(page, "Outro documento").fill("1.234.567-8");
  await page.getByRole("button", { name: "Concluir cadastro" }).click();
  await expect(page.getByText("Tudo certo!").first()).toBeVisible();
});

test("where the client shows plain messages, the form says it", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
}) => {
  const form = { needsApproval: false, fields: asks("document") };
  const client = await anOpenClient(product, form, { plain_sign_in_messages: true });
  const document = aDocument();
  await aMember(product.app, { client, user: { document, document_country: "BR" } });
  complaints.expect(/status of 422 .*\/api\/registration/);
  await page.goto(`/register?client=${client.slug}`);
  await fillIn(page, `${unique("eva")}@example.com`, document);
  await page.getByRole("button", { name: "Cadastrar" }).click();
  await expect(page.getByText("Documento já utilizado").first()).toBeVisible();
});

test("the office arranges what a form asks, by keyboard", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await anOpenClient(product, { needsApproval: true, fields: asks("document", "birthday") });
  await signInAs(
    await aStaffMember(product.app, client, "program_administrator"),
    "/admin/client/registration",
  );
  await page.getByRole("dialog").getByRole("button", { name: "Li e aceito" }).click();
  const row = (name: string) => page.getByRole("listitem").filter({ hasText: name });
  await page.getByRole("button", { name: "Subir Data de nascimento" }).press("Enter");
  await expect(page.getByText(/^Data de nascimento ficou na posição 1$/)).toBeAttached();
  await page.getByRole("combobox", { name: "Pedir também" }).selectOption("store");
  await page.getByRole("button", { name: "Adicionar", exact: true }).press("Enter");
  await page.getByRole("switch", { name: "Obrigatório: Loja" }).press("Space");
  await page.getByRole("button", { name: "Não pedir Documento" }).press("Enter");
  await expect(row("Documento")).toHaveCount(0);
  await expectAccessible();
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Cadastro salvo")).toBeVisible();
  await page.goto(`/register?client=${client.slug}`);
  await expect(page.getByRole("combobox", { name: "Loja" })).toBeVisible();
});
