// Catalogue and network as staff look after them, by hand and by file.
import type { Page } from "@playwright/test";
import { aClient, aProduct, aStaffMember, aStore, plant, unique } from "../../server/test/builders.ts";
import { plainPhoto } from "./fixtures/invoices.ts";
import { expect, test } from "./fixtures/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });

test("products are found by words in any order and narrowed in the address", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  await aProduct(product.app, client, { name: "Aurora Conceição 15", processor: "Helix 5" });
  await aProduct(product.app, client, { name: "Vertex Strike", brand: "Vertex", product_type: "Desktop" });
  await signInAs(await aStaffMember(product.app, client, "auditor"), "/admin/products");
  await expect(title(page)).toHaveText("Produtos");
  await expect(page.getByText("2 produtos")).toBeVisible();
  await expectAccessible();
  await page.getByRole("main").getByRole("searchbox").fill("15 conceicao");
  await expect(page.getByText("1 produto", { exact: true })).toBeVisible();
  await expect(page).toHaveURL(/search=15/);
  await page.getByRole("button", { name: /Aurora Conceição 15/ }).click();
  const sheet = page.getByRole("dialog", { name: "Aurora Conceição 15" });
  await expect(sheet.getByRole("textbox", { name: "Nome" })).toBeDisabled();
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: "Fechar" }).click();
  await page.getByRole("main").getByRole("searchbox").fill("");
  await page.getByRole("button", { name: "Filtros" }).click();
  await page.getByRole("combobox", { name: "Marca" }).selectOption("Vertex");
  await page.getByRole("button", { name: "Ver resultados" }).click();
  await expect(page).toHaveURL(/brand=Vertex/);
  await expect(page.getByRole("button", { name: /Vertex Strike/ })).toBeVisible();
  await expect(page.getByRole("button", { name: /Aurora Conceição/ })).toBeHidden();
});

test("a product is added, changed and switched off, and can be brought back at once", {
  tag: "@desktop",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  const client = await aClient(product.app);
  await aProduct(product.app, client, { sku: "B-1", name: "Aurora Pro 16" });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/products");
  await expect(title(page)).toHaveText("Produtos");
  await expectAccessible();

  await test.step("not without what it needs, not with another's SKU", async () => {
    await page.getByRole("button", { name: "Novo produto" }).click();
    const sheet = page.getByRole("dialog", { name: "Novo produto" });
    await sheet.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(sheet.getByRole("alert")).toContainText("Marca");
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("textbox", { name: "Nome" }).fill("Aurora Breeze 15");
    complaints.expect(/status of 409 .*\/api\/products/);
    await sheet.getByRole("textbox", { name: "SKU" }).fill("b-1");
    await sheet.getByRole("combobox", { name: "Tipo" }).fill("Notebook");
    await sheet.getByRole("combobox", { name: "Marca" }).selectOption("Aurora");
    await sheet.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(sheet.getByRole("alert")).toContainText("Este SKU já pertence a outro produto");
    await sheet.getByRole("textbox", { name: "SKU" }).fill("B-2");
    await sheet.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(page.getByText("Aurora Breeze 15 está no catálogo")).toBeVisible();
  });

  await test.step("changed", async () => {
    await page.getByRole("row", { name: /Aurora Breeze 15/ }).click();
    const sheet = page.getByRole("dialog", { name: "Aurora Breeze 15" });
    await sheet.getByRole("combobox", { name: "Processador" }).fill("Helix 5");
    await sheet.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByRole("row", { name: /Aurora Breeze 15/ })).toContainText("Helix 5");
  });

  await test.step("a picture of it, seen at once, kept, taken away", async () => {
    const row = page.getByRole("row", { name: /Aurora Breeze 15/ });
    await row.click();
    const sheet = page.getByRole("dialog", { name: "Aurora Breeze 15" });
    await sheet.getByRole("button", { name: "Adicionar imagem" }).click();
    await sheet.locator("input[type=file]").setInputFiles(await plainPhoto(3));
    await expect(sheet.getByRole("button", { name: "Trocar imagem" })).toBeVisible();
    await expect(sheet.locator("img")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Salvar" }).click();
    await expect(row.locator("img")).toBeVisible();
    await row.click();
    await sheet.getByRole("button", { name: "Remover a imagem de Aurora Breeze 15" }).click();
    await sheet.getByRole("button", { name: "Salvar" }).click();
    await expect(row.locator("img")).toHaveCount(0);
  });

  await test.step("off and on again", async () => {
    const row = page.getByRole("row", { name: /Aurora Breeze 15/ });
    await row.click();
    await page.getByRole("dialog").getByRole("button", { name: "Desativar" }).click();
    await expect(row).toContainText("Desativado");
    await page.getByRole("button", { name: "Desfazer" }).click();
    await expect(row).toContainText("Ativo");
  });

  await test.step("the trail tells it", async () => {
    await page.goto("/admin/audit");
    await expect(page.getByText("Ana Silva adicionou o produto Aurora Breeze 15")).toBeVisible();
  });
});

