// A campaign ends, the next begins, and levels fall by exactly one where the minimum was not kept: as the office saw
// before, and as people read afterwards.
import { addDays, localDay } from "@trilha/contract/core/zoned-days.ts";
import { campaignJobs } from "../../server/src/loyalty/campaigns/index.ts";
import { levelJobs } from "../../server/src/loyalty/tiers/index.ts";
import type { TestApp } from "../../server/test/app.ts";
import { aStaffMember } from "../../server/test/builders.ts";
import { aCampaign, anEnrolled, enrol } from "../../server/test/builders-campaigns.ts";
import { aLevel, anExperience } from "../../server/test/builders-levels.ts";
import { storeZone } from "../../server/test/clock.ts";
import { expectAccessible as expectAccessiblePage } from "./fixtures/accessibility.ts";
import { aClientWithMenu } from "./fixtures/people.ts";
import { signInAs as signIn } from "./fixtures/sign-in.ts";
import { expect, test } from "./fixtures/test.ts";

const menu = ["home", "campaigns", "reward-store", "profile"] as const;
const once = { attempt: 1, maxAttempts: 1 };
const modules = { has_campaigns: true, has_reward_store: true, has_profile: true };

/** The last day of a campaign for people who rose in the one before, with what each has of the 400 that keep Creator and the 1,200 that keep Influencer. */
async function aLastDay(app: TestApp) {
  const today = localDay(new Date(), storeZone);
  const client = await aClientWithMenu(app, modules, menu);
  const office = await aStaffMember(app, client, "program_administrator");
  const yesterday = addDays(today, -1);
  app.clock.set(new Date(`${yesterday}T12:00:00-03:00`));
  const winter = await aCampaign(app, client, {
    ...{ state: "ended", days: { beginsOn: addDays(today, -150), endsOn: addDays(today, -75) } },
    title: JSON.stringify({ "pt-BR": "Inverno" }),
  });
  const spring = await aCampaign(app, client, { days: { beginsOn: addDays(today, -74), endsOn: yesterday } });
  const summer = await aCampaign(app, client, {
    ...{ state: "scheduled", days: { beginsOn: today, endsOn: addDays(today, 74) } },
    title: JSON.stringify({ "pt-BR": "Verão" }),
  });
  const somebody = async (name: string, level: "creator" | "influencer", experience: number) => {
    const user = { first_name: name, last_name: "Souza" };
    const who = await anEnrolled(app, client, winter, { user });
    await anExperience(app, who, winter, 3_000);
    await aLevel(app, who, winter, level);
    await enrol(app, spring, who, [{ id: who.storeId, retailerId: who.retailerId }]);
    await anExperience(app, who, spring, experience, { points: 60 });
    return who;
  };
  const [ivo, kai, lia] = [
    await somebody("Ivo", "influencer", 1_199),
    await somebody("Kai", "creator", 399),
    await somebody("Lia", "creator", 400),
  ];
  // All of them kept it as spring began.
  await levelJobs["levels.fall"].run(app.parts, {}, once);
  return { office, summer, ivo, kai, lia };
}

test("levels fall as the office saw before: by one, where the minimum was missed, and people read why", {
  tag: "@phone",
}, async ({ page, product, signInAs, atDesk, shell, expectAccessible }) => {
  const { app } = product;
  const { office, summer, ivo, kai, lia } = await aLastDay(app);
  const title = page.getByRole("heading", { level: 1 });
  const desk = await atDesk(office, `/admin/campaigns/${summer.id}/levels`);
  const main = desk.getByRole("main");
  /** List of people who fall, from where and to where. */
  const expectList = async () => {
    await expect(main.getByText("Conta a experiência de Primavera.")).toBeVisible();
    await expect(main.locator("dl > div").filter({ hasText: "Mantêm" })).toContainText("1");
    await expect(main.locator("dl > div").filter({ hasText: "Descem" })).toContainText("2");
    const rows = main.getByRole("row");
    await expect(rows.filter({ hasText: "Ivo Souza" })).toContainText(/Influencer.*Creator.*1\.199.*1\.200/s);
    await expect(rows.filter({ hasText: "Kai Souza" })).toContainText(/Creator.*Básico.*399.*400/s);
    await expect(rows.filter({ hasText: "Lia Souza" })).toHaveCount(0);
  };

  await test.step("the office looks before: who would keep their level, and who would fall", async () => {
    await main.getByRole("link", { name: "Quem desce quando esta campanha começa" }).click();
    await expect(main.getByText(/Começa em .*Como seria agora/)).toBeVisible();
    await expectList();
    await expectAccessiblePage(desk);
  });

  await test.step("until then the level holds, and says what would keep it", async () => {
    await signInAs(ivo, "/profile/level");
    await expect(page.getByRole("heading", { level: 2, name: "Influencer" })).toBeVisible();
    await expect(page.getByText("Influencer se mantém com 1.200")).toBeVisible();
  });

  await test.step("the campaign ends and the next begins; again changes nothing", async () => {
    // A day passes at once: nobody's page is open over it.
    await Promise.all([page, desk].map((open) => open.goto("about:blank")));
    app.clock.reset();
    for (const _ of [1, 2]) {
      await campaignJobs["campaigns.begin_and_end"].run(app.parts, {}, once);
      await levelJobs["levels.fall"].run(app.parts, {}, once);
    }
    await signIn(desk, product, office, `/admin/levels/falls/${summer.id}`);
    await expect(main.getByText(/Feito em/)).toBeVisible();
    await expectList();
  });

  await test.step("who fell is told, reads why, and sees the way back up", async () => {
    await signInAs(ivo, "/home");
    await shell.bell.click();
    await page.getByRole("link", { name: /Seu nível agora é Creator/ }).click();
    await expect(title).toHaveText("Meu nível");
    await expect(page.getByRole("heading", { level: 2, name: "Creator" })).toBeVisible();
    const why = "A campanha Primavera terminou com 1.199 XP; o nível Influencer se mantém com 1.200.";
    await expect(page.getByText(why)).toHaveCount(2);
    await expect(page.getByText("Voltou para Creator na nova campanha")).toBeVisible();
    await expect(page.getByText("Faltam 400 XP até", { exact: false })).toBeVisible();
    await expectAccessible();
  });

  await test.step("its points are gone with the campaign, its experience is not; the next asks to be joined", async () => {
    await page.goto("/profile/points");
    await expect(page.getByText("Fim da campanha")).toBeVisible();
    const experience = page.locator("dl > div").filter({ hasText: "Não diminui com resgates" });
    await expect(experience.filter({ hasText: "1.199" })).toBeVisible();
    await page.goto("/reward-store");
    await page.getByRole("link", { name: "Ver campanhas" }).click();
    await expect(title).toHaveText("Campanhas");
    await expect(page.getByRole("link", { name: /^Participar/ })).toHaveAttribute(
      "href",
      new RegExp(summer.id),
    );
  });

  await test.step("from Creator to basic, and who had just enough stays", async () => {
    await signInAs(kai, "/profile/level");
    await expect(page.getByRole("heading", { level: 2, name: "Básico" })).toBeVisible();
    await signInAs(lia, "/notifications");
    await expect(page.getByRole("link", { name: /Você continua Creator Verão/ })).toBeVisible();
    await page.goto("/profile/level");
    await expect(page.getByRole("heading", { level: 2, name: "Creator" })).toBeVisible();
    await expect(page.getByText("Voltou para", { exact: false })).toHaveCount(0);
  });
});
