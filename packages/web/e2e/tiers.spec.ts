// Levels: where somebody stands and their appeal; a review looked at by one and granted by another; trainings.
import { aClient, aStaffMember, plant } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled } from "../../server/test/builders-campaigns.ts";
import { anExperience, aReview } from "../../server/test/builders-levels.ts";
import { expect, test } from "./fixtures/test.ts";
import { pick } from "./pages/choices.ts";

test("a person sees where they stand, what comes next, and appeals once", {
  tag: "@phone",
}, async ({ page, product: { app }, signInAs, expectAccessible }) => {
  const client = await aClient(app, { has_campaigns: true, has_profile: true });
  const campaign = await aCampaign(app, client);
  const ana = await anEnrolled(app, client, campaign);
  await aReview(app, ana, campaign, { state: "refused" });
  await anExperience(app, ana, campaign, 1_040);

  await test.step("from home to the level", async () => {
    await signInAs(ana, "/home");
    await page.getByRole("link", { name: "Meu nível: Básico" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Meu nível");
    await expect(page.getByText("Você tem a experiência que o nível Creator pede.")).toBeVisible();
    await expect(page.getByText("Chega com 3.000 XP numa campanha; mantém com 1.200.")).toBeVisible();
    await expect(page.getByText("Desta vez o nível Creator não foi aprovado.")).toBeVisible();
    await expectAccessible();
  });

  await test.step("an appeal, once", async () => {
    await page.getByRole("button", { name: "Entrar com recurso" }).click();
    const sheet = page.getByRole("dialog");
    await sheet.getByRole("textbox").fill("Tenho as duas vias da nota.");
    await sheet.getByRole("button", { name: "Enviar recurso" }).click();
    await expect(page.getByText("Seu recurso chegou.", { exact: false })).toBeVisible();
    await expect(page.getByText("Tenho as duas vias da nota.")).toBeVisible();
    await expect(page.getByRole("button", { name: "Entrar com recurso" })).toBeHidden();
  });
});

test("one looks at the evidence, another grants; a training is recorded", {
  tag: "@desktop",
}, async ({ page, product: { app }, signInAs, expectAccessible }) => {
  const client = await aClient(app);
  const campaign = await aCampaign(app, client);
  const bia = await anEnrolled(app, client, campaign, { user: { first_name: "Bia", last_name: "Nunes" } });
  await aReview(app, bia, campaign);
  await anExperience(app, bia, campaign, 1_200);
  const title = page.getByRole("heading", { level: 1 });
  const dialog = page.getByRole("dialog");
  const main = page.getByRole("main");

  await test.step("looked at: told before that somebody else decides", async () => {
    await signInAs(await aStaffMember(app, client, "auditor"), "/admin/levels");
    await expect(title).toHaveText("Níveis");
    await expectAccessible();
    await main.getByRole("row", { name: /Bia Nunes/ }).click();
    await expect(title).toHaveText("Bia Nunes");
    await expect(page.getByText("Aprovar exige duas pessoas.", { exact: false })).toBeVisible();
    await expectAccessible();
    await main.getByRole("button", { name: "Em ordem" }).click();
    await expect(dialog.getByText("Depois disso você não decide", { exact: false })).toBeVisible();
    await expectAccessible("[role=dialog]");
    await dialog.getByRole("button", { name: "Em ordem" }).click();
    await expect(main.getByText("Evidência em ordem")).toBeVisible();
    await expect(main.getByRole("button", { name: "Aprovar nível" })).toBeHidden();
  });

  await test.step("granted by somebody else", async () => {
    await signInAs(await aStaffMember(app, client, "program_administrator"), "/admin/levels");
    await main.getByRole("row", { name: /Bia Nunes/ }).click();
    await main.getByRole("button", { name: "Aprovar nível" }).click();
    await dialog.getByRole("button", { name: "Aprovar nível" }).click();
    await expect(page.getByText("Bia Nunes agora é Creator.")).toBeVisible();
    const levelOf = () =>
      plant(app, (tx) =>
        tx.selectFrom("person_levels").select("level").where("user_id", "=", bia.userId).executeTakeFirst(),
      );
    expect(await levelOf()).toEqual({ level: "creator" });
  });

  await test.step("what levels ask is fixed once the campaign runs, and nobody falls in a first one", async () => {
    await page.goto(`/admin/campaigns/${campaign.id}/levels`);
    await expect(main.getByText("A campanha começou", { exact: false })).toBeVisible();
    await expect(main.getByText("Experiência para manter").first()).toBeVisible();
    await expectAccessible();
    await main.getByRole("link", { name: "Quem desce quando esta campanha começa" }).click();
    await expect(title).toHaveText("Quem desce um nível");
    await expect(main.getByText("Primeira campanha neste país: ninguém desce.")).toBeVisible();
    await expectAccessible();
  });

  await test.step("a training, and who completed it", async () => {
    await page.goto("/admin/trainings");
    await main.getByRole("button", { name: "Novo treinamento" }).first().click();
    await dialog.getByLabel("Título (Português)").fill("Notebooks 2026");
    await dialog.getByRole("button", { name: "Criar" }).click();
    await expect(title).toHaveText("Notebooks 2026");
    await page.getByRole("button", { name: "Registrar conclusão" }).click();
    await dialog.getByRole("combobox", { name: "Pessoa" }).fill("bia");
    await pick(page, /Bia Nunes/);
    await expectAccessible("[role=dialog]");
    await dialog.getByRole("button", { name: "Registrar" }).click();
    await expect(main.getByRole("link", { name: "Bia Nunes" })).toBeVisible();
    await expectAccessible();
  });
});

test("the levels of a campaign are written before it begins", { tag: "@desktop" }, async ({
  page,
  product: { app },
  signInAs,
  expectAccessible,
}) => {
  const client = await aClient(app);
  const { id } = await aCampaign(app, client, { state: "draft" });
  await signInAs(await aStaffMember(app, client, "program_administrator"), `/admin/campaigns/${id}/levels`);
  const keeps = page.getByRole("textbox", { name: "Experiência para manter" });
  await expect(keeps).toHaveCount(2);
  await expectAccessible();
  await keeps.first().fill("1001");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByRole("alert")).toContainText("Creator: Experiência para manter");
  await keeps.first().fill("500");
  await page.getByRole("button", { name: "Salvar" }).click();
  await expect(page.getByText("Níveis salvos")).toBeVisible();
  const keep = () =>
    plant(app, (tx) =>
      tx
        .selectFrom("campaign_levels")
        .select("keep")
        .where("campaign_id", "=", id)
        .where("level", "=", "creator")
        .executeTakeFirst(),
    );
  expect(await keep()).toEqual({ keep: 500 });
});
