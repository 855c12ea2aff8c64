// The queue of orders: what is ready is decided together, sent, and taken home; what waits says for what.
import type { Page } from "@playwright/test";
import { aBuyer, anOrder, aShop, givePoints } from "../../server/test/builders-orders.ts";
import { expect, test } from "./fixtures/test.ts";

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");

test("orders are approved together, one is not, one is shipped and delivered", {
  tag: "@desktop",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { app } = product;
  const shop = await aShop(app, { reward: { name: "Fone Aurora" } });
  const first = await anOrder(app, shop);
  const second = await anOrder(app, shop);
  const refused = await anOrder(app, shop);
  const late = await aBuyer(app, shop, 0);
  await givePoints(app, shop.campaign, late, 100, { audit: "awaiting" });
  const waiting = await anOrder(app, { ...shop, buyer: late });
  const row = (code: string) => main(page).getByRole("row").filter({ hasText: code });

  await signInAs(shop.office, "/admin/orders");
  await expect(title(page)).toHaveText("Pedidos");
  await expect(main(page).getByText("3 pedidos", { exact: true })).toBeVisible();
  await expect(row(waiting.code)).toBeHidden();
  await expectAccessible();

  await test.step("one is not approved, with a reason", async () => {
    await row(refused.code).getByRole("checkbox").check();
    const bar = page.getByRole("region", { name: "Pedidos marcados" });
    await bar.getByRole("button", { name: "Não aprovar" }).click();
    const question = page.getByRole("dialog");
    await question.getByRole("button", { name: "Não aprovar" }).click();
    await expect(question.getByText("Diga o motivo")).toBeVisible();
    await expectAccessible("[role=dialog]");
    await question.getByRole("textbox", { name: "Motivo" }).fill("Pedido repetido");
    await question.getByRole("button", { name: "Não aprovar" }).click();
    await expect(page.getByText("1 pedido não aprovado")).toBeVisible();
    await expect(row(refused.code)).toBeHidden();
  });

  await test.step("the others are approved together", async () => {
    await main(page).getByRole("checkbox", { name: "Selecionar todas as linhas" }).check();
    await page.getByRole("button", { name: "Aprovar", exact: true }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Aprovar", exact: true }).click();
    await expect(page.getByText("2 pedidos aprovados")).toBeVisible();
    await expect(page.getByRole("heading", { name: "Nada espera por você" })).toBeVisible();
  });

  await test.step("both leave with their tracking", async () => {
    await page.getByRole("link", { name: "Para enviar" }).click();
    await main(page).getByRole("checkbox", { name: "Selecionar todas as linhas" }).check();
    await page.getByRole("button", { name: "Enviar", exact: true }).click();
    const sheet = page.getByRole("dialog", { name: "Enviar 2 pedidos" });
    await sheet.getByRole("textbox", { name: "Transportadora" }).fill("Correios");
    await sheet.getByRole("textbox", { name: new RegExp(first.code) }).fill("BR1");
    await sheet.getByRole("textbox", { name: new RegExp(second.code) }).fill("BR2");
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Enviar" }).click();
    await expect(page.getByText("2 pedidos enviados")).toBeVisible();
  });

  await test.step("one arrives", async () => {
    await page.getByRole("link", { name: "A caminho" }).click();
    await row(first.code).click();
    await expect(title(page)).toHaveText(`Pedido ${first.code}`);
    await expect(main(page).getByText("BR1")).toBeVisible();
    await expectAccessible();
    await page.getByRole("button", { name: "Marcar como entregue" }).click();
    await page.getByRole("dialog").getByRole("button", { name: "Marcar como entregue" }).click();
    await expect(main(page).getByText("Entregue", { exact: true }).first()).toBeVisible();
    await expect(main(page).getByRole("listitem").filter({ hasText: "marcou como entregue" })).toBeVisible();
  });

  await test.step("what waits says for what, and cannot be approved", async () => {
    await page.goto(`/admin/orders/${waiting.id}`);
    await expect(page.getByRole("heading", { name: "O que ele espera" })).toBeVisible();
    await expect(main(page).getByText("100 pontos esperam auditoria").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Aprovar", exact: true })).toBeHidden();
    await expect(page.getByRole("button", { name: "Não aprovar" })).toBeVisible();
    await expectAccessible();
  });
});
