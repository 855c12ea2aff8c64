// Work of a salesperson: reports a sale with its invoice, sees why it gives what it gives, sends it once
// whatever the network does, and takes the photo of the week.
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { decideClaim } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { listSales, readSale, reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { aProduct, aStaffMember, plant } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../server/test/builders-campaigns.ts";
import { aReport } from "../../server/test/builders-sales.ts";
import { lockedPdf, photographedSlip, plainPhoto, slipAsPdf } from "./fixtures/invoices.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { SaleForm } from "./pages/sale-form.ts";

const lima = "America/Lima";
const menu = ["home", "campaigns", "insert-sales", "upload-photos", "profile"] as const;
const modules = { has_campaigns: true, has_sales: true, has_photos: true, has_profile: true };
const shelf = { id: "shelf", kind: "photo", points: 25, experience: 5, once: "always" } as const;

/** A programme in Peru, where every slip's code tells number and day; a notebook gives 60 points. */
async function aPeruvianShop(
  { app }: StartedProduct,
  { store = {}, sample_rate = 0 }: { store?: { photos_allowed?: boolean }; sample_rate?: number } = {},
) {
  const client = await aClientWithMenu(app, modules, menu);
  const today = localDay(app.clock.now(), lima);
  const days = { beginsOn: addDays(today, -40), endsOn: addDays(today, 40), zones: { PE: lima } };
  const ruleSet = { ...sixtyEach, activities: [shelf] };
  const campaign = await aCampaign(app, client, { ruleSet, days, sample_rate });
  const seller = await anEnrolled(app, client, campaign, { country: "PE", store });
  const notebook = await aProduct(app, client, { name: "Aurora Breeze 15" });
  return { client, campaign, seller, product: notebook, today };
}

test("somebody new signs up, photographs an invoice and sees what it gave and why", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const day = localDay(product.app.clock.now(), lima);
  await signInAs("novata", "/insert-sales");
  // The terms first, then how data are used.
  for (const title of ["Términos de uso del programa", "Política de privacidad"]) {
    const text = page.getByRole("dialog", { name: title });
    await text.getByRole("button", { name: "He leído y acepto" }).click();
    await expect(text).toBeHidden();
  }
  await expect(page.getByRole("heading", { name: "Primero, inscríbete en la campaña" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Inscribirme" }).click();

  await test.step("the campaign's sign-up", async () => {
    await page.getByRole("button", { name: "Solo las necesarias" }).click();
    await page.getByRole("textbox", { name: "Fecha de nacimiento" }).fill("17/05/1995");
    const company = page.getByRole("combobox", { name: "Empresa o agencia" });
    if (!(await company.inputValue())) await company.selectOption({ index: 1 });
    for (const group of ["Marcas", "Tiendas"]) {
      const boxes = page.getByRole("group", { name: group }).getByRole("checkbox");
      if ((await boxes.and(page.locator(":checked")).count()) === 0) await boxes.first().check();
    }
    await page.getByRole("checkbox", { name: "He leído y acepto las bases de la campaña" }).check();
    await page.getByRole("button", { name: "Confirmar inscripción" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("¡Ya estás en la campaña!");
    await page.getByRole("main").getByRole("link").click();
  });

  await test.step("the code on the photo fills the form in", async () => {
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Registrar venta");
    await page.locator("#sale-photo").setInputFiles(await photographedSlip(4711, addDays(day, -1)));
    await expect(page.getByText("Foto enviada")).toBeVisible();
    await expect(page.getByRole("textbox", { name: "Número de factura" })).toHaveValue("B001-4711");
    await expect(page.getByRole("textbox", { name: /^Emisor/ })).toHaveValue("20100070970");
    await expect(page.getByText("Leído de la factura")).toHaveCount(3);
    const store = page.getByRole("combobox", { name: "Tienda" });
    if (!(await store.inputValue())) await store.selectOption({ index: 1 });
  });

  let points = "";
  await test.step("what a product gives is there before it is sent", async () => {
    await page.getByRole("button", { name: "Añadir producto" }).click();
    const sheet = page.getByRole("dialog", { name: "Elegir producto" });
    await expect(sheet.getByText("por unidad").first()).toBeVisible();
    await sheet.getByRole("listitem").first().getByRole("button").click();
    await page.getByRole("button", { name: /^Uno más/ }).click();
    const bar = page.getByRole("region", { name: "Enviar la venta" });
    await expect(bar.getByText("Esta venta da")).toBeVisible();
    points = (await bar.getByText(/^[\d., {2}]+ puntos$/).innerText()).trim();
    expect(points).not.toMatch(/^0 /);
    await page.getByText("¿Por qué?").click();
    await expect(page.getByText(/^2 (?:un|ud|u)\S* × /)).toBeVisible();
    await expectAccessible();
    await bar.getByRole("button", { name: "Enviar venta" }).click();
  });

  await test.step("receipt, statement and history say the same", async () => {
    const receipt = page.getByRole("region", { name: "Venta registrada" });
    await expect(receipt.getByText(points, { exact: true })).toBeAttached();
    await expect(receipt).toContainText("La auditoría revisa la venta");
    await expect(page.getByText(/^2 (?:un|ud|u)\S* × /)).toBeVisible();
    await page.getByRole("link", { name: "Ver extracto" }).click();
    await expect(page.getByText("B001-4711").first()).toBeVisible();
    await page.getByRole("navigation", { name: "Secciones del perfil" }).getByRole("link").click();
    await page.getByRole("main").getByRole("link", { name: "Ventas" }).click();
    await page.getByRole("link", { name: /Factura B001-4711/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Factura B001-4711");
    await expect(page.getByRole("img", { name: "Foto de la factura" })).toBeVisible();
    await expectAccessible();
  });
});

test("a draft outlives a reload; a lost answer, a second tap and a dead network make one sale", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, complaints }) => {
  complaints.expect(/^console error: Failed to load resource: net::ERR_(?:FAILED|INTERNET_DISCONNECTED)/);
  complaints.expect(/^failed (?:POST|GET) /);
  const shop = await aPeruvianShop(product);
  const form = new SaleForm(page);
  await signInAs(shop.seller, "/insert-sales");
  await form.photograph(await photographedSlip(501, shop.today));
  await expect(form.number).toHaveValue("B001-501");
  await form.add("Aurora Breeze 15");
  await expect(form.bar.getByText("60 pontos", { exact: true })).toBeAttached();

  await page.reload();
  await expect(form.number).toHaveValue("B001-501");
  await expect(page.getByText("slip-501.jpg")).toBeVisible();
  await expect(page.getByText("Lido da nota")).toHaveCount(3);
  await expect(form.lines).toHaveCount(1);

  await test.step("without a network it stays ready", async () => {
    await context.setOffline(true);
    await form.send.click();
    await expect(form.bar).toContainText("Ainda não enviada.");
    await expect(form.bar).toContainText("Quando a conexão voltar");
    await context.setOffline(false);
  });

  await test.step("the answer is lost, the page is loaded anew", async () => {
    await page.route("**/api/sales", async (route) => {
      await route.fetch();
      await route.abort();
    });
    await form.send.click();
    await expect(form.bar).toContainText("ela conta uma vez só");
    await page.unroute("**/api/sales");
    await page.reload();
    await expect(form.bar).toContainText("Ainda não enviada.");
  });

  await form.send.dblclick();
  await expect(form.receipt).toBeVisible();
  const { answer } = await product.app.request(listSales, { query: {} }, { as: shop.seller });
  expect(answer.items.map(({ invoiceNumber, points }) => [invoiceNumber, points])).toEqual([
    ["B001-501", 60],
  ]);

  await page.getByRole("button", { name: "Registrar outra venda" }).click();
  await expect(form.number).toHaveValue("");
  await expect(form.lines).toHaveCount(0);
});

test("an invoice as PDF fills the form in; one that does not open asks to type", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  const shop = await aPeruvianShop(product);
  const form = new SaleForm(page);
  await signInAs(shop.seller, "/insert-sales");
  await form.photograph(await lockedPdf());
  await expect(page.getByText(/Nenhum código encontrado/)).toBeVisible();
  await page.getByRole("button", { name: "Trocar a foto" }).click();
  await form.photograph(await slipAsPdf(611, shop.today));
  await expect(form.number).toHaveValue("B001-611");
  await expect(page.getByText("Lido da nota")).toHaveCount(3);
});

test("what is missing and what was sent already is said at its field", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
  expectAccessible,
}) => {
  complaints.expect(/status of 409 .*\/api\/sales/);
  const shop = await aPeruvianShop(product);
  const sent = await aReport(product.app, shop, { invoiceNumber: "NF 0077", saleDate: shop.today });
  await product.app.request(reportSale, { body: sent }, { as: shop.seller });
  const form = new SaleForm(page);
  await signInAs(shop.seller, "/insert-sales");
  await form.send.click();
  const summary = page.getByRole("alert").filter({ hasText: "Confira 3 campos" });
  await expect(summary).toBeFocused();
  await expectAccessible();

  await test.step("a key with a digit wrong", async () => {
    await form.number.fill("35261012345678000195650010000047111876543219");
    await form.issuer.focus();
    await expect(page.getByText(/Esta chave de 44 dígitos não confere/).first()).toBeVisible();
  });

  await form.photograph(await plainPhoto(8));
  await expect(page.getByText(/Nenhum código encontrado/)).toBeVisible();
  await form.number.fill("nf-0077");
  await form.add("Aurora Breeze 15");
  await form.send.click();
  await expect(form.number).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Você já enviou esta nota fiscal").first()).toBeVisible();

  await test.step("a line that was taken out comes back", async () => {
    await page.getByRole("button", { name: "Remover Aurora Breeze 15" }).click();
    await expect(form.lines).toHaveCount(0);
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(form.lines).toHaveCount(1);
  });
  await form.number.fill("NF 78");
  await form.send.click();
  await expect(form.receipt).toBeVisible();
});

test("where phones are not allowed the photo is optional; a sale can be withdrawn", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  // Every claim is audited, so none is decided before it is taken back.
  const shop = await aPeruvianShop(product, { store: { photos_allowed: false }, sample_rate: 1000 });
  const form = new SaleForm(page);
  await signInAs(shop.seller, "/insert-sales");
  await expect(page.getByText("a foto não é obrigatória")).toBeVisible();
  await form.number.fill("900");
  await page.getByRole("button", { name: "Adicionar produto" }).click();
  const sheet = page.getByRole("dialog", { name: "Escolher produto" });
  await expect(sheet.getByText("por unidade")).toBeVisible();
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: "Aurora Breeze 15" }).click();
  await form.send.click();
  await expect(form.receipt).toBeVisible();
  await expectAccessible();
  await page.getByRole("link", { name: "Ver esta venda" }).click();
  await page.getByRole("button", { name: "Retirar venda" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Retirar venda" }).click();
  await expect(page.getByText("Venda retirada")).toBeVisible();
  await expect(page.getByText("Retirada", { exact: true }).first()).toBeVisible();
  await page.getByRole("link", { name: "Minhas vendas" }).click();
  await expect(page.getByRole("link", { name: /Nota 900/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole("combobox", { name: "Situação" }).selectOption("Aprovada");
  await expect(page.getByRole("heading", { name: "Nada encontrado" })).toBeVisible();
  await expect(page).toHaveURL(/state=/);
});

test("a rejected sale says why, is corrected and sent again", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
}) => {
  const { app } = product;
  const shop = await aPeruvianShop(product, { store: { photos_allowed: false }, sample_rate: 1000 });
  const auditor = await aStaffMember(app, shop.client, "auditor");
  const fields = { invoiceNumber: "A-55", saleDate: shop.today, photoFileId: null };
  const body = await aReport(app, shop, fields);
  const { answer: sent } = await app.request(reportSale, { body }, { as: shop.seller });
  await expect
    .poll(async () => {
      const { answer } = await app.request(readSale, { params: { id: sent.id } }, { as: shop.seller });
      return answer.state;
    })
    .toBe("in_review");
  const { answer: waiting } = await app.request(readSale, { params: { id: sent.id } }, { as: shop.seller });
  await app.request(
    decideClaim,
    {
      params: { type: "claim", id: sent.id },
      body: { version: waiting.version, verdict: "reject", reason: "A quantidade não confere" },
    },
    { as: auditor },
  );

  const form = new SaleForm(page);
  await signInAs(shop.seller, `/profile/sales/${sent.id}`);
  await expect(page.getByText("A quantidade não confere").first()).toBeVisible();
  await page.getByRole("button", { name: "Corrigir e reenviar" }).click();
  await expect(form.number).toHaveValue("A-55");
  await page.getByRole("textbox", { name: /^Quantidade de/ }).fill("1");
  await form.bar.getByRole("button", { name: "Reenviar venda" }).click();
  await expect(page.getByText("Venda reenviada")).toBeVisible();
  await expect(page.getByText(/^Em auditoria$|^Reenviada$/).first()).toBeVisible();
});

test("one photo of a type per store per week, with what it gave", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  shell,
  expectAccessible,
}) => {
  const { app } = product;
  const shop = await aPeruvianShop(product);
  await plant(app, (tx) =>
    tx
      .insertInto("photo_types")
      .values(
        ["Vitrine", "Gôndola"].map((name, position) => ({
          client_id: shop.client.id,
          name: JSON.stringify({ "pt-BR": name }),
          position,
        })),
      )
      .execute(),
  );
  await signInAs(shop.seller, "/home");
  await expect(shell.menu.getByRole("link")).toHaveText(["Início", "Registrar", "Eu"]);
  await shell.goTo("Registrar");
  await page
    .getByRole("navigation", { name: "O que registrar" })
    .getByRole("link", { name: "Foto da loja" })
    .click();
  await expect(page.getByText("0 de 2 enviadas")).toBeVisible();
  await expectAccessible();
  const card = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: "Vitrine" }) });
  await card.getByLabel("Fotografar: Vitrine").setInputFiles(await plainPhoto(31));
  // The photo is looked at before it is sent, and may be taken again.
  await card.getByRole("button", { name: "Tirar outra" }).click();
  await card.getByLabel("Fotografar: Vitrine").setInputFiles(await plainPhoto(31));
  await expect(card.getByRole("img", { name: "Vitrine" })).toBeVisible();
  await expectAccessible();
  await card.getByRole("button", { name: "Usar esta foto" }).click();
  await expect(card.getByText("25 pontos creditados")).toBeVisible();
  await expect(page.getByText("1 de 2 enviadas")).toBeVisible();
  const sent = page.getByRole("list", { name: "Suas fotos" }).getByRole("listitem").first();
  await expect(sent).toContainText("Vitrine");
  await expectAccessible();
  await page.reload();
  await expect(card).toContainText("Você já enviou esta foto nesta semana. A próxima abre na segunda-feira");
  await expect(card.getByLabel("Fotografar: Vitrine")).toHaveCount(0);
});
