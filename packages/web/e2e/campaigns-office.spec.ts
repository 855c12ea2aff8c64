// The programme manager's campaigns: planned by one administrator, approved by another, followed to the end.
import type { Page } from "@playwright/test";
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { proposeRules, readCampaign } from "@trilha/contract/loyalty/campaigns/office-endpoints.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { aClient, aProduct, aStaffMember, unique } from "../../server/test/builders.ts";
import { aCampaign } from "../../server/test/builders-campaigns.ts";
import { storeZone } from "../../server/test/clock.ts";
import { signInAs as signIn } from "./fixtures/sign-in.ts";
import { listen } from "./fixtures/strict-page.ts";
import { expect, test as journey } from "./fixtures/test.ts";

/** The second administrator, at a browser of their own. */
const test = journey.extend<{ second: Page }>({
  second: async ({ browser, baseURL, viewport }, use) => {
    const context = await browser.newContext({ baseURL: baseURL ?? "", viewport, locale: "pt-BR" });
    const complaints = await listen(context);
    await use(await context.newPage());
    expect.soft(complaints.unexpected, "complaints of the second browser").toEqual([]);
    await context.close();
  },
});

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const part = (page: Page, name: string) =>
  page.getByRole("navigation", { name: "Partes da campanha" }).getByRole("link", { name });
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const today = () => localDay(new Date(), storeZone);
const written = (day: string) => day.split("-").toReversed().join("/");

const notebooks: RuleSet = {
  ...emptyRuleSet,
  base: [{ id: "notebooks", match: { productType: "Notebook" }, points: 60, experience: 60 }],
};

