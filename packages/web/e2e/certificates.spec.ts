// A certificate from its course to whoever checks it, until staff take it back; badges on the profile; templates.
import { readFile } from "node:fs/promises";
import { aStaffMember } from "../../server/test/builders.ts";
import { aBadge, aTemplate } from "../../server/test/builders-certificates.ts";
import { aTrail, enrolled } from "../../server/test/builders-courses.ts";
import { expectAccessible as lookAt } from "./fixtures/accessibility.ts";
import { aLesson, stateOf } from "./fixtures/lesson-course.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";

/** Certificates and badges come by a job: the open page shows them by itself, however busy the machine. */
const given = { timeout: 60_000 };
const flags = { has_profile: true, has_courses: true, has_certificates: true, has_badges: true };

test("a finished course brings a certificate and a badge; the public page says whether it is good", {
  tag: "@phone",
}, async ({ page, product, signInAs, atDesk, complaints, expectAccessible }) => {
  test.slow();
  const { app } = product;
  const { client, owner, course, path } = await aLesson(
    product,
    async ({ client }) => {
      await aTemplate(app, client);
      await aBadge(app, client, { rule: { courses: 3 }, name: "Maratonista" });
      return [{ title: { "pt-BR": "Leitura" } }];
    },
    { client: flags },
  );
  const named = { training: course.id };
  await aBadge(app, client, { rule: named, name: "Primeiro passo" });
  await aBadge(app, client, { rule: { all: [named, { sales: 2 }] }, name: "Balcão" });
  const card = page.getByRole("article", { name: "Atendimento na loja" }).last();
  let address = "";

  await test.step("§earning-rules#training-points before it is finished its page says what it gives; the badge that asks for more is not promised", async () => {
    await signInAs(owner, `/online-courses/${course.id}`);
    await expect(page.getByText("Vem ao concluir", { exact: true })).toBeVisible();
    const badge = (name: string) => page.getByRole("listitem").filter({ hasText: name });
    await expect(badge("Primeiro passo")).toContainText("Vem ao concluir.");
    await expect(badge("Balcão")).toContainText("Além de concluir, falta:");
    await expect(badge("Balcão")).toContainText("0 de 2");
    await expect(page.getByText("Maratonista")).toHaveCount(0);
    await expectAccessible();
  });

  await test.step("the course is finished, its certificate is on the profile", async () => {
    await page.goto(path());
    await expect.poll(() => stateOf(product, course)).toBe("finished");
    await page.goto(`/online-courses/${course.id}`);
    await expect(card.getByText("Válido", { exact: true })).toBeVisible(given);
    await expect(page.getByRole("link", { name: "Ver minhas insígnias" })).toBeVisible(given);
    await page.goto("/profile/certificates");
    await expect(card.getByText("Válido", { exact: true })).toBeVisible();
    await expectAccessible();
  });

  await test.step("it is saved as a PDF", async () => {
    const begun = page.waitForEvent("download");
    await card.getByRole("button", { name: "Baixar PDF" }).click();
    const saved = await begun;
    expect(saved.suggestedFilename()).toMatch(/^TR-.*\.pdf$/);
    expect((await readFile(await saved.path())).subarray(0, 5).toString()).toBe("%PDF-");
  });

  await test.step("a badge has come and is celebrated once, another says what is missing", async () => {
    const fresh = page.getByRole("dialog", { name: "Nova insígnia!" });
    await page.goto("/profile/badges");
    await expect(fresh).toBeVisible(given);
    await expectAccessible("[role=dialog]");
    await fresh.getByRole("button", { name: "Que bom!" }).click();
    await expect(page.getByRole("heading", { name: "Primeiro passo" })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Maratonista" })).toBeVisible();
    await expect(page.getByText("1 de 3")).toBeVisible();
    await expectAccessible();
    await page.reload();
    await expect(page.getByText("1 de 3")).toBeVisible();
    await expect(fresh).toHaveCount(0);
  });

  await test.step("the badge is shown to whoever has its link, until its owner takes the link away", async () => {
    const share = page.getByRole("button", { name: "Compartilhar insígnia: Primeiro passo" });
    const sheet = page.getByRole("dialog", { name: "Compartilhar “Primeiro passo”" });
    const stop = sheet.getByRole("button", { name: "Parar de compartilhar" });
    await share.click();
    await sheet.getByRole("button", { name: "Criar link" }).click();
    await expect(stop).toBeVisible();
    await expectAccessible("[role=dialog]");
    await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
    await sheet.getByRole("button", { name: /link da insígnia/ }).click();
    const link = new URL(await page.evaluate(() => navigator.clipboard.readText())).pathname;
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "Primeiro passo" })).toBeVisible();
    await expect(page.getByText("Ana Silva conquistou esta insígnia")).toBeVisible();
    await expectAccessible();
    await page.goto("/profile/badges");
    await share.click();
    await stop.click();
    await expect(page.getByText("O link não funciona mais")).toBeVisible();
    complaints.expect(/status of 404 .*\/api\/shared-badges/);
    await page.goto(link);
    await expect(
      page.getByRole("heading", { name: "Esta insígnia não é compartilhada" }).first(),
    ).toBeVisible();
  });

  await test.step("whoever has the address sees that it is good", async () => {
    await page.goto("/profile/certificates");
    const link = await page.getByRole("link", { name: "Ver página pública" }).getAttribute("href");
    address = new URL(link ?? "").pathname;
    await page.goto(address);
    await expect(page.getByText("Este certificado é válido")).toBeVisible();
    await expect(page.getByText("Ana Silva")).toBeVisible();
    await expectAccessible();
  });

  await test.step("staff revoke it with a reason", async () => {
    const staff = await aStaffMember(app, client, "program_administrator");
    const desk = await atDesk(staff, "/admin/certificates");
    const dialog = desk.getByRole("dialog");
    await desk.getByText("Ana Silva").first().click();
    await expect(dialog.getByText("Válido", { exact: true })).toBeVisible();
    await lookAt(desk, "[role=dialog]");
    await dialog.getByRole("button", { name: "Revogar" }).click();
    await dialog.getByRole("textbox", { name: "Motivo" }).fill("Emitido por engano");
    await dialog.getByRole("button", { name: "Revogar" }).click();
    await expect(desk.getByText("Certificado revogado")).toBeVisible();
    await expect(desk.getByRole("row", { name: /Ana Silva/ })).toContainText("Revogado");
    await lookAt(desk);
  });

  await test.step("its page says so, and its owner reads why", async () => {
    await page.goto(address);
    await expect(page.getByText("Este certificado foi revogado")).toBeVisible();
    await expectAccessible();
    await page.goto("/profile/certificates");
    await expect(card.getByText("Motivo: Emitido por engano")).toBeVisible();
    await expect(card.getByRole("button", { name: "Baixar PDF" })).toHaveCount(0);
    await expectAccessible();
  });
});

