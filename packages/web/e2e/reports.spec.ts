// The manager reads the programme's figures and takes them along as a file.
import { readFileSync } from "node:fs";
import { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { figureJobs } from "../../server/src/insight/reports/index.ts";
import { campaignJobs } from "../../server/src/loyalty/campaigns/index.ts";
import { aStaffMember } from "../../server/test/builders.ts";
import { aMarket, aReport } from "../../server/test/builders-sales.ts";
import { expect, test } from "./fixtures/test.ts";

test("sales are read as a chart and a table, narrowed, and saved as a file", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { app } = product;
  const market = await aMarket(app);
  const manager = await aStaffMember(app, market.client, "program_administrator");
  await app.request(reportSale, { body: await aReport(app, market) }, { as: market.seller });
  const once = { attempt: 1, maxAttempts: 1 };
  await campaignJobs["campaigns.count_days"].run(app.parts, {}, once);
  await figureJobs["reports.count_sums"].run(app.parts, {}, once);

  await signInAs(manager, "/admin/figures");
  const title = page.getByRole("heading", { level: 1 });
  await expect(title).toHaveText("Números do programa");
  await expect(page.getByText(/^Contado /)).toBeVisible();
  const table = page.getByRole("table", { name: "Unidades e pontos" });
  await expect(table.getByRole("row")).toHaveCount(2);
  await expect(page.locator("svg.recharts-surface").first()).toBeVisible();
  await expectAccessible();

  await page.getByRole("combobox", { name: "Por" }).selectOption("Marca");
  await expect(table.getByRole("row", { name: /Aurora 2 1 120/ })).toBeVisible();
  await expect(page).toHaveURL(/by=brand/);

  await test.step("as a file, with the page's filters", async () => {
    const saving = page.waitForEvent("download");
    await page.getByRole("button", { name: "Exportar" }).click();
    await page.getByRole("menuitem", { name: "CSV" }).click();
    const file = await saving;
    expect(file.suggestedFilename()).toMatch(/^figures-sales-.+\.csv$/);
    expect(readFileSync(await file.path(), "utf8")).toContain("Aurora;1;2;120;");
    await page.goto("/admin/exports");
    await expect(page.getByRole("row", { name: /Números de vendas.*Pronto/ })).toBeVisible();
    await expectAccessible();
  });

  await test.step("sent by itself every week, from the same page", async () => {
    await page.goto("/admin/figures/sales?by=brand");
    await page.getByRole("button", { name: "Exportar" }).click();
    await page.getByRole("menuitem", { name: "Receber regularmente…" }).click();
    const sheet = page.getByRole("dialog", { name: "Agendar este relatório" });
    await sheet.getByRole("textbox", { name: "Nome" }).fill("Vendas por marca");
    await sheet.getByRole("combobox", { name: "Dia da semana" }).selectOption({ label: "sexta-feira" });
    await expectAccessible();
    await sheet.getByRole("button", { name: "Agendar" }).click();
    await page.goto("/admin/report-schedules");
    const row = page.getByRole("row", { name: /Vendas por marca.*sexta-feira, 0?8:00.*Ainda não enviado/ });
    await expect(row).toBeVisible();
    await expectAccessible();
    await row.click();
    const known = page.getByRole("dialog", { name: "Vendas por marca" });
    await known.getByRole("switch", { name: "Em pausa" }).press("Space");
    await known.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByRole("row", { name: /Vendas por marca.*Pausado/ })).toBeVisible();
  });

  await page.goto("/admin/figures/points");
  await expect(page.getByRole("table", { name: "Pontos" }).getByRole("row")).toHaveCount(2);
  for (const [question, name] of [
    ["audit", "Nada por aqui"],
    ["queues", "Esperando, por tempo"],
    ["redemption", "Nada por aqui"],
    ["levels", "Níveis"],
    ["ages", "Pessoas por idade"],
    ["compare", "Unidades por semana"],
  ] as const) {
    await page.goto(`/admin/figures/${question}`);
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
    await expectAccessible();
  }
});
