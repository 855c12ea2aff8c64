// Points that were spent and fall afterwards: what somebody owes, what it closes, and how the next sale settles it.
import type { Page } from "@playwright/test";
import { reverseClaim } from "@trilha/contract/loyalty/claims/audit-endpoints.ts";
import { decideOnOrders, redeem } from "@trilha/contract/loyalty/orders/endpoints.ts";
import { aStaffMember } from "../../server/test/builders.ts";
import { aClaim } from "../../server/test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { aRedemption } from "../../server/test/builders-orders.ts";
import { aReward } from "../../server/test/builders-rewards.ts";
import { homeAddress } from "../../server/test/home-address.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

const menu = ["home", "campaigns", "reward-store", "profile"] as const;
const modules = { has_campaigns: true, has_sales: true, has_reward_store: true, has_profile: true };

/** Ana sold two units, 120 points, redeemed headphones of 100 with them, and they were approved. */
async function aSpender({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, modules, menu);
  const campaign = await aCampaign(app, client);
  const { recipient: _, phone, ...address } = homeAddress;
  const ana = await anEnrolled(app, client, campaign, {
    user: {
      ...{ first_name: "Ana", last_name: "Souza" },
      ...{ phones: JSON.stringify({ cellphone: phone }), address: JSON.stringify(address) },
    },
  });
  const auditor = await aStaffMember(app, client, "auditor");
  const office = await aStaffMember(app, client, "program_administrator");
  const sold = (number: string, quantity: number, state: "accepted" | "in_review") =>
    aClaim(app, client, campaign, ana, {
      lines: [{ quantity }],
      claim: { invoice_number: number, invoice_key: number, state },
    });
  const first = await sold("8801", 2, "accepted");
  const reward = await aReward(app, client, { name: "Fone Aurora", units: 5, prices: { BR: 100 } });
  const body = aRedemption({ campaign, reward });
  const { id } = (await app.request(redeem, { body }, { as: ana })).answer;
  await app.request(decideOnOrders, { body: { ids: [id], decision: "approve" } }, { as: office });
  const cover = await aReward(app, client, { name: "Capa", units: 5, prices: { BR: 120 } });
  return { ana, auditor, first, cover, sold };
}

const statement = (page: Page) =>
  page
    .getByRole("region", { name: "Extrato" })
    .locator("li")
    .filter({ has: page.locator("summary") });

/** Parts of the points page and their numbers; undefined: the part is not shown. */
async function expectPoints(page: Page, parts: Record<string, number | undefined>): Promise<void> {
  for (const [part, amount] of Object.entries(parts)) {
    const row = page.locator("dl > div").filter({ has: page.getByText(part, { exact: true }) });
    if (amount === undefined) await expect(row, part).toHaveCount(0);
    else await expect(row.getByText(new RegExp(`^${amount} pontos?$`)), part).toBeAttached();
  }
}

test("spent points that fall are owed, close the store, and are paid by what is confirmed next", {
  tag: "@phone",
}, async ({ page, product, signInAs, shell, expectAccessible }) => {
  const { app } = product;
  const { ana, auditor, first, cover, sold } = await aSpender(product);
  await signInAs(ana, "/profile/points");
  await expect(statement(page).first()).toContainText("Resgate confirmado");
  await expectPoints(page, { Livres: 20, Débito: undefined });

  await test.step("the sale behind them falls: the open page says what is gone, and what is owed", async () => {
    await app.request(
      reverseClaim,
      { params: { type: "claim", id: first.id }, body: { version: 1, reason: "reason.altered" } },
      { as: auditor },
    );
    await expect(statement(page).first()).toContainText(/Pontos estornados.*Nota 8801.*−20.*Débito: \+100/s);
    await expect(statement(page).last()).toContainText("20 estornados · 100 em débito");
    await expectPoints(page, { Livres: 0, Débito: 100 });
    await statement(page).first().locator("summary").click();
    await expect(page.getByText("Motivo: A imagem foi alterada")).toBeVisible();
    await expectAccessible();
  });

  const open = page.getByRole("button", { name: "Resgatar", exact: true });
  await test.step("points under audit do not open the store, and it says what does", async () => {
    await sold("8802", 5, "in_review");
    await shell.goTo("Prêmios");
    const me = page.getByRole("region", { name: "Seus pontos para resgatar" });
    await expect(me).toContainText("100 pontos que você já usou foram estornados.");
    await expectAccessible();
    const card = page
      .getByRole("list", { name: "Prêmios" })
      .getByRole("listitem")
      .filter({ hasText: "Capa" });
    await expect(card).toContainText("Abre ao acertar o débito");
    await card.getByRole("link", { name: /Capa/ }).click();
    await expect(page.getByText("Seus próximos 100 pontos confirmados acertam o débito;")).toBeVisible();
    await expect(open).toBeDisabled();
    await expectAccessible();
  });

  await test.step("what is confirmed next pays: a part, line by line", async () => {
    await page.getByRole("link", { name: "Ver extrato" }).click();
    await sold("8803", 1, "accepted");
    await page.reload();
    await expectPoints(page, { Livres: 0, "Em auditoria": 300, Débito: 40 });
    await expect(
      page.getByText("Abatido dos próximos pontos confirmados; depois o resgate volta"),
    ).toBeVisible();
    await expect(statement(page).nth(0)).toContainText(/Abatidos do débito.*−60.*Débito: −60/s);
    await expect(statement(page).nth(1)).toContainText(/Pontos ganhos.*Nota 8803.*\+60.*Abatidos do débito/s);
  });

  await test.step("paid in full, the store is open again", async () => {
    await sold("8804", 1, "accepted");
    await page.reload();
    await expectPoints(page, { Livres: 20, Débito: undefined });
    await expect(page.getByText("Já podem ser trocados por prêmios")).toBeVisible();
    await page.goto(`/reward-store/details/${cover.id}/`);
    await expect(page.getByText("O que abre este prêmio")).toBeHidden();
    await open.click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Continuar" }).click();
    await sheet.getByRole("button", { name: "Resgatar por 120 pontos" }).click();
    await sheet.getByRole("link", { name: "Ver o pedido" }).click();
    await expect(page.locator("[aria-current=step]")).toContainText("Aguardando aprovação");
  });
});
