// A person signed up for two running campaigns: each report goes to the chosen one.
import type { RuleSet } from "@trilha/contract/loyalty/earning/rule-set.ts";
import { aProduct } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, enrol, sixtyEach } from "../../server/test/builders-campaigns.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SaleForm } from "./pages/sale-form.ts";

const menu = ["home", "insert-sales", "points-table"] as const;
const modules = { has_campaigns: true, has_sales: true, has_points_table: true };
const ninetyEach: RuleSet = { ...sixtyEach, base: [{ id: "all", match: {}, points: 90, experience: 0 }] };

test("who is in two campaigns chooses where a sale goes; points and table follow", { tag: "@phone" }, async ({
  page,
  product: { app },
  signInAs,
  expectAccessible,
}) => {
  const client = await aClientWithMenu(app, modules, menu);
  await aProduct(app, client, { name: "Aurora Breeze 15" });
  const title = (text: string) => JSON.stringify({ "pt-BR": text });
  const inverno = await aCampaign(app, client, { title: title("Inverno"), ruleSet: sixtyEach });
  const seller = await anEnrolled(app, client, inverno, { store: { photos_allowed: false } });
  const outono = await aCampaign(app, client, { title: title("Outono"), ruleSet: ninetyEach });
  const store = { id: seller.storeId, retailerId: seller.retailerId };
  await enrol(app, outono, seller, [store]);

  const form = new SaleForm(page);
  await signInAs(seller, "/insert-sales");
  const choice = page.getByRole("combobox", { name: "Campanha" });
  await choice.selectOption("Inverno");
  await form.add("Aurora Breeze 15");
  await form.number.fill("4712");
  await expect(form.bar).toContainText("60");
  await expectAccessible();
  await choice.selectOption("Outono");
  await expect(form.bar).toContainText("90");
  await expect(form.number).toHaveValue("4712");
  await page.reload();
  await expect(choice.locator("option:checked")).toHaveText("Outono");
  await expect(form.number).toHaveValue("4712");
  await form.send.click();
  await expect(form.receipt).toContainText("90");
  await page.goto("/points-table");
  await expect(page.getByText("Outono").first()).toBeVisible();
  await expect(choice.locator("option:checked")).toHaveText("Outono");
});