/** As a spreadsheet's copy arrives. */
async function paste(page: Page, text: string): Promise<void> {
  await page.getByRole("grid").focus();
  await page.evaluate((block) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", block);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);
}

test("a campaign is copied, changed, simulated, proposed, and approved by another administrator", {
  tag: "@desktop",
}, async ({ page, product, signInAs, second, expectAccessible }) => {
  test.slow();
  const { app } = product;
  const client = await aClient(app, { countries: ["BR"] });
  await aProduct(app, client, { sku: "NB-1", name: "Aurora 15" });
  const began = addDays(today(), -120);
  const days = { beginsOn: began, endsOn: addDays(began, 74) };
  await aCampaign(app, client, { state: "ended", ruleSet: notebooks, days, budget: 50_000 });
  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/campaigns");
  await expect(title(page)).toHaveText("Gestão de campanhas");
  await expect(page.getByRole("grid").getByText("Encerramento")).toBeVisible();
  await expectAccessible();

  await test.step("a copy of the last one", async () => {
    await button(page, "Nova campanha").click();
    const sheet = page.getByRole("dialog", { name: "Nova campanha" });
    await sheet.getByRole("textbox", { name: "Título em Português" }).fill("Verão de Vendas");
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Criar rascunho" }).click();
    await expect(title(page)).toHaveText("Verão de Vendas");
    await expect(page.getByRole("textbox", { name: "Orçamento em pontos" })).toHaveValue("50000");
    await expectAccessible();
  });

  await test.step("its dates", async () => {
    const last = page.getByRole("textbox", { name: "Último dia" });
    const first = page.getByRole("textbox", { name: "Primeiro dia" });
    await first.fill(written(addDays(today(), 10)));
    await last.fill(written(addDays(today(), 5)));
    await button(page, "Salvar").click();
    await expect(page.getByRole("alert")).toContainText("Último dia");
    await last.fill(written(addDays(today(), 80)));
    await button(page, "Salvar").click();
    await expect(page.getByText("Campanha salva")).toBeVisible();
  });

  await test.step("rows from a spreadsheet, with a fault that is mended", async () => {
    await part(page, "Regras").click();
    const grid = page.getByRole("grid", { name: "Tabela de pontos por produto" });
    await expect(grid.getByRole("gridcell", { name: "Notebook" })).toBeVisible();
    await grid.focus();
    await page.keyboard.press("ArrowDown");
    await button(page, "Linha").click();
    await page.keyboard.press("Escape");
    await grid.focus();
    await page.keyboard.press("Control+End");
    await page.keyboard.press("Home");
    await paste(
      page,
      "Notebook\tAurora\t\t\tNB-1\t\t\t1.200\t120\r\nMonitor\tAurora\t\t\t\t\t\t30\t30\r\nnotebook\t\t\t\t\t\t\t90\t90\r\n",
    );
    await expect(page.getByText("3 linhas coladas")).toBeVisible();
    await expect(page.getByText("4 linhas", { exact: true })).toBeVisible();
    await expect(
      page.getByText("Duas linhas valem para o mesmo produto e quantidade.").first(),
    ).toBeVisible();
    await expect(page.getByText("Exemplo: 1 unidade de Notebook")).toBeVisible();
    await expectAccessible();

    await button(page, "Linha 4").click();
    await expect(grid).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.type("Vertex");
    await page.keyboard.press("Enter");
    await expect(page.getByText("Nenhum problema nas regras")).toBeVisible();
    await button(page, "Desfazer").first().click();
    await expect(page.getByText("Exemplo: 1 unidade de Notebook")).toBeVisible();
    await button(page, "Refazer").click();
    await expect(page.getByText("Nenhum problema nas regras")).toBeVisible();
  });

  await test.step("a sale tried before anything is saved", async () => {
    const sku = page.getByRole("combobox", { name: "SKU", exact: true }).last();
    await sku.fill("NB-1");
    await expect(page.getByText("1 un. × 1.200 = 1.200 pontos")).toBeVisible();
  });

  await test.step("a promotion", async () => {
    await button(page, "Promoção").click();
    await page.getByRole("textbox", { name: "Nome em Português" }).fill("Semana dobrada");
    await page.getByRole("radio", { name: "×2" }).check();
    await expectAccessible();
    await button(page, "Salvar").click();
    await expect(page.getByText("Regras salvas", { exact: true })).toBeVisible();
    await page.reload();
    await expect(page.getByRole("gridcell", { name: "NB-1" })).toBeVisible();
    await expect(page.getByText("Semana dobrada")).toBeVisible();
  });

  await test.step("what it would have cost", async () => {
    await part(page, "Simulação").click();
    await button(page, "Simular").click();
    await expect(page.getByText("Nenhuma venda para simular")).toBeVisible();
    await expectAccessible();
  });

  await test.step("proposed with a note", async () => {
    await part(page, "Aprovação").click();
    await expect(page.getByText("Tudo pronto para propor")).toBeVisible();
    await button(page, "Propor").click();
    const sheet = page.getByRole("dialog", { name: "Propor esta campanha?" });
    await sheet.getByRole("textbox", { name: "Observação" }).fill("Verão com monitores");
    await sheet.getByRole("button", { name: "Propor" }).click();
    await expect(page.getByText("Espera a decisão de outra pessoa da administração.")).toBeVisible();
    await expect(button(page, "Aprovar")).toBeHidden();
    await expectAccessible();
  });

  await test.step("approved by the second person", async () => {
    const other = await aStaffMember(app, client, "program_administrator");
    await signIn(second, product, other, "/admin/campaigns");
    await second.getByRole("link", { name: "Aprovação" }).click();
    await expect(second.getByText("Verão com monitores")).toBeVisible();
    await expect(second.getByText("3 novas, 0 alteradas, 0 retiradas")).toBeVisible();
    await button(second, "Aprovar").click();
    const sheet = second.getByRole("dialog", { name: "Aprovar?" });
    await sheet.getByRole("button", { name: "Aprovar" }).click();
    await expect(second.getByText("Aprovada: começa sozinha no primeiro dia.")).toBeVisible();
    await page.goto("/admin/campaigns");
    await expect(page.getByRole("grid").getByText("Programada")).toBeVisible();
  });
});

test("a running campaign stays as it is and takes a promotion", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app);
  const campaign = await aCampaign(app, client, { ruleSet: notebooks, budget: 1000 });
  await signInAs(
    await aStaffMember(app, client, "program_administrator"),
    `/admin/campaigns/${campaign.id}/rules`,
  );
  await expect(
    page.getByText("A campanha começou: valores, datas e participantes não mudam mais."),
  ).toBeVisible();
  await expect(page.getByRole("grid")).toHaveAttribute("aria-readonly", "true");
  await button(page, "Adicionar promoção").click();
  const sheet = page.getByRole("dialog", { name: "Promoção em campanha em andamento" });
  await sheet.getByRole("button", { name: "Propor promoção" }).click();
  await expect(sheet.getByRole("alert")).toContainText("Faltam dados");
  await sheet.getByRole("textbox", { name: "Nome em Português" }).fill(unique("Relâmpago"));
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: "Propor promoção" }).click();
  await expect(page.getByText("Promoção proposta")).toBeVisible();
  await part(page, "Aprovação").click();
  await expect(page.getByRole("heading", { name: "Promoções propostas" })).toBeVisible();
  await expectAccessible();
  await part(page, "Andamento").click();
  await expect(page.getByText("Os dois lados conferem: nenhum ponto se perdeu.")).toBeVisible();
  await expectAccessible();
});

