// Where somebody stands in a campaign: among everybody and among their own, by their own choice of name.

import { publishEvent } from "../../server/src/core/events.ts";
import { isRefusal } from "../../server/src/core/refusal.ts";
import { awardMany } from "../../server/src/loyalty/ledger/index.ts";
import { anAward } from "../../server/test/books.ts";
import { plant } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import type { StartedProduct } from "./fixtures/product.ts";
import { expect, test } from "./fixtures/test.ts";

/** The page looks again every ten seconds, and places are counted by a job: both may be late on a busy machine. */
const lookedAgain = 45_000;

/** A campaign with three sellers; what one of them is given arrives as a sale does: booked, and told to their pages. */
async function aContest({ app }: StartedProduct) {
  const client = await aClientWithMenu(app, { has_ranking: true, has_profile: true }, ["home", "ranking"]);
  const campaign = await aCampaign(app, client);
  const [ana, bia, leo] = [
    await anEnrolled(app, client, campaign, { user: { first_name: "Ana", nickname: "Aninha" } }),
    await anEnrolled(app, client, campaign, { user: { first_name: "Bia", last_name: "Nunes" } }),
    await anEnrolled(app, client, campaign, { user: { first_name: "Leo", last_name: "Reis" } }),
  ];
  const give = async (to: typeof ana, points: number, audit: "awaiting" | "cleared" = "cleared") => {
    const pocket = { clientId: client.id, potId: campaign.id, userId: to.userId };
    const given = anAward(pocket, { points, experience: points, audit });
    await plant(app, async (tx) => {
      const posted = await awardMany(tx, [given]);
      if (isRefusal(posted)) return posted;
      await publishEvent(tx, "points.changed", { clientId: client.id, userId: to.userId });
      return undefined;
    });
  };
  await give(ana, 300);
  await give(bia, 200);
  await give(bia, 50, "awaiting");
  return { ana, bia, leo, give };
}

test("my place among everybody and in my store, and how others see me", { tag: "@phone" }, async ({
  page,
  product,
  signInAs,
  expectAccessible,
}) => {
  const { bia, leo, give } = await aContest(product);
  await signInAs(bia, "/ranking");
  const mine = page.getByRole("region", { name: "Meu lugar" });
  await expect(mine.getByText("2º lugar", { exact: true })).toBeVisible({ timeout: lookedAgain });
  await expect(mine.getByText("entre 3 pessoas")).toBeVisible();
  await expect(mine.getByText("Faltam 100 pontos")).toBeVisible();
  const rows = page.getByRole("list", { name: "Ranking" }).getByRole("listitem");
  await expect(rows).toHaveText([
    /1º lugar:.*Aninha/,
    /2º lugar:.*Bia N\..*Você.*\+50 em auditoria/,
    /3º lugar:.*Leo R\./,
  ]);
  await expectAccessible();

  await test.step("by experience what is under audit counts too", async () => {
    await page.getByRole("radio", { name: "Experiência" }).check({ force: true });
    await expect(mine.getByText("Faltam 50 de experiência")).toBeVisible();
    await page.getByRole("radio", { name: "Pontos", exact: true }).check({ force: true });
  });

  await test.step("in my own store I am alone", async () => {
    await page
      .getByRole("navigation", { name: "Entre quem" })
      .getByRole("link", { name: /^Store/ })
      .click();
    await expect(mine.getByText("1º lugar", { exact: true })).toBeVisible();
    await expect(rows).toHaveCount(1);
    await page.getByRole("link", { name: "Todos" }).click();
    await expect(rows).toHaveCount(3);
  });

  await test.step("what I am given moves me while I look", async () => {
    await give(bia, 150);
    await expect(mine.getByText("1º lugar", { exact: true })).toBeVisible({ timeout: lookedAgain });
  });

  await test.step("hidden, I keep my place and others do not read who I am", async () => {
    await page.getByRole("button", { name: "Como apareço" }).click();
    const sheet = page.getByRole("dialog");
    await expect(sheet.getByText("Os outros leem: Bia N.").first()).toBeVisible();
    await sheet.getByRole("radio", { name: /Sem aparecer/ }).check();
    await expectAccessible("[role=dialog]");
    await sheet.getByRole("button", { name: "Salvar" }).click();
    await expect(page.getByText("Pronto: o ranking já mostra a sua escolha")).toBeVisible();
    await signInAs(leo, "/ranking");
    await expect(rows).toHaveText([
      /1º lugar:.*Prefere não aparecer/,
      /2º lugar:.*Aninha/,
      /3º lugar:.*Leo R\..*Você/,
    ]);
  });
});
