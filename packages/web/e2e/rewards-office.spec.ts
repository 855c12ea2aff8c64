// The office of rewards: a section, an item, its stock, and codes; a correction is decided by another person.
import type { Page } from "@playwright/test";
import { aClient, aStaffMember } from "../../server/test/builders.ts";
import { aReward } from "../../server/test/builders-rewards.ts";
import { expect, test } from "./fixtures/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");

test("a reward is written, published, received and counted again by two", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const client = await aClient(product.app);
  const [one, other] = [
    await aStaffMember(product.app, client, "program_administrator"),
    await aStaffMember(product.app, client, "program_administrator"),
  ];

  await test.step("a department with a category", async () => {
    await signInAs(one, "/admin/rewards/sections");
    await expect(title(page)).toHaveText("Categorias e limites");
    await page.getByRole("button", { name: "Novo departamento" }).click();
    await page.getByRole("textbox", { name: "Departamento" }).fill("Eletrônicos");
    await page.getByRole("button", { name: "Nova categoria" }).click();
    await page.getByRole("textbox", { name: "Categoria" }).fill("Áudio");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Departamentos e categorias salvos")).toBeVisible();
    await page.getByRole("textbox", { name: "Áudio: Por mês" }).fill("2");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Limites salvos")).toBeVisible();
    await expectAccessible();
  });

  await test.step("an item, saved as a draft and published", async () => {
    await main(page).getByRole("link", { name: "Prêmios" }).click();
    await expect(page.getByText("Nenhum prêmio ainda")).toBeVisible();
    await page.getByRole("link", { name: "Novo prêmio" }).click();
    await page.getByRole("textbox", { name: "SKU" }).fill("FONE-1");
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByRole("alert")).toContainText("Nome (Português)");
    await page.getByRole("textbox", { name: "Nome (Português)" }).fill("Fone Aurora");
    await page.getByRole("combobox", { name: "Categoria" }).selectOption("Áudio");
    await page.getByRole("textbox", { name: "Pontos: Brasil" }).fill("1.500");
    await expectAccessible();
    await page.getByRole("button", { name: "Salvar" }).click();
    await expect(title(page)).toHaveText("Fone Aurora");
    await expect(main(page).getByText("Rascunho", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Publicar" }).click();
    await expect(main(page).getByText("Na loja", { exact: true }).first()).toBeVisible();
    await expectAccessible();
  });

  await test.step("ten come in, and a count finds two fewer", async () => {
    await page.goto("/admin/rewards/stock");
    await main(page)
      .getByRole("row", { name: /Fone Aurora/ })
      .click();
    const sheet = page.getByRole("dialog", { name: /Fone Aurora/ });
    await sheet.getByRole("textbox", { name: "Unidades" }).fill("10");
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Registrar entrada" }).click();
    await expect(page.getByText("Entrada registrada")).toBeVisible();
    await main(page)
      .getByRole("row", { name: /Fone Aurora/ })
      .click();
    await sheet.getByRole("radio", { name: "Propor correção" }).check();
    await sheet.getByRole("radio", { name: "Há menos" }).check();
    await sheet.getByRole("textbox", { name: "Unidades" }).fill("2");
    await sheet.getByRole("textbox", { name: "Motivo" }).fill("Contagem de sexta");
    await sheet.getByRole("button", { name: "Propor", exact: true }).click();
    await expect(page.getByText("Outra pessoa da equipe decide agora")).toBeVisible();
    await main(page).getByRole("radio", { name: "Correções" }).check();
    await expect(page.getByRole("button", { name: /Retirar proposta/ })).toBeVisible();
    await expect(page.getByRole("button", { name: /^Aprovar/ })).toBeHidden();
    await expectAccessible();
  });

  await test.step("another person approves", async () => {
    await signInAs(other, "/admin/rewards/stock?view=corrections");
    await page.getByRole("button", { name: /^Aprovar/ }).click();
    await expect(page.getByText("Correção aprovada")).toBeVisible();
    await page.goto("/admin/rewards/stock");
    await expect(main(page).getByRole("row", { name: /Fone Aurora/ })).toContainText("8 unidades");
  });

  await test.step("codes come in by a file; one that is twice in it is a bad line", async () => {
    const digital = await aReward(product.app, client, { name: "Vale", delivery: "digital" });
    await page.goto(`/admin/rewards/${digital.id}/codes`);
    await expect(title(page)).toHaveText("Códigos digitais");
    const choose = (codes: string[]) =>
      page.locator("input[type=file]").setInputFiles({
        name: "vales.csv",
        mimeType: "text/csv",
        buffer: Buffer.from(["Código", ...codes].join("\r\n")),
      });
    await choose(["AAA-1", "BBB-2", "AAA-1"]);
    await expect(page.getByRole("heading", { name: /1 linha/ })).toBeVisible();
    await expect(main(page).getByText("AAA-1")).toBeHidden();
    await page.getByRole("button", { name: "Escolher outro arquivo" }).click();
    await choose(["AAA-1", "BBB-2"]);
    await page.getByRole("button", { name: "Importar 2 códigos" }).click();
    await expect(page.getByRole("heading", { name: "Importação concluída" })).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Escolher outro arquivo" }).click();
    await expect(main(page).getByText("2 livres, 0 reservados, 0 entregues de 2")).toBeVisible();
  });
});
