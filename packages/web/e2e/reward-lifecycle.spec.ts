// From enough experience to the parcel at the door: the person on a phone, auditor and office at their desks.
import type { Page } from "@playwright/test";
import { aStaffMember } from "../../server/test/builders.ts";
import { aClaim } from "../../server/test/builders-audit.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { anExperience } from "../../server/test/builders-levels.ts";
import { aReward } from "../../server/test/builders-rewards.ts";
import { homeAddress } from "../../server/test/home-address.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";
import { Shell } from "./pages/shell.ts";

const menu = ["home", "campaigns", "reward-store", "profile"] as const;
const modules = { has_campaigns: true, has_reward_store: true, has_profile: true };

/** Bia, whose last sale of 60 waits in the audit: with it she has 1,020 of the 1,000 that Creator asks. */
async function anAlmostCreator({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, modules, menu);
  const campaign = await aCampaign(app, client);
  const { recipient: _, phone, ...address } = homeAddress;
  const bia = await anEnrolled(app, client, campaign, {
    user: {
      ...{ first_name: "Bia", last_name: "Nunes" },
      ...{ phones: JSON.stringify({ cellphone: phone }), address: JSON.stringify(address) },
    },
  });
  await anExperience(app, bia, campaign, 960, { points: 960 });
  const claim = { invoice_number: "6601", invoice_key: "6601" };
  await aClaim(app, client, campaign, bia, { claim });
  const eligibility = { level: "creator" } as const;
  const chair = await aReward(app, client, {
    name: "Cadeira gamer",
    units: 5,
    prices: { BR: 900 },
    eligibility,
  });
  const auditor = await aStaffMember(app, client, "auditor");
  const office = await aStaffMember(app, client, "program_administrator");
  return { bia, chair, auditor, office };
}

const title = (page: Page) => page.getByRole("heading", { level: 1 });
const main = (page: Page) => page.getByRole("main");
const row = (desk: Page) => main(desk).getByRole("row", { name: /Bia Nunes/ });

test("eligible, looked at, granted; the restricted reward opens, is redeemed, and arrives", {
  tag: "@phone",
}, async ({ page, product, signInAs, atDesk, shell, expectAccessible }) => {
  const { bia, chair, auditor, office } = await anAlmostCreator(product);
  const review = page.getByRole("status").filter({ hasText: /Creator|conferidas/ });

  await test.step("what Creator opens is locked, and says what opens it", async () => {
    await signInAs(bia, `/reward-store/details/${chair.id}/`);
    await expect(page.getByText("Chegue ao nível Creator para abrir.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Resgatar", exact: true })).toBeDisabled();
    await page.getByRole("link", { name: "Ver meu nível" }).click();
  });

  await test.step("eligible: told by a message, and by the level's page", async () => {
    await expect(title(page)).toHaveText("Meu nível");
    await expect(review).toContainText("Você chegou à experiência do nível Creator.");
    await expect(page.getByText("60 XP ainda em auditoria", { exact: false })).toBeVisible();
    await shell.bell.click();
    await page.getByRole("link", { name: /Você pode chegar a Creator/ }).click();
    await expect(title(page)).toHaveText("Meu nível");
  });

  await test.step("the auditor accepts the sale, then looks at the evidence", async () => {
    const desk = await atDesk(auditor, "/admin/review/work");
    await expect(title(desk)).toHaveText("6601");
    const decision = desk.getByRole("toolbar", { name: "Decisão" });
    await decision.getByRole("button", { name: "Aprovar", exact: true }).click();
    await expect(desk.getByText("Tudo decidido")).toBeVisible();
    await main(desk).getByRole("link", { name: "Voltar à fila" }).click();
    await new Shell(desk, false).goTo("Níveis");
    await row(desk).click();
    await main(desk).getByRole("button", { name: "Em ordem" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Em ordem" }).click();
    await expect(main(desk).getByText("Evidência em ordem")).toBeVisible();
    await expect(review).toContainText("Suas vendas já foram conferidas.");
    await expect(page.getByText("XP ainda em auditoria", { exact: false })).toBeHidden();
  });

  const desk = await atDesk(office, "/admin/levels");
  await test.step("somebody else grants; the open page says so by itself", async () => {
    await row(desk).click();
    await main(desk).getByRole("button", { name: "Aprovar nível" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Aprovar nível" }).click();
    await expect(review).toContainText("Parabéns: Creator é o seu nível.");
    await expect(main(page).getByText("Subiu para Creator")).toBeVisible();
    await expectAccessible();
  });

  await test.step("the reward opened, and is redeemed", async () => {
    await shell.goTo("Prêmios");
    const card = page.getByRole("list", { name: "Prêmios" }).getByRole("listitem");
    await expect(card).toContainText("Últimas unidades");
    await card.getByRole("link", { name: /Cadeira gamer/ }).click();
    await page.getByRole("button", { name: "Resgatar", exact: true }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("button", { name: "Continuar" }).click();
    await sheet.getByRole("button", { name: "Resgatar por 900 pontos" }).click();
    await sheet.getByRole("link", { name: "Ver o pedido" }).click();
  });

  const now = page.locator("[aria-current=step]");
  await test.step("approved", async () => {
    await expect(now).toContainText("Aguardando aprovação");
    await new Shell(desk, false).goTo("Pedidos");
    await row(desk).getByRole("checkbox").check();
    await desk.getByRole("button", { name: "Aprovar", exact: true }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Aprovar", exact: true }).click();
    await expect(now).toContainText("Aprovado");
  });

  await test.step("shipped, with what to follow it by", async () => {
    await desk.getByRole("link", { name: "Para enviar" }).click();
    await row(desk).getByRole("checkbox").check();
    await desk.getByRole("button", { name: "Enviar", exact: true }).click();
    const sheet = desk.getByRole("dialog", { name: "Enviar 1 pedido" });
    await sheet.getByRole("textbox", { name: "Transportadora" }).fill("Correios");
    await sheet.getByRole("textbox", { name: "Código de rastreio" }).fill("BR123456789BR");
    await sheet.getByRole("button", { name: "Enviar" }).click();
    await expect(now).toContainText("Enviado");
    await expect(page.getByText("BR123456789BR")).toBeVisible();
  });

  await test.step("delivered; every step was told", async () => {
    await desk.getByRole("link", { name: "A caminho" }).click();
    await row(desk).click();
    await main(desk).getByRole("button", { name: "Marcar como entregue" }).click();
    await desk.getByRole("dialog").getByRole("button", { name: "Marcar como entregue" }).click();
    await expect(now).toContainText("Entregue");
    await shell.bell.click();
    for (const name of ["Agora você é Creator", "Pedido aprovado", "Pedido enviado", "Pedido entregue"])
      await expect(main(page).getByRole("link", { name: name })).toBeVisible();
  });
});
