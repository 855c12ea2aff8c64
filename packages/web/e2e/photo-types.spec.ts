// Types of photo people may take in their stores, as the programme manager sets them up.
import type { Page } from "@playwright/test";
import { aClient, aStaffMember } from "../../server/test/builders.ts";
import { aCampaign, sixtyEach } from "../../server/test/builders-campaigns.ts";
import { expect, test } from "./fixtures/test.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("photo types are added, named, ordered and switched off", { tag: "@desktop" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { app } = product;
  const client = await aClient(app);
  await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/campaigns");
  await page.getByRole("link", { name: "Tipos de foto" }).click();
  await expect(page.getByText("Nenhum tipo de foto ainda")).toBeVisible();
  await expectAccessible();

  const add = async (name: string) => {
    await button(page, "Novo tipo de foto").first().click();
    const sheet = page.getByRole("dialog", { name: "Novo tipo de foto" });
    await sheet.getByRole("textbox", { name: "Nome em Português" }).fill(name);
    await sheet.getByRole("button", { name: "Adicionar" }).click();
    await expect(page.getByText(`${name} adicionado`)).toBeVisible();
  };
  await button(page, "Novo tipo de foto").first().click();
  const empty = page.getByRole("dialog", { name: "Novo tipo de foto" });
  await empty.getByRole("button", { name: "Adicionar" }).click();
  await expect(empty.getByRole("alert")).toContainText("Nome em Português");
  await expectAccessible("[role=dialog]");
  await empty.getByRole("button", { name: "Cancelar" }).click();
  await add("Vitrine");
  await add("Gôndola");

  const rows = page.getByRole("main").getByRole("listitem");
  await button(page, "Subir Gôndola").click();
  await expect(rows.first()).toContainText("Gôndola");
  await button(page, "Alterar Gôndola").click();
  const sheet = page.getByRole("dialog", { name: "Gôndola" });
  await sheet.getByRole("textbox", { name: "Nome em English" }).fill("Shelf");
  await sheet.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Gôndola salvo")).toBeVisible();
  await page.getByRole("switch", { name: "Usar Vitrine" }).press("Space");
  await expect(rows.last()).toContainText("Desligado");
  await expectAccessible();
  await page.reload();
  await expect(rows.first()).toContainText("Gôndola");
  await expect(rows.last()).toContainText("Desligado");

  await test.step("a campaign's rule names one of them", async () => {
    const { id } = await aCampaign(app, client, { state: "draft", ruleSet: sixtyEach });
    await page.goto(`/admin/campaigns/${id}/rules`);
    await button(page, "Atividade").click();
    await page.getByRole("combobox", { name: "Atividade" }).selectOption("Foto da loja");
    const type = page.getByRole("combobox", { name: "Tipo de foto" });
    await expect(type.getByRole("option")).toHaveText(["Qualquer tipo", "Gôndola"]);
    await type.selectOption("Gôndola");
    await page.getByRole("main").getByRole("textbox", { name: "Pontos", exact: true }).fill("30");
    await expectAccessible();
    await button(page, "Salvar").click();
    await expect(page.getByText("Regras salvas", { exact: true })).toBeVisible();
    await page.reload();
    await expect(type.locator("option:checked")).toHaveText("Gôndola");
  });
});
