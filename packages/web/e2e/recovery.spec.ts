// A forgotten password, by each of the four ways; and what goes to which phone and address, changed by a code.
import { aClient, plant, unique } from "../../server/test/builders.ts";
import { aPerson, password as ownPassword } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { SignInPage } from "./pages/sign-in-page.ts";

const fresh = "Onze elefantes 77 azuis";

let numbers = 30_000_000;
async function somebody(product: StartedProduct, fields = {}) {
  const client = await aClient(product.app, { name: "Clube Nexa", ...fields });
  numbers += 1;
  const phone = `+55119${numbers}`;
  const document = `${numbers}`;
  const user = {
    document,
    document_country: "PE" as const,
    phones: JSON.stringify({ cellphone: phone }),
    phone_verified_at: new Date(),
  };
  return { client, phone, document, ...(await aPerson(product.app, client, { user })) };
}
const linkTo = async ({ app }: StartedProduct, email: string) => {
  const mail = () => app.outside.mails.find(({ to }) => to === email);
  await expect.poll(mail).toBeTruthy();
  return /https?:\/\/\S+recover-password\S+/.exec(mail()?.text ?? "")?.[0] ?? "";
};
const codeTo = async ({ app }: StartedProduct, phone: string) => {
  const text = () => app.outside.texts.findLast(({ to }) => to === phone);
  await expect.poll(text).toBeTruthy();
  return text()?.code ?? "";
};
const other = (code: string) => `${code.startsWith("1") ? 2 : 1}${code.slice(1)}`;

for (const [way, label] of [
  ["email", "E-mail"],
  ["username", "Usuário"],
  ["document", "Documento"],
] as const) {
  test(`a new password by a link, asked for by ${way}`, { tag: "@phone" }, async ({
    page,
    product,
    complaints,
    expectAccessible,
  }) => {
    const person = await somebody(product);
    const door = new SignInPage(page);
    await door.open(person.client);
    await page.getByRole("link", { name: "Esqueci minha senha" }).click();
    await expect(page.getByText("Escolha como quer fazer.")).toBeVisible();
    if (way === "email") await expectAccessible();
    await page.getByRole("link", { name: new RegExp(`^${label}`) }).click();
    await page.getByRole("textbox", { name: label }).fill(person[way]);
    await page.getByRole("button", { name: "Enviar link" }).click();
    await expect(page.getByText("Confira seu e-mail")).toBeVisible();
    await expect(page.getByRole("button", { name: /De novo em [45]:/ })).toBeDisabled();

    await test.step("the countdown survives a reload", async () => {
      await page.reload();
      await expect(page.getByRole("button", { name: /De novo em [45]:/ })).toBeDisabled();
      await expectAccessible();
    });

    const link = new URL(await linkTo(product, person.email));
    await page.goto(link.pathname + link.search);
    await expect(page).toHaveURL(/\/set-password$/);
    const password = page.getByRole("textbox", { name: "Nova senha" });
    await password.fill("senha");
    await expect(page.getByText("Fraca")).toBeVisible();
    await password.fill("Girafa2026azul");
    await expect(page.getByText("Média")).toBeVisible();
    await password.fill("Girafa-2026-azul!");
    await expect(page.getByText("Forte")).toBeVisible();
    if (way === "email") await expectAccessible();
    await password.fill(fresh);
    await page.getByRole("button", { name: "Criar senha" }).click();
    await expect(page.getByText("Senha criada")).toBeVisible();

    await test.step("the link works once; the page leads to a new one", async () => {
      complaints.expect(/status of 410 .*\/api\/password\/check/);
      await page.goto(link.pathname + link.search);
      await expect(page.getByText("Este link não vale mais")).toBeVisible();
      await expect(page.getByText("O link expirou ou é inválido. Peça um novo")).toBeVisible();
      await page.getByRole("link", { name: "Pedir um novo link" }).click();
      await expect(page).toHaveURL(/\/request-password$/);
    });

    await page.getByRole("link", { name: "Voltar para a entrada" }).click();
    await door.signIn(person.username, fresh);
    await expect(page).not.toHaveURL(/\/$/);
  });
}

test("a new password by a code on WhatsApp", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
  expectAccessible,
}) => {
  const person = await somebody(product);
  await page.goto(`/request-password/?client=${person.client.slug}`);
  await page.getByRole("link", { name: /^SMS ou WhatsApp/ }).click();
  await page.getByRole("textbox", { name: "Documento" }).fill(person.document);
  await page.getByRole("button", { name: "Continuar" }).click();
  await expect(page.getByText("Digite o número completo do telefone da sua conta")).toBeVisible();
  await page.getByRole("textbox", { name: "Telefone" }).fill(person.phone.slice(3));
  await page.getByRole("radio", { name: "WhatsApp" }).check();
  await expectAccessible();
  await page.getByRole("button", { name: "Enviar código" }).click();
  await expect(page.getByText("Digite o código")).toBeVisible();
  const code = await codeTo(product, person.phone);
  expect(product.app.outside.texts.at(-1)?.channel).toBe("whatsapp");
  const field = page.getByRole("textbox", { name: "Código de 6 dígitos" });

  complaints.expect(/status of 422 .*validate_recover_password_code/);
  await field.fill(other(code));
  await expect(page.getByRole("alert")).toHaveText("O código enviado não é válido");
  await expectAccessible();
  await page.reload();
  await expect(page.getByRole("button", { name: /De novo em [45]:/ })).toBeDisabled();
  await field.fill(`${code} é o seu código`);
  await page.getByRole("textbox", { name: "Nova senha" }).fill(fresh);
  await page.getByRole("button", { name: "Criar senha" }).click();
  await expect(page.getByText("Senha criada")).toBeVisible();
});

