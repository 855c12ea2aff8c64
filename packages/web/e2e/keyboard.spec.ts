// Work by keyboard alone: wherever something goes away, focus returns or goes on, and never starts again at the top.
import type { Locator, Page } from "@playwright/test";
import { localDay } from "@trilha/contract/core/zoned-days.ts";
import { aMember, aProduct } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, sixtyEach } from "../../server/test/builders-campaigns.ts";
import { aCourse } from "../../server/test/builders-courses.ts";
import { givePoints } from "../../server/test/builders-orders.ts";
import { aReward } from "../../server/test/builders-rewards.ts";
import { aTest } from "../../server/test/builders-tests.ts";
import { homeAddress } from "../../server/test/home-address.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { SaleForm } from "./pages/sale-form.ts";

const zone = "America/Sao_Paulo";

/** Whether focus stands in the sheet that is open, if one is. */
function sheetHasFocus(): boolean {
  const sheet = document.querySelector("[role=dialog]");
  return !sheet || sheet.contains(document.activeElement);
}

/** Tabs on until the place is reached: a button by its name, or anything. */
async function tabTo(page: Page, to: string | Locator): Promise<void> {
  const place = typeof to === "string" ? page.getByRole("button", { name: to, exact: true }) : to;
  await expect(place.first()).toBeVisible();
  // A sheet is drawn a moment before it takes focus; a key in between would still be the page's.
  await expect.poll(() => page.evaluate(sheetHasFocus)).toBe(true);
  for (let step = 0; step < 60; step += 1) {
    if (await place.evaluateAll((all) => all.some((one) => one === document.activeElement))) return;
    await page.keyboard.press("Tab");
  }
  throw new Error(`no way to ${to}`);
}

/** Tabs to the place and presses it. */
async function pressAt(page: Page, to: string | Locator, key = "Enter"): Promise<void> {
  await tabTo(page, to);
  await page.keyboard.press(key);
}

/** Focus stands in a part of the page: what had it is gone, and has passed it on. */
const expectPlaceIn = (part: Locator) =>
  expect.poll(() => part.evaluate((element) => element.contains(document.activeElement))).toBe(true);

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
    await pressAt(page, page.getByRole("button", { name }));
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