test("two edit the same rules: nothing typed is lost", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  second,
  complaints,
}) => {
  complaints.expect(/status of 409 .*\/api\/office\/campaigns/);
  const { app } = product;
  const client = await aClient(app);
  const { id } = await aCampaign(app, client, { state: "draft", ruleSet: notebooks });
  const path = `/admin/campaigns/${id}/rules`;
  await signInAs(await aStaffMember(app, client, "program_administrator"), path);
  await signIn(second, product, await aStaffMember(app, client, "program_administrator"), path);
  await expect(second.getByRole("gridcell", { name: "Notebook" })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Notebook" })).toBeVisible();

  await second.getByRole("textbox", { name: "Pontos por dia e pessoa" }).fill("500");
  await button(second, "Salvar").click();
  await expect(second.getByText("Regras salvas", { exact: true })).toBeVisible();

  await page.getByRole("grid").focus();
  await page.keyboard.press("Home");
  await page.keyboard.type("Tablet");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Escape");
  await button(page, "Salvar").click();
  await expect(page.getByText("Outra pessoa salvou", { exact: false })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Tablet" })).toBeVisible();
  await expect(page.getByRole("textbox", { name: "Pontos por dia e pessoa" })).toHaveValue("500");
  await button(page, "Salvar").click();
  await expect(page.getByText("Regras salvas", { exact: true })).toBeVisible();
});

test("a proposal is read and decided on the phone", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app);
  const days = { beginsOn: addDays(today(), 5), endsOn: addDays(today(), 80) };
  const { id } = await aCampaign(app, client, { state: "draft", ruleSet: notebooks, days });
  const ana = await aStaffMember(app, client, "program_administrator");
  const { answer } = await app.request(readCampaign, { params: { id } }, { as: ana });
  const body = { version: answer.version, note: "Só notebooks" };
  await app.request(proposeRules, { params: { id }, body }, { as: ana });

  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/campaigns");
  const waiting = page.getByRole("link", { name: "Aprovação" });
  await expect(waiting).toBeVisible();
  await expectAccessible();
  await waiting.click();
  await expect(page.getByText("Só notebooks")).toBeVisible();
  await expectAccessible();
  await button(page, "Recusar").click();
  const refusing = page.getByRole("dialog", { name: "Recusar a proposta?" });
  await refusing.getByRole("button", { name: "Recusar" }).click();
  await expect(refusing.getByText("Escreva o motivo")).toBeVisible();
  await refusing.getByRole("button", { name: "Cancelar" }).click();
  await part(page, "Regras").click();
  await expect(page.getByRole("list", { name: "Tabela de pontos por produto" })).toContainText("Notebook");
  await expectAccessible();
  await part(page, "Aprovação").click();
  await button(page, "Aprovar").click();
  await page.getByRole("dialog", { name: "Aprovar?" }).getByRole("button", { name: "Aprovar" }).click();
  await expect(page.getByText("Aprovada: começa sozinha no primeiro dia.")).toBeVisible();
});

test("a points table comes from a file, its bad lines told", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app);
  const { id } = await aCampaign(app, client, { state: "draft", ruleSet: notebooks });
  await signInAs(await aStaffMember(app, client, "program_administrator"), `/admin/campaigns/${id}/rules`);
  await button(page, "Importar arquivo").click();
  const sheet = page.getByRole("dialog", { name: "Importar tabela de pontos" });
  const csv = "product_type;brand;points;experience\r\nMonitor;Aurora;30;30\r\nTablet;Vertex;muitos;5\r\n";
  await sheet
    .locator("input[type=file]")
    .setInputFiles({ name: "pontos.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  await expect(sheet.getByRole("heading", { name: "1 linha precisa de correção" })).toBeVisible();
  await expect(sheet.getByRole("table", { name: "Linhas com erro" })).toContainText("muitos");
  await expectAccessible("[role=dialog]");
  await expect(sheet.getByRole("radio", { name: "Adicionar no fim" })).toBeChecked();
  await sheet.getByRole("button", { name: "Seguir só com a linha certa" }).click();
  await expect(page.getByText("2 linhas", { exact: true })).toBeVisible();
  await expect(page.getByRole("gridcell", { name: "Monitor" })).toBeVisible();
});
