// A sale on a line that does not bring what the page needs, and does not take what it sends.
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { reportSale } from "@trilha/contract/loyalty/claims/endpoints.ts";
import { aProduct } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../server/test/builders-campaigns.ts";
import { plainPhoto } from "./fixtures/invoices.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { SaleForm } from "./pages/sale-form.ts";

const zone = "America/Sao_Paulo";

async function aShop({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, { has_campaigns: true, has_sales: true, has_profile: true }, [
    "home",
    "campaigns",
    "insert-sales",
    "profile",
  ]);
  const today = localDay(app.clock.now(), zone);
  const days = { beginsOn: today, endsOn: today, zones: { BR: zone } };
  const campaign = await aCampaign(app, client, { ruleSet: sixtyEach, days });
  const seller = await anEnrolled(app, client, campaign, {
    country: "BR",
    store: { photos_allowed: false },
  });
  const notebook = await aProduct(app, client, { name: "Aurora Breeze 15" });
  return { today, campaign, seller, notebook };
}

test("a sheet that cannot be fetched leaves what was typed, and comes when it is asked for again", {
  tag: "@phone",
}, async ({ page, product, signInAs, complaints, expectAccessible }) => {
  complaints.expect(/ERR_FAILED/);
  const { seller } = await aShop(product);
  await page.route(/\/assets\/ProductSheet/, (route) => route.abort());
  const form = new SaleForm(page);
  await signInAs(seller, "/insert-sales");
  await form.number.fill("4711");

  const add = page.getByRole("button", { name: /^Adicionar/ });
  await add.click();
  const fault = page.getByRole("alert").filter({ hasText: "Esta parte da página não chegou." });
  await expect(fault).toBeVisible();
  await expectAccessible();
  await fault.getByRole("button", { name: "Fechar" }).click();
  await expect(fault).toBeHidden();
  await expect(form.number).toHaveValue("4711");

  await add.click();
  await expect(fault).toBeVisible();
  await page.unroute(/\/assets\/ProductSheet/);
  await fault.getByRole("button", { name: "Tentar de novo" }).click();
  await expect(page.getByRole("dialog", { name: "Escolher produto" })).toBeVisible();
  await expect(fault).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(form.number).toHaveValue("4711");
});

test("a picture that was not sent outlives a reload with its draft", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  complaints,
}) => {
  complaints.expect(/ERR_FAILED/);
  const { seller } = await aShop(product);
  await page.route("**/api/files**", (route) => route.abort());
  await signInAs(seller, "/insert-sales");
  await page.locator("#sale-photo").setInputFiles(await plainPhoto(5));
  await expect(page.getByRole("button", { name: "Tentar de novo" })).toBeVisible();
  await page.unroute("**/api/files**");
  await page.reload();
  await expect(page.getByText("Foto enviada")).toBeVisible();
});

test("an invoice sent before is told when its number is there; an earlier sale can be repeated", {
  tag: "@phone",
}, async ({ page, product, signInAs, expectAccessible }) => {
  const { today, campaign, seller, notebook } = await aShop(product);
  await product.app.request(
    reportSale,
    {
      body: {
        ...{ campaignId: campaign.id, storeId: seller.storeId, invoiceNumber: "4711", saleDate: today },
        ...{ lines: [{ productId: notebook.id, quantity: 3 }], photoFileId: null },
      },
    },
    { as: seller },
  );
  const form = new SaleForm(page);
  await signInAs(seller, "/insert-sales");
  await form.number.fill("004711");
  await form.number.press("Tab");
  const sent = page.getByRole("alert").filter({ hasText: "Você já registrou a nota 4711" });
  await expect(sent).toBeVisible();
  await expectAccessible();
  await form.number.fill("");
  await form.number.press("Tab");
  await expect(sent).toBeHidden();

  await page.goto("/profile/sales");
  await page.getByRole("link", { name: /Nota 4711/ }).click();
  await page.getByRole("button", { name: "Registrar parecida" }).click();
  await expect(form.lines).toHaveCount(1);
  await expect(page.getByRole("textbox", { name: /Quantidade de Aurora/ })).toHaveValue("3");
  await expect(form.number).toHaveValue("");
  await expect(page.getByRole("textbox", { name: /Data da venda/ })).toHaveValue("");
});