test("an order by keyboard: from the store through the sheet to the order, and called off", {
  tag: "@desktop",
}, async ({ page, product: { app }, signInAs }) => {
  const modules = { has_campaigns: true, has_reward_store: true, has_profile: true };
  const client = await aClientWithMenu(app, modules, ["home", "campaigns", "reward-store", "profile"]);
  const campaign = await aCampaign(app, client);
  const { recipient: _, phone, ...address } = homeAddress;
  const buyer = await anEnrolled(app, client, campaign, {
    user: { phones: JSON.stringify({ cellphone: phone }), address: JSON.stringify(address) },
  });
  await givePoints(app, campaign, buyer, 1000);
  await aReward(app, client, { name: "Fone Aurora", units: 5, prices: { BR: 300 } });
  await signInAs(buyer, "/reward-store");
  const main = page.getByRole("main");
  const sheet = page.getByRole("dialog");

  await page.getByRole("searchbox").focus();
  await pressAt(page, page.getByRole("link", { name: /Fone Aurora/ }));
  await expect(page.getByRole("heading", { name: "Fone Aurora", level: 1 })).toBeFocused();
  await pressAt(page, "Resgatar");
  await expect(sheet.getByText("Avenida Paulista, 1000")).toBeVisible();
  await pressAt(page, sheet.getByRole("button", { name: "Uma unidade a mais" }));
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Resgatar", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await pressAt(page, sheet.getByRole("button", { name: "Continuar" }));
  await pressAt(page, sheet.getByRole("button", { name: /^Resgatar por/ }));
  await expect(sheet.getByRole("status")).toContainText(/Pedido \w{8} feito/);
  await expectPlaceIn(sheet);
  await pressAt(page, sheet.getByRole("link", { name: "Ver o pedido" }));

  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await pressAt(page, "Cancelar pedido");
  await expect(page.getByRole("dialog", { name: "Cancelar este pedido?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expect(page.getByRole("button", { name: "Cancelar pedido" })).toBeFocused();
  await page.keyboard.press("Enter");
  await pressAt(page, sheet.getByRole("button", { name: "Cancelar pedido" }));
  await expect(main.getByText("Cancelado", { exact: true }).first()).toBeVisible();
  await expect(sheet).toBeHidden();
  await expectPlaceIn(main);
});

test("a course and its test by keyboard: enrolled, read on, answered, handed in", {
  tag: "@desktop",
}, async ({ page, product: { app }, signInAs }) => {
  const client = await aClientWithMenu(app, { has_courses: true }, ["home", "online-courses"]);
  const learner = await aMember(app, { client });
  const course = await aCourse(app, client, {
    title: { "pt-BR": "Atendimento na loja" },
    modules: [
      {
        title: { "pt-BR": "Começo" },
        activities: [
          { title: { "pt-BR": "Leitura" } },
          await aTest(app, client, {
            title: { "pt-BR": "Prova" },
            asks: ["one", "true_false"],
            settings: { feedback: "now" },
          }),
        ],
      },
    ],
  });
  await signInAs(learner, `/online-courses/${course.id}`);
  const main = page.getByRole("main");
  const sheet = page.getByRole("dialog");
  const next = page.getByRole("region", { name: "Próximo passo" });
  const question = (number: number) =>
    page.getByRole("heading", { name: new RegExp(`^Pergunta ${number} de`) });

  await next.getByRole("button", { name: "Inscrever-se" }).focus();
  await page.keyboard.press("Enter");
  await expect(next.getByRole("link", { name: "Começar" })).toBeVisible();
  await expectPlaceIn(next);
  await pressAt(page, next.getByRole("link", { name: "Começar" }));

  await expect(page.getByRole("heading", { name: "Leitura", level: 1 })).toBeFocused();
  await pressAt(page, "Conteúdo do curso");
  await expect(page.getByRole("complementary", { name: "Conteúdo do curso" })).toBeVisible();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("complementary", { name: "Conteúdo do curso" })).toBeHidden();
  await expect(page.getByRole("button", { name: "Conteúdo do curso" })).toBeFocused();
  await page.getByRole("button", { name: "Próxima: Prova" }).focus();
  await page.keyboard.press("Enter");

  await expect(page.getByRole("heading", { name: "Prova", level: 1 })).toBeFocused();
  await pressAt(page, "Começar");
  await expect(question(1)).toBeFocused();
  await tabTo(page, page.getByRole("radio"));
  while (!(await page.getByRole("radio", { name: "Ouvir o cliente" }).isChecked()))
    await page.keyboard.press("ArrowDown");
  await pressAt(page, "Limpar resposta");
  await expect(page.getByRole("button", { name: "Limpar resposta" })).toBeHidden();
  await expectPlaceIn(main);
  await page.getByRole("radio", { name: "Ouvir o cliente" }).press("Space");
  await pressAt(page, "Conferir");
  await expect(page.getByText("Isso: quem ouve vende melhor.")).toBeVisible();
  await pressAt(page, page.getByRole("button", { name: "Próxima", exact: true }));
  await expect(question(2)).toBeFocused();
  await page.getByRole("radio", { name: "Verdadeiro" }).press("Space");
  await pressAt(page, "Conferir");
  await expect(page.getByRole("button", { name: "Conferir" })).toBeHidden();
  await expectPlaceIn(main);

  await pressAt(page, main.getByRole("button", { name: "Entregar", exact: true }));
  await expect(page.getByRole("dialog", { name: "Entregar agora?" })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await expectPlaceIn(main);
  await page.keyboard.press("Enter");
  await pressAt(page, sheet.getByRole("button", { name: "Entregar agora" }));
  await pressAt(
    page,
    page.getByRole("dialog", { name: "Curso concluído!" }).getByRole("button", { name: "Ficar aqui" }),
  );
  await expect(sheet).toBeHidden();
  await expectPlaceIn(main);
});
