// Work by keyboard alone: wherever something goes away, focus returns or goes on, and never starts again at the top.
import type { Page } from "@playwright/test";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { aProduct } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../server/test/builders-campaigns.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SaleForm } from "./pages/sale-form.ts";

const zone = "America/Sao_Paulo";

/** Tabs on until the place is reached. */
async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const place = page.getByRole("button", { name });
  for (let step = 0; step < 60; step += 1) {
    if (await place.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${name}`);
}

test("a sale by keyboard: sheets give focus back, a removed line passes it on", {
  tag: "@desktop",
}, async ({ page, product: { app }, signInAs }) => {
  const client = await aClientWithMenu(app, { has_campaigns: true, has_sales: true, has_profile: true }, [
    "home",
    "campaigns",
    "insert-sales",
    "profile",
  ]);
  const today = localDay(app.clock.now(), zone);
  const campaign = await aCampaign(app, client, {
    ruleSet: sixtyEach,
    days: { beginsOn: today, endsOn: today, zones: { BR: zone } },
  });
  const seller = await anEnrolled(app, client, campaign, { country: "BR" });
  for (const name of ["Aurora Breeze 15", "Nimbus Air 13"]) await aProduct(app, client, { name });
  const form = new SaleForm(page);
  await signInAs(seller, "/insert-sales");
  await form.number.focus();

  await tabTo(page, "Adicionar produto");
  await page.keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Escolher produto" });
  await expect(sheet.getByRole("button", { name: "Aurora Breeze 15" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Adicionar produto" })).toBeFocused();

  for (const name of ["Aurora Breeze 15", "Nimbus Air 13"]) {
    await page.keyboard.press("Enter");
    await tabTo(page, name);
    await page.keyboard.press("Enter");
    await expect(sheet).toBeHidden();
    await expect(page.getByRole("button", { name: "Adicionar outro produto" })).toBeFocused();
  }

  await page.getByRole("button", { name: "Remover Aurora Breeze 15" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.lines).toHaveCount(1);
  await expect(page.getByRole("button", { name: "Remover Nimbus Air 13" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(form.lines).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Adicionar produto" })).toBeFocused();
});