test("a product file with bad lines stays out and says why; mended, it goes in", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(product.app);
  await aProduct(product.app, client, { sku: "B-1", name: "Aurora Pro 16" });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/products/import");
  const pick = (...lines: string[]) =>
    page.getByLabel("Escolha o arquivo CSV").setInputFiles({
      name: "produtos.csv",
      mimeType: "text/csv",
      buffer: Buffer.from(["sku;nome;tipo;marca", ...lines].join("\r\n")),
    });
  await expect(title(page)).toHaveText("Importar produtos");
  await expectAccessible();
  await pick("N-1;Aurora Novo;notebook;aurora", "N-2;Outro;Notebook;");
  await expect(page.getByRole("heading", { name: "1 linha precisa de correção" })).toBeFocused();
  await expect(page.getByRole("cell", { name: "Preencha este campo" })).toBeVisible();
  await expectAccessible();
  await page.getByRole("button", { name: "Escolher outro arquivo" }).click();
  await pick("N-1;Aurora Novo;notebook;aurora", "B-1;Aurora Pro 16 s;;");
  await page.getByRole("button", { name: "Importar 2 produtos" }).click();
  await expect(page.getByRole("heading", { name: "Importação concluída" })).toBeFocused();
  await page.getByRole("link", { name: "Ver produtos" }).click();
  await expect(page.getByRole("row", { name: /Aurora Novo/ })).toContainText("Notebook");
  await expect(page.getByRole("row", { name: /Aurora Pro 16 s/ })).toBeVisible();
});

test("a store is added to a chain, in a time zone of its country, and joins a group", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const client = await aClient(product.app);
  const chain = unique("Rede");
  await plant(product.app, (tx) =>
    tx.insertInto("retailers").values({ client_id: client.id, country: "BR", name: chain }).execute(),
  );
  await aStore(product.app, client, { name: "Loja Velha" });
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/stores");
  await expect(title(page)).toHaveText("Lojas");
  await expectAccessible();

  await test.step("added", async () => {
    await page.getByRole("button", { name: "Nova loja" }).click();
    const sheet = page.getByRole("dialog", { name: "Nova loja" });
    await sheet.getByRole("textbox", { name: "Nome" }).fill("Loja do Sul");
    await sheet.getByRole("textbox", { name: "Código" }).fill("SUL-01");
    await sheet.getByRole("combobox", { name: "Rede" }).selectOption(chain);
    await sheet.getByRole("combobox", { name: "Fuso horário" }).selectOption("America/Bahia");
    await sheet.getByRole("switch", { name: "Celulares e câmeras são permitidos" }).click();
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(page.getByRole("row", { name: /Loja do Sul/ })).toContainText("Proibidas");
  });

  await test.step("in a group", async () => {
    const parts = page.getByRole("navigation", { name: "Partes da rede" });
    await parts.getByRole("link", { name: "Grupos de lojas" }).click();
    await page.getByRole("button", { name: "Novo grupo" }).click();
    await page.getByRole("dialog").getByRole("textbox", { name: "Nome" }).fill("Sul");
    await page.getByRole("dialog").getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(title(page)).toHaveText("Sul");
    await expect(page.getByText("Nenhuma loja neste grupo")).toBeVisible();
    await page.getByRole("link", { name: "Todas as lojas" }).click();
    await page.getByRole("checkbox", { name: /Loja do Sul/ }).check();
    await expectAccessible();
    await page.getByRole("button", { name: "Adicionar (1)" }).click();
    await expect(page.getByText("O grupo tem agora 1 loja", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "Neste grupo" }).click();
    await expect(page.getByRole("row", { name: /Loja do Sul/ })).toBeVisible();
    await expect(page.getByRole("row", { name: /Loja Velha/ })).toBeHidden();
  });

  await test.step("chains, companies and brands", async () => {
    await page.goto("/admin/stores/chains");
    await expect(page.getByRole("row", { name: new RegExp(chain) })).toContainText("1 loja, 1 em uso");
    await expectAccessible();
    await page.goto("/admin/stores/partners");
    const dialog = page.getByRole("dialog");
    await page.getByRole("button", { name: "Nova empresa" }).click();
    await dialog.getByRole("textbox", { name: "Nome" }).fill("Agência Prumo");
    await dialog.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(
      page.getByRole("main").getByRole("listitem").filter({ hasText: "Agência Prumo" }),
    ).toBeVisible();
    await page.getByRole("link", { name: "Marcas", exact: true }).click();
    await page.getByRole("button", { name: "Nova marca" }).click();
    await dialog.getByRole("textbox", { name: "Nome" }).fill("Aurora");
    await dialog.getByRole("checkbox", { name: /Agência Prumo/ }).check();
    await dialog.getByRole("button", { name: "Adicionar", exact: true }).click();
    await expect(page.getByRole("row", { name: /Aurora/ })).toContainText("Agência Prumo");
    await expectAccessible();
  });
});

test("a store file brings its chains along", { tag: "@desktop" }, async ({ page, product, signInAs }) => {
  const client = await aClient(product.app);
  await signInAs(await aStaffMember(product.app, client, "program_administrator"), "/admin/stores/import");
  const lines = [
    "código da loja;nome;rede;fuso horário",
    "N-1;Norte;Casa Nova;Manaus",
    "N-2;Sul;Casa Nova;Recife",
  ];
  await page.getByLabel("Escolha o arquivo CSV").setInputFiles({
    name: "lojas.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(lines.join("\r\n")),
  });
  await expect(page.getByText("Esta rede ainda não existe e será criada:")).toBeVisible();
  await expect(page.getByText("Casa Nova (Brasil)")).toBeVisible();
  await page.getByRole("button", { name: "Importar 2 lojas" }).click();
  await page.getByRole("link", { name: "Ver lojas" }).click();
  await expect(page.getByRole("row", { name: /Norte/ })).toContainText("Casa Nova");
});