test("who is nobody sees what somebody sees; plain words only where the programme wants them", {
  tag: "@desktop",
}, async ({ page, product, complaints }) => {
  const neutral = await aClient(product.app);
  const stranger = async (client: { slug: string }) => {
    await page.goto(`/request-password?method=email&client=${client.slug}`);
    await page.getByRole("textbox", { name: "E-mail" }).fill(`${unique("nobody")}@example.com`);
    await page.getByRole("button", { name: "Enviar link" }).click();
  };
  await stranger(neutral);
  await expect(page.getByText("Confira seu e-mail")).toBeVisible();

  complaints.expect(/status of 404 .*api_recover_password/);
  await page.evaluate(() => sessionStorage.clear());
  await stranger(await aClient(product.app, { plain_sign_in_messages: true }));
  await expect(page.getByRole("alert")).toHaveText("Usuário não encontrado");
});

test("§messages#login-and-password about phones and codes, where the programme wants plain words", {
  tag: "@desktop",
}, async ({ page, product, complaints }) => {
  complaints.expect(/status of 404 .*get_phone_number_with_document/);
  complaints.expect(/status of 422 .*send_recover_password_code/);
  complaints.expect(/status of 503 .*validate_recover_password_code/);
  complaints.expect(/503 POST .*validate_recover_password_code/);
  const person = await somebody(product, { plain_sign_in_messages: true });
  const { client } = person;
  const noPhone = String(10_000_000 + Math.floor(Math.random() * 89_999_999));
  await aPerson(product.app, client, { user: { document: noPhone, document_country: "PE" } });
  await page.goto(`/request-password?method=code&client=${client.slug}`);
  const document = page.getByRole("textbox", { name: "Documento" });
  const next = page.getByRole("button", { name: "Continuar" });

  await document.fill(noPhone);
  await next.click();
  await expect(page.getByRole("alert")).toHaveText("Não há telefone cadastrado");
  await document.fill(person.document);
  await next.click();
  const phone = page.getByRole("textbox", { name: "Telefone" });
  await phone.fill("11955550000");
  await page.getByRole("button", { name: "Enviar código" }).click();
  await expect(page.getByRole("alert")).toHaveText("O número não corresponde ao cadastrado");
  product.app.outside.nextDeliveries({ sent: false, rejected: "no such number" });
  await phone.fill(person.phone.slice(3));
  await page.getByRole("button", { name: "Enviar código" }).click();
  const dead = () =>
    plant(product.app, (tx) =>
      tx
        .selectFrom("outbox_messages")
        .select("state")
        .where("recipient", "=", person.phone)
        .executeTakeFirst(),
    );
  await expect.poll(async () => (await dead())?.state).toBe("dead");
  await page.getByRole("textbox", { name: "Código de 6 dígitos" }).fill("000000");
  await expect(page.getByRole("alert")).toHaveText("Erro ao enviar o código de verificação");
});

test("phone and e-mail are changed by a code to the new one", { tag: "@phone" }, async ({
  page,
  product,
  complaints,
  signInAs,
  expectAccessible,
}) => {
  complaints.expect(/status of 403 .*\/api\/profile\/phone\/code/);
  const person = await somebody(product);
  await plant(product.app, (tx) =>
    tx.updateTable("users").set({ phone_verified_at: null }).where("id", "=", person.userId).execute(),
  );
  await signInAs(person, "/profile");
  const sheet = page.getByRole("dialog");
  const code = page.getByRole("textbox", { name: "Código de 6 dígitos" });

  await test.step("the phone one has is verified, after the password", async () => {
    await page.getByRole("button", { name: "Verificar" }).click();
    await sheet.getByRole("button", { name: "Enviar código" }).click();
    const proof = page.getByRole("dialog", { name: "É você mesmo?" });
    await proof.getByLabel("Sua senha", { exact: true }).fill(ownPassword);
    await expectAccessible();
    await proof.getByRole("button", { name: "Confirmar" }).click();
    await expect(code).toBeVisible();
    await expectAccessible();
    await page.reload();
    await page.getByRole("button", { name: "Digitar o código" }).click();
    await code.fill(await codeTo(product, person.phone));
    await expect(page.getByText("Telefone verificado")).toBeVisible();
    await expect(page.getByText("Verificado", { exact: true })).toBeVisible();
  });

  await test.step("another e-mail counts once it has answered", async () => {
    await page.getByRole("button", { name: "Trocar E-mail" }).click();
    const wanted = `${unique("nova")}@example.com`;
    await sheet.getByRole("textbox", { name: "Novo e-mail" }).fill(wanted);
    await sheet.getByRole("button", { name: "Enviar código" }).click();
    await expect(code).toBeVisible();
    const mail = () => product.app.outside.mails.find(({ to }) => to === wanted);
    await expect.poll(mail).toBeTruthy();
    await code.fill(/\b\d{6}\b/.exec(mail()?.text ?? "")?.[0] ?? "");
    await expect(page.getByText("E-mail confirmado")).toBeVisible();
    await expect(page.getByText(wanted)).toBeVisible();
    await expectAccessible();
  });
});
