// The model's worked example as its people live it: the seller on a phone, auditor and office at their desks.
import type { Page } from "@playwright/test";
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { emptyRuleSet, type RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { campaignJobs } from "../../server/src/loyalty/campaigns/index.ts";
import type { TestApp } from "../../server/test/app.ts";
import { aProduct, aStaffMember } from "../../server/test/builders.ts";
import { aClaim } from "../../server/test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { aReward } from "../../server/test/builders-rewards.ts";
import { homeAddress } from "../../server/test/home-address.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { signInAs as signIn } from "./fixtures/sign-in.ts";
import { expect, test } from "./fixtures/test.ts";
import { SaleForm } from "./pages/sale-form.ts";

const zone = "America/Sao_Paulo";
const menu = ["home", "campaigns", "insert-sales", "reward-store", "profile"] as const;
const modules = { has_campaigns: true, has_sales: true, has_reward_store: true, has_profile: true };

/** 60 points and 60 experience a unit, points ×1.5 from the first day to the last: the campaign ends tomorrow. */
async function aProgramme(app: TestApp) {
  const today = localDay(app.clock.now(), zone);
  const days = { beginsOn: addDays(today, -40), endsOn: addDays(today, 1) };
  const spring = {
    ...{
      id: "spring",
      name: { "pt-BR": "Primavera" },
      factor: { numerator: 3, denominator: 2 },
    },
    ...{ from: days.beginsOn, to: days.endsOn, experienceToo: false, stacks: false },
    ...{ match: {}, countries: [], storeGroupIds: [], levels: [] },
  };
  const ruleSet: RuleSet = {
    ...emptyRuleSet,
    base: [{ id: "all", match: {}, points: 60, experience: 60 }],
    multipliers: [spring],
  };
  const client = await aClientWithMenu(app, modules, menu);
  // Every claim is audited: the audit's word is what this is about.
  const campaign = await aCampaign(app, client, { days, ruleSet, sample_rate: 1000 });
  const { recipient: _, phone, ...address } = homeAddress;
  const seller = await anEnrolled(app, client, campaign, {
    user: {
      ...{ first_name: "Ana", last_name: "Souza" },
      ...{ phones: JSON.stringify({ cellphone: phone }), address: JSON.stringify(address) },
    },
    store: { photos_allowed: false },
  });
  const auditor = await aStaffMember(app, client, "auditor");
  const office = await aStaffMember(app, client, "program_administrator");
  const sold = (number: string) =>
    aClaim(app, client, campaign, seller, {
      ...{ ruleSet, saleDate: today, priority: 1_000_000 },
      claim: { invoice_number: number, invoice_key: number },
    });
  return { client, campaign, seller, auditor, office, sold };
}

/** Parts of the points page and their numbers; a part that is not named is not shown. */
async function expectPoints(page: Page, parts: Record<string, number>): Promise<void> {
  for (const part of ["Livres", "Em auditoria", "Reservados", "Débito", "Experiência"]) {
    const row = page.locator("dl > div").filter({ has: page.getByText(part, { exact: true }) });
    const amount = parts[part];
    if (amount === undefined) await expect(row, part).toHaveCount(0);
    else
      await expect(row.getByText(new RegExp(`^${amount} pontos?( de experiência)?$`)), part).toBeAttached();
  }
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const statement = (page: Page) => page.getByRole("region", { name: "Extrato" }).getByRole("listitem");
const verdict = (desk: Page, name: string) =>
  desk.getByRole("toolbar", { name: "Decisão" }).getByRole("button", { name, exact: true });
/** A verdict can be taken back for some seconds; leaving the page sends it. */
const leaveTheQueue = (desk: Page) =>
  desk.getByRole("main").getByRole("link", { name: "Auditoria de vendas" }).click();

test("an order that leaned on a rejected sale: points, order, statement and books, to the campaign's end", {
  tag: "@phone",
}, async ({ page, product, signInAs, atDesk, shell, expectAccessible }) => {
  const { app } = product;
  const { client, campaign, seller, auditor, office, sold } = await aProgramme(app);
  const bag = await aReward(app, client, { name: "Mochila", units: 1, prices: { BR: 150 } });
  await aProduct(app, client, { name: "Aurora Breeze 15" });
  await sold("5501");
  const form = new SaleForm(page);
  const sheet = page.getByRole("dialog");
  const now = page.locator("[aria-current=step]");

  await test.step("the second unit is reported: +180 points, +120 XP in all", async () => {
    await signInAs(seller, "/insert-sales");
    await form.number.fill("7702");
    await form.add("Aurora Breeze 15");
    await form.send.click();
    await expect(form.receipt.getByText("90 pontos", { exact: true })).toBeAttached();
    await page.getByRole("link", { name: "Ver extrato" }).click();
    const all = { Livres: 0, "Em auditoria": 180, Experiência: 120 };
    await expectPoints(page, all);
    await expect(statement(page)).toHaveCount(2);
  });

  const audit = await atDesk(auditor, "/admin/review/work");
  await test.step("the audit passes one unit", async () => {
    await expect(title(audit)).toHaveText("5501");
    await verdict(audit, "Aprovar").click();
    await expect(title(audit)).toHaveText("7702");
    await leaveTheQueue(audit);
    const half = { Livres: 90, "Em auditoria": 90, Experiência: 120 };
    await expectPoints(page, half);
  });

  await test.step("an order of 150 draws what passed, and 60 that wait", async () => {
    await page.goto(`/reward-store/details/${bag.id}/`);
    await page.getByRole("button", { name: "Resgatar", exact: true }).click();
    await sheet.getByRole("button", { name: "Continuar" }).click();
    await expect(sheet.getByText("60 pontos ainda estão em auditoria")).toBeVisible();
    await sheet.getByRole("button", { name: "Resgatar por 150 pontos" }).click();
    await sheet.getByRole("link", { name: "Ver o pedido" }).click();
    await expect(page).toHaveURL(/\/profile\/orders\//);
    const waits = page.getByRole("region", { name: "O que este pedido espera" });
    await expect(waits.getByRole("listitem")).toHaveText("Nota 770260 pontos");
  });
  const orderPage = page.url();
  const orders = await atDesk(office, new URL(orderPage).pathname.replace("/profile/", "/admin/"));

  await test.step("the office sees what it waits for, and cannot approve it", async () => {
    await expect(orders.getByText("60 pontos esperam auditoria").first()).toBeVisible();
    await expect(orders.getByRole("button", { name: "Não aprovar" })).toBeVisible();
    await expect(orders.getByRole("button", { name: "Aprovar", exact: true })).toBeHidden();
  });

  await test.step("30 stay under audit, 150 are held", async () => {
    await expect(now).toContainText("Aguardando aprovação");
    await page.getByRole("main").getByRole("link", { name: "Pedidos" }).first().click();
    await page.goto("/profile/points");
    const held = { Livres: 0, "Em auditoria": 30, Reservados: 150, Experiência: 120 };
    await expectPoints(page, held);
    await expect(statement(page).first()).toContainText(/Reservados para um pedido.*−150/s);
  });

  await test.step("the other unit is rejected: 90 are free again, nothing is owed, experience fell with the sale", async () => {
    await audit.getByRole("link", { name: "Começar" }).click();
    await expect(title(audit)).toHaveText("7702");
    await verdict(audit, "Reprovar").click();
    await audit.getByLabel("Com suas palavras").fill("Nota ilegível");
    await audit.getByRole("dialog").getByRole("button", { name: "Reprovar" }).click();
    await leaveTheQueue(audit);
    await expectPoints(page, { Livres: 90, "Em auditoria": 0, Experiência: 60 });
    await expect(statement(page)).toHaveText([
      /Pontos estornados.*Nota 7702.*−90/s,
      /Devolvidos de um pedido.*\+150/s,
      /Reservados para um pedido.*−150/s,
      /Pontos ganhos.*Nota 7702.*\+90.*Estornados/s,
      /Pontos ganhos.*\+90.*Confirmados/s,
    ]);
  });

  await test.step("the order says why it ended, and what is missing for another", async () => {
    await statement(page).nth(1).getByText("Devolvidos de um pedido").click();
    await statement(page).nth(1).getByRole("link", { name: "Ver o pedido" }).click();
    await expect(page).toHaveURL(orderPage);
    await expect(now).toContainText("Não aprovado");
    await expect(now).toContainText("Auditoria");
    await expect(now).toContainText("Os pontos deste pedido não passaram na auditoria");
    await expect(page.getByRole("region", { name: "O que este pedido espera" })).toBeHidden();
    await expectAccessible();
    await page.getByRole("main").getByRole("link", { name: "Mochila" }).click();
    await expect(page.getByText("Faltam 60 pontos")).toBeVisible();
    await shell.bell.click();
    await expect(page.getByText("Pedido não aprovado")).toBeVisible();
  });

  await test.step("the campaign ends: 90 expire, and the books say where each of 180 went", async () => {
    // Days pass at once: nobody's page is open over them.
    await Promise.all([page, audit, orders].map((open) => open.goto("about:blank")));
    app.clock.pass({ days: 2 });
    await campaignJobs["campaigns.begin_and_end"].run(app.parts, {}, { attempt: 1, maxAttempts: 1 });
    await signIn(orders, product, office, `/admin/campaigns/${campaign.id}/progress`);
    await orders.getByRole("button", { name: "Encerrar", exact: true }).click();
    await orders.getByRole("dialog").getByRole("button", { name: "Encerrar", exact: true }).click();
    await expect(orders.getByText("Campanha encerrada")).toBeVisible();
    await expect(orders.getByRole("main")).toContainText(/180creditados=90expirados\+90estornados/);
    await signInAs(seller, "/profile/points");
    await expectPoints(page, { Livres: 0, "Em auditoria": 0, Experiência: 60 });
    await expect(statement(page).first()).toContainText(/Pontos expirados.*−90/s);
  });
});