test("a finished trail brings its own certificate, and staff save all of the trail's in one file", {
  tag: "@desktop",
}, async ({ page, product, signInAs, atDesk }) => {
  test.slow();
  const { app } = product;
  const { client, owner, course, path } = await aLesson(
    product,
    async ({ client }) => {
      await aTemplate(app, client);
      return [{ title: { "pt-BR": "Leitura" } }];
    },
    { client: { ...flags, has_badges: false } },
  );
  const trail = await aTrail(app, client, { title: { "pt-BR": "Do balcão à venda" }, courses: [course] });
  await enrolled(app, owner, trail);

  await test.step("with its last course the trail is finished, and has a certificate beside the course's", async () => {
    await signInAs(owner, path());
    await expect.poll(() => stateOf(product, course)).toBe("finished");
    await page.goto("/profile/certificates");
    for (const title of ["Atendimento na loja", "Do balcão à venda"]) {
      const card = page.getByRole("article", { name: title }).last();
      await expect(card.getByText("Válido", { exact: true })).toBeVisible(given);
    }
  });

  await test.step("staff have it put into one ZIP with all others of the trail", async () => {
    const staff = await aStaffMember(app, client, "program_administrator");
    const desk = await atDesk(staff, "/admin/certificates");
    const sheet = desk.getByRole("dialog");
    await desk.getByRole("button", { name: "Para um curso inteiro" }).click();
    await sheet.getByRole("combobox", { name: "Curso ou trilha" }).fill("balcão");
    await desk.getByRole("option", { name: /Do balcão à venda/ }).click();
    await lookAt(desk, "[role=dialog]");
    await sheet.getByRole("button", { name: "Preparar ZIP" }).click();
    const save = sheet.getByRole("button", { name: "Baixar ZIP" });
    await expect(save).toBeVisible(given);
    await expect(sheet.getByText("1 de 1")).toBeVisible();
    const begun = desk.waitForEvent("download");
    await save.click();
    const saved = await begun;
    expect(saved.suggestedFilename()).toMatch(/\.zip$/);
    expect((await readFile(await saved.path())).subarray(0, 2).toString()).toBe("PK");
  });
});

test("a template is drawn as it is written, and kept", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(product.app, flags);
  const staff = await aStaffMember(product.app, client, "program_administrator");
  await signInAs(staff, "/admin/certificates/templates");
  await page.getByRole("button", { name: "Novo modelo" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Modelo novo");
  await expect(page.getByRole("img", { name: /^Prévia do certificado/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole("textbox", { name: "Nome do modelo" }).fill("Vendas");
  await page.getByRole("textbox", { name: "Título (Português)" }).fill("Certificado de vendas");
  await page.getByRole("radio", { name: "Horizonte" }).check();
  await page.getByRole("textbox", { name: "Validade em meses" }).fill("12");
  await page.getByRole("button", { name: "Salvar", exact: true }).click();
  await expect(page.getByText("Salvo: vale para os próximos certificados")).toBeVisible();
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Vendas");
  await expect(page.getByRole("textbox", { name: "Título (Português)" })).toHaveValue(
    "Certificado de vendas",
  );
  await expect(page.getByRole("textbox", { name: "Validade em meses" })).toHaveValue("12");
});
