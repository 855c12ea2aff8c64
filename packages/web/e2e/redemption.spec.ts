// Rewards for points: a salesperson finds a reward, redeems it, and follows it until it is in their hands.
import type { Page } from "@playwright/test";
import { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { decideOnOrders, shipOrders } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { hashPassword } from "../../server/src/accounts/identity/index.ts";
import { aProduct, aStaffMember, plant } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { givePoints } from "../../server/test/builders-orders.ts";
import { aReward, aSection, someCodes } from "../../server/test/builders-rewards.ts";
import { aReport } from "../../server/test/builders-sales.ts";
import { homeAddress } from "../../server/test/home-address.ts";
import { aClientWithMenu, password } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

const menu = ["home", "campaigns", "reward-store", "profile"] as const;
const modules = { has_campaigns: true, has_reward_store: true, has_profile: true };

/** A store in Brazil, and somebody with 1,000 audited points who lives on Avenida Paulista. */
async function aStore({ app }: StartedProduct, options: { sample_rate?: number } = {}) {
  const client = await aClientWithMenu(app, modules, menu);
  const campaign = await aCampaign(app, client, options);
  const { recipient: _, phone, ...address } = homeAddress;
  const buyer = await anEnrolled(app, client, campaign, {
    user: {
      first_name: "Ana",
      last_name: "Souza",
      phones: JSON.stringify({ cellphone: phone }),
      address: JSON.stringify(address),
      password_hash: await hashPassword(password),
    },
  });
  await givePoints(app, campaign, buyer, 1000);
  const office = await aStaffMember(app, client, "program_administrator");
  const section = await aSection(app, client, "Áudio");
  return { client, campaign, buyer, office, section };
}

/** A card of an order's page, by its title. */
const card = (page: Page, title: string) =>
  page.locator("section").filter({ has: page.getByRole("heading", { name: title, level: 2 }) });

test("a reward is found, redeemed at the price that holds now, and followed until it arrived", {
  tag: "@phone",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  const { app } = product;
  const { client, buyer, office, section } = await aStore(product);
  const phones = await aReward(app, client, { name: "Fone Aurora", section, units: 5, prices: { BR: 300 } });
  const eligibility = { level: "creator" } as const;
  await aReward(app, client, { name: "Cadeira gamer", units: 5, prices: { BR: 900 }, eligibility });
  await aReward(app, client, { name: "Tablet", units: 5, prices: { BR: 1750 } });
  await signInAs(buyer, "/reward-store");
  const store = page.getByRole("list", { name: "Prêmios" });
  const sheet = page.getByRole("dialog", { name: /resgat|pedido feito/i });
  const proof = page.getByRole("dialog", { name: "É você mesmo?" });
  let order = "";

  await test.step("each card says whether I can have it, and what opens it", async () => {
    await expect(store.getByRole("listitem")).toHaveCount(3);
    const item = (name: string) => store.getByRole("listitem").filter({ hasText: name });
    await expect(item("Fone Aurora")).toContainText("Últimas unidades");
    await expect(item("Cadeira gamer")).toContainText("Abre no nível Creator");
    await expect(item("Tablet")).toContainText("Faltam 750 pontos");
    await expectAccessible();
    await page.getByRole("button", { name: "Posso resgatar" }).click();
    await expect(store.getByRole("listitem")).toHaveCount(1);
    expect(new URL(page.url()).searchParams.get("affordable")).toBe("true");
    await page.getByRole("button", { name: "Fone Aurora na lista de desejos" }).click();
    await page.reload();
    await expect(page.getByRole("button", { name: "Fone Aurora na lista de desejos" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  await test.step("where it goes is known, and a new address asks for the password", async () => {
    await store.getByRole("link", { name: /Fone Aurora/ }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Fone Aurora");
    await expectAccessible();
    await page.getByRole("button", { name: "Resgatar", exact: true }).click();
    await expect(sheet.getByText("Avenida Paulista, 1000")).toBeVisible();
    await sheet.getByRole("button", { name: "Uma unidade a mais" }).click();
    await sheet.getByRole("button", { name: "Alterar" }).click();
    await sheet.getByRole("textbox", { name: "Número" }).fill("");
    await sheet.getByRole("button", { name: "Continuar" }).click();
    await expect(sheet.getByRole("alert")).toContainText("Número: Preencha este campo");
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("textbox", { name: "Número" }).fill("2000");
    await sheet.getByRole("button", { name: "Continuar" }).click();
    await expect(sheet.getByRole("definition").last()).toHaveText("400");
    complaints.expect(/status of 403 .*\/api\/orders/);
    await sheet.getByRole("button", { name: "Resgatar por 600 pontos" }).click();
    await proof.getByRole("textbox", { name: "Sua senha" }).fill(password);
    await expectAccessible("[role=dialog]");
  });

  await test.step("a price that changed meanwhile is shown and asked for anew; nothing was kept", async () => {
    await plant(app, (tx) =>
      tx.updateTable("reward_countries").set({ price: 350 }).where("reward_id", "=", phones.id).execute(),
    );
    complaints.expect(/status of 409 .*\/api\/orders/);
    await proof.getByRole("button", { name: "Confirmar" }).click();
    await expect(sheet.getByRole("alert")).toContainText("O preço mudou de 300 para 350 pontos");
    await expect(sheet.getByRole("definition").last()).toHaveText("300");
  });

  await test.step("two taps are one order", async () => {
    await sheet.getByRole("button", { name: "Resgatar por 700 pontos" }).dblclick();
    await expect(sheet.getByRole("status")).toContainText(/Pedido \w{8} feito/);
    await expectAccessible("[role=dialog]");
    const orders = await plant(app, (tx) =>
      tx.selectFrom("orders").select(["id", "points"]).where("user_id", "=", buyer.userId).execute(),
    );
    expect(orders.map(({ points }) => points)).toEqual([700]);
    order = orders[0]?.id ?? "";
    await sheet.getByRole("link", { name: "Ver o pedido" }).click();
  });

  const now = card(page, "Andamento").locator("[aria-current=step]");
  await test.step("the order tells each step by itself", async () => {
    await expect(now).toContainText("Aguardando aprovação");
    await expect(page.getByText("Avenida Paulista, 2000")).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancelar pedido" })).toBeVisible();
    await expectAccessible();
    await app.request(decideOnOrders, { body: { ids: [order], decision: "approve" } }, { as: office });
    await expect(now).toContainText("Aprovado");
    const shipment = { id: order, carrier: "Correios", tracking: "BR123456789BR" };
    await app.request(shipOrders, { body: { shipments: [shipment] } }, { as: office });
    await expect(now).toContainText("Enviado");
    await expect(page.getByRole("button", { name: /BR123456789BR/ })).toBeVisible();
    await expect(page.getByRole("button", { name: "Cancelar pedido" })).toBeHidden();
  });

  await test.step("it arrived; list and statement know it", async () => {
    await page.getByRole("button", { name: "Recebi o pedido" }).click();
    await expect(now).toContainText("Entregue");
    await page.getByRole("link", { name: "Pedidos" }).first().click();
    await expect(page.getByRole("list", { name: "Pedidos" })).toContainText("2 × Fone Aurora");
    await expectAccessible();
    await page.goto("/profile/points");
    await page.getByText("Resgate confirmado").first().click();
    await page.getByRole("link", { name: "Ver o pedido" }).first().click();
    await expect(page).toHaveURL(new RegExp(`/profile/orders/${order}$`));
  });
});

test("a digital code is shown once the order is approved, hidden until pressed, and copied", {
  tag: "@phone",
}, async ({ page, context, product, signInAs, expectAccessible }) => {
  const { app } = product;
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  const { client, buyer, office, section } = await aStore(product);
  const film = await aReward(app, client, {
    name: "Vale-cinema",
    section,
    delivery: "digital",
    prices: { BR: 200 },
  });
  const codes = await someCodes(app, client, film, { units: 3, by: office });
  await signInAs(buyer, `/reward-store/details/${film.id}/`);
  await page.getByRole("button", { name: "Resgatar", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await expect(sheet.getByText("O código aparece no pedido assim que ele for aprovado.")).toBeVisible();
  await sheet.getByRole("button", { name: "Continuar" }).click();
  await sheet.getByRole("button", { name: "Resgatar por 200 pontos" }).click();
  await sheet.getByRole("link", { name: "Ver o pedido" }).click();
  const mine = card(page, "Seu código");
  await expect(mine).toContainText("O código aparece aqui quando o pedido for aprovado.");
  const id = new URL(page.url()).pathname.split("/").at(-1) ?? "";
  await app.request(decideOnOrders, { body: { ids: [id], decision: "approve" } }, { as: office });
  await page.getByRole("button", { name: "Mostrar o código" }).click();
  const copy = mine.getByRole("button", { name: /^Copiar/ });
  await expectAccessible();
  await copy.click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(codes).toContain(copied);
  await mine.getByRole("button", { name: "Esconder" }).click();
  await expect(copy).toBeHidden();
  await expect(page.getByRole("button", { name: "Cancelar pedido" })).toBeHidden();
});

test("an order says which sale it waits for; called off, it gives its points back", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { app } = product;
  const { client, campaign, buyer } = await aStore(product, { sample_rate: 1000 });
  const bag = await aReward(app, client, { name: "Mochila", units: 9, prices: { BR: 1100 } });
  const sold = { campaign, seller: buyer, product: await aProduct(app, client) };
  const body = await aReport(app, sold, { invoiceNumber: "4711" });
  await app.request(reportSale, { body }, { as: buyer });
  await signInAs(buyer, `/reward-store/details/${bag.id}/`);
  // Points under audit are a part of those that can be ordered with: they count once.
  await expect(
    page.getByRole("link", { name: "1.120 pontos: 1.000 livres, 120 em auditoria" }),
  ).toBeVisible();
  await page.getByRole("button", { name: "Resgatar", exact: true }).click();
  const sheet = page.getByRole("dialog");
  await sheet.getByRole("button", { name: "Continuar" }).click();
  await expect(sheet.getByText("100 pontos ainda estão em auditoria")).toBeVisible();
  await sheet.getByRole("button", { name: "Resgatar por 1.100 pontos" }).click();
  const waits = page.getByRole("region", { name: "O que este pedido espera" });
  await expect(waits.getByRole("listitem")).toHaveText("Nota 4711100 pontos");
  await expectAccessible("[role=dialog]");
  await sheet.getByRole("button", { name: "Voltar à loja" }).click();
  await expect(page.getByText("Faltam 1.080 pontos")).toBeVisible();
  await expect(page.getByRole("button", { name: "Resgatar", exact: true })).toBeDisabled();
  await page.goto("/profile/orders");
  await page.getByRole("link", { name: /Mochila/ }).click();
  await expect(waits).toContainText("100 pontos ainda estão em auditoria");
  await page.getByRole("button", { name: "Cancelar pedido" }).click();
  const question = page.getByRole("dialog", { name: "Cancelar este pedido?" });
  await expectAccessible("[role=dialog]");
  await question.getByRole("button", { name: "Cancelar pedido" }).click();
  await expect(page.getByRole("main").getByText("Cancelado", { exact: true }).first()).toBeVisible();
  await page.goto(`/reward-store/details/${bag.id}`);
  await expect(page.getByRole("button", { name: "Resgatar", exact: true })).toBeEnabled();
});
